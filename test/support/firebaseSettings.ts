/** The settings of a Firebase project, as a build for visitors needs them. */
export const firebaseSettings = {
  FIREBASE_API_KEY: 'AIzaSyA1234567890',
  FIREBASE_APP_ID: '1:123:web:abc',
  FIREBASE_AUTH_DOMAIN: 'office.firebaseapp.com',
  FIREBASE_DATABASE_URL: 'https://office-default-rtdb.europe-west1.firebasedatabase.app',
  FIREBASE_PROJECT_ID: 'office-prod',
};
