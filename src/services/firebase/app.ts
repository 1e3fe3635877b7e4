import type { FirebaseApp } from 'firebase/app';
import { initializeApp } from 'firebase/app';
import type { FirebaseSettings } from './environment';

/** Opens the Firebase project; nothing is sent yet. Opening it again gives the same one. */
export function openFirebaseApp({ measurementId, ...settings }: FirebaseSettings): FirebaseApp {
  return initializeApp(measurementId === null ? settings : { ...settings, measurementId });
}
