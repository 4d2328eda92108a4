import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { AuthProvider } from '../auth/auth-provider'
import { useChatWidget } from './chat-widget'
import { ErrorView } from './error-view'
import { Footer } from './footer'
import { NavBar } from './nav-bar'
import { useNavigationEffects } from './navigation'
import { canonicalPath, notFound, routes } from './routes'

/** The whole site inside a router: bar, page, footer. */
export function App() {
  const { pathname } = useLocation()
  useNavigationEffects()
  useChatWidget(canonicalPath(pathname))
  return (
    <AuthProvider>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <NavBar />
      <ErrorView resetKey={pathname}>
        <Suspense fallback={<main id="main" aria-busy="true" />}>
          <Routes>
            {[...routes, notFound].map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
          </Routes>
        </Suspense>
      </ErrorView>
      {canonicalPath(pathname) !== '/' && <Footer />}
    </AuthProvider>
  )
}
