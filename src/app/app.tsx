import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { messages } from '../messages/messages.ts'
import { baseUrl } from '../stores/environment.ts'
import { Toasts } from '../ui/toasts.tsx'
import { AppErrorBoundary } from './app-error-boundary.tsx'
import { MapPage } from './map-page.tsx'

const TermsPage = lazy(async () => ({
  default: (await import('../pages/terms-page.tsx')).TermsPage,
}))
const PrivacyPage = lazy(async () => ({
  default: (await import('../pages/privacy-page.tsx')).PrivacyPage,
}))
const CreditsPage = lazy(async () => ({
  default: (await import('../pages/credits-page.tsx')).CreditsPage,
}))
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found-page.tsx')).NotFoundPage,
}))

export function App() {
  return (
    <AppErrorBoundary>
      <Router base={baseUrl.path.replace(/\/$/, '')}>
        <Suspense>
          <Switch>
            <Route path="/" component={MapPage} />
            <Route path="/terms" component={TermsPage} />
            <Route path="/privacy-policy" component={PrivacyPage} />
            <Route path="/credits" component={CreditsPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </Router>
      <Toasts label={messages.toasts.region} />
    </AppErrorBoundary>
  )
}
