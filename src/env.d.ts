/** Whether this build offers sign-in. Defined by `scripts/html/build-settings.ts`. */
declare const __SIGN_IN__: boolean

/** How many components can be installed. Defined by `scripts/html/script-chunks.ts`. */
declare const __COMPONENTS__: number

interface ImportMetaEnv {
  readonly VITE_REPOSITORY?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_CONTACT_EMAIL?: string
  readonly VITE_CONTACT_PHONE?: string
  readonly VITE_CONTACT_WEBSITE?: string
  readonly VITE_API_HOST?: string
  readonly VITE_CODE_HOST_API?: string
  readonly VITE_CHAT_WIDGET_SRC?: string
  readonly VITE_FIREBASE_API_KEY?: string
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string
  readonly VITE_FIREBASE_PROJECT_ID?: string
  readonly VITE_FIREBASE_APP_ID?: string
  readonly VITE_FIREBASE_AUTH_EMULATOR?: string
  readonly VITE_AUTH_TOKEN_SYNC_URL?: string
}
