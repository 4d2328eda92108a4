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
import { PaletteHost } from '../site/command-palette/open-palette'
import { ScrollRestoration, useNavigationEffects } from './scroll-restoration'
import { lazyPageAt } from './routes'

// Created once: they do not render again when only the query changes, such as with each letter of a search.
const footer = <Footer />
const paletteHost = <PaletteHost />

/** A page. Opening one that was rendered ahead does not render it again. */
const Page = memo(({ path, openedBy }: OpenPage) => {
  const { Component } = lazyPageAt(path)
  return <Component openedBy={openedBy} />
})

/** The site inside a router: bar, page and footer. Routes are looked up in a map, so a thousand cost no more than one. */
export function App() {
  const location = useLocation()
  const path = canonicalPath(location.pathname)
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
      {/* Around all pages: the page before stays while the next one loads. */}
      <Suspense fallback={<main id="main" aria-busy="true" />}>
        {pages.map((page) => (
          <Activity key={page.id} mode={page.path === path ? 'visible' : 'hidden'}>
            <ErrorView place={location}>
              <Page {...page} />
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
