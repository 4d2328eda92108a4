/** The settings that the build writes into the site, as `src/env.d.ts` declares them. */
export const siteSettings: readonly string[] = [
  'VITE_REPOSITORY',
  'VITE_SITE_URL',
  'VITE_API_HOST',
  'VITE_CODE_HOST_API',
  'VITE_CHAT_WIDGET_SRC',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_EMULATOR',
  'VITE_AUTH_TOKEN_SYNC_URL',
]
