import type { FirebaseApp } from 'firebase/app';
import { initializeApp } from 'firebase/app';
import type { FirebaseSettings } from './environment';

/** Opens the Firebase project without sending anything yet; opening it again returns the same app. */
export function openFirebaseApp({ measurementId, ...settings }: FirebaseSettings): FirebaseApp {
  return initializeApp(measurementId === null ? settings : { ...settings, measurementId });
}
