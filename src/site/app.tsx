import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthProvider } from '../auth/auth-provider'
import { canonicalPath } from '../ui/canonical-path'
import { repeatEarlyClick } from '../ui/early-click'
import { useChatWidget } from './chat-widget'
import { ErrorView } from './error-view'
import { Footer } from './footer'
import { NavBar } from './nav-bar'
import { PaletteHost } from './palette-host'
import { ScrollRestoration, useNavigationEffects } from './scroll-restoration'
import { screenAt } from './routes'

// Made once: React does not render them again when only the query changes, as with each letter of a search.
const bar = <NavBar />
const footer = <Footer />
const paletteHost = <PaletteHost />

/** The whole site inside a router: bar, page and footer. Routes are looked up in a map, so a thousand cost as little as one. */
export function App() {
  const { pathname } = useLocation()
  const path = canonicalPath(pathname)
  const { Component } = screenAt(path)
  useNavigationEffects()
  useEffect(repeatEarlyClick, [])
  useChatWidget(path)
  return (
    <AuthProvider>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {bar}
      <ErrorView resetKey={pathname}>
        <Suspense fallback={<main id="main" aria-busy="true" />}>
          <Component key={path} />
          <ScrollRestoration />
        </Suspense>
      </ErrorView>
      {path !== '/' && footer}
      {paletteHost}
    </AuthProvider>
  )
}
