import type { FirebaseApp } from 'firebase/app';
import { initializeApp } from 'firebase/app';
import type { FirebaseSettings } from '../../config/env';

/** Opens the Firebase project; nothing is sent yet. */
export function openFirebaseApp({ measurementId, ...settings }: FirebaseSettings): FirebaseApp {
  return initializeApp(measurementId === null ? settings : { ...settings, measurementId });
}
