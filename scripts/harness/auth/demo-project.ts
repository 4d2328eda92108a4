/** The settings of a Firebase project that does not exist: a build with them offers sign-in. */
export const demoProject = {
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-vitrine.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-vitrine',
  VITE_FIREBASE_APP_ID: 'demo-app',
} as const
