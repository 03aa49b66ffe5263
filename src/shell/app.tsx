import type { ComponentType } from 'react'
import { Route, Router, Switch } from 'wouter'
import { pagePath } from '../core/site-path.ts'
import { baseUrl } from '../core/environment.ts'
import { useLocale } from '../i18n/language/use-locale.ts'
import { localizeTextPages } from '../features/languages/page-language.ts'
import { chunks } from '../features/chunks/chunks.ts'
import { pageWorld } from '../core/page-world.ts'
import { lazyChunk } from '../ui/dialogs/lazy-chunk.tsx'
import { AppErrorBoundary } from './error/app-error-boundary.tsx'
import { EmbedPage } from './embed-page.tsx'
import { MapPage } from './map-page.tsx'
import { PageStack } from './page-stack.tsx'

const pageChunk = (load: () => Promise<ComponentType>) =>
  lazyChunk(chunks, load, {
    className: 'grid min-h-full content-center justify-items-center gap-4 p-6 text-center',
  })

const textPage = (load: () => Promise<ComponentType>) =>
  pageChunk(async () => {
    const [page] = await Promise.all([load(), localizeTextPages()])
    return page
  })

// The small map is not loaded by itself: it shares nearly all with the map page, and as a chunk of its own it
// would cut the first script into more pieces and make it two kilobytes larger.
const TermsPage = textPage(async () => (await import('./pages/terms-page.tsx')).TermsPage)
const PrivacyPage = textPage(async () => (await import('./pages/privacy-page.tsx')).PrivacyPage)
const CreditsPage = textPage(async () => (await import('./pages/credits-page.tsx')).CreditsPage)
const NotFoundPage = pageChunk(
  async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
)

/** @param prerenderedPath the path of the page while it is prerendered, where there is no address */
export function App({ prerenderedPath }: { readonly prerenderedPath?: string }) {
  // Whatever it shows is said anew in another language.
  useLocale()
  const { path } = pageWorld()
  return (
    <AppErrorBoundary>
      <Router
        base={baseUrl.path.replace(/\/$/, '')}
        {...(prerenderedPath === undefined ? {} : { ssrPath: prerenderedPath })}
      >
        <Switch>
          <Route path={`/${path}`} component={MapPage} />
          <Route path={`/${pagePath(path, 'embed')}`} component={EmbedPage} />
          <Route path="/terms" component={TermsPage} />
          <Route path="/privacy-policy" component={PrivacyPage} />
          <Route path="/credits" component={CreditsPage} />
          <Route component={NotFoundPage} />
        </Switch>
        <PageStack />
      </Router>
    </AppErrorBoundary>
  )
}
