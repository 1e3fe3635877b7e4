import type { FirebaseApp } from 'firebase/app';
import { initializeApp } from 'firebase/app';
import type { FirebaseSettings } from './environment';

/** Opens the Firebase project, by a name where it is not to share what it keeps; nothing is sent yet. Opening it again gives the same one. */
export function openFirebaseApp({ measurementId, ...settings }: FirebaseSettings, name?: string): FirebaseApp {
  return initializeApp(measurementId === null ? settings : { ...settings, measurementId }, name);
}
