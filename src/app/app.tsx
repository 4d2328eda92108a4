import { Activity, memo, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthProvider } from '../auth/auth-provider'
import { canonicalPath } from '../ui/addresses'
import { repeatEarlyClick } from '../ui/clicks'
import { useChatWidget } from './chat-widget'
import { ErrorView } from './error-view'
import { Footer } from './footer'
import { NavBar } from '../site/navigation/nav-bar'
import { useOpenPages, type OpenPage } from './open-pages'
import { PaletteHost } from '../site/command-palette/palette-host'
import { ScrollRestoration, useNavigationEffects } from './scroll-restoration'
import { screenAt } from './routes'

// Made once: React does not render them again when only the query changes, as with each letter of a search.
const footer = <Footer />
const paletteHost = <PaletteHost />

/** The screen of a page. To open a page that was rendered ahead does not render it again. */
const Screen = memo(({ path, openedBy }: OpenPage) => {
  const { Component } = screenAt(path)
  return <Component openedBy={openedBy} />
})

/** The whole site inside a router: bar, page and footer. Routes are looked up in a map, so a thousand cost as little as one. */
export function App() {
  const { pathname } = useLocation()
  const path = canonicalPath(pathname)
  const pages = useOpenPages()
  useNavigationEffects()
  useEffect(repeatEarlyClick, [])
  useChatWidget(path)
  return (
    <AuthProvider>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <NavBar path={path} />
      {/* Around all pages: while the next one loads, the one before stays. */}
      <Suspense fallback={<main id="main" aria-busy="true" />}>
        {pages.map((page) => (
          <Activity key={page.id} mode={page.path === path ? 'visible' : 'hidden'}>
            <ErrorView>
              <Screen {...page} />
              <ScrollRestoration />
            </ErrorView>
          </Activity>
        ))}
      </Suspense>
      {path !== '/' && footer}
      {paletteHost}
    </AuthProvider>
  )
}
