import type { ComponentType } from 'react'
import { Route, Router, Switch } from 'wouter'
import { pagePath } from '../domain/links/site-path.ts'
import { baseUrl } from '../stores/links/environment.ts'
import { useLanguage } from '../messages/language/use-language.ts'
import { speakPagesOfText } from '../stores/languages/page-language.ts'
import { parts } from '../stores/offline/parts.ts'
import { pageWorld } from '../stores/world/page-world.ts'
import { lazyPart } from '../ui/dialogs/lazy-part.tsx'
import { AppErrorBoundary } from './error/app-error-boundary.tsx'
import { EmbedPage } from './embed-page.tsx'
import { MapPage } from './map-page.tsx'
import { PageStack } from './page-stack.tsx'

const pagePart = (load: () => Promise<ComponentType>) =>
  lazyPart(parts, load, {
    className: 'grid min-h-full content-center justify-items-center gap-4 p-6 text-center',
  })

const textPage = (load: () => Promise<ComponentType>) =>
  pagePart(async () => {
    const [page] = await Promise.all([load(), speakPagesOfText()])
    return page
  })

// The small map is not loaded by itself: it shares nearly all with the map page, and as a part of its own it
// would cut the first script into more pieces and make it two kilobytes larger.
const TermsPage = textPage(async () => (await import('../pages/terms-page.tsx')).TermsPage)
const PrivacyPage = textPage(async () => (await import('../pages/privacy-page.tsx')).PrivacyPage)
const CreditsPage = textPage(async () => (await import('../pages/credits-page.tsx')).CreditsPage)
const NotFoundPage = pagePart(
  async () => (await import('../pages/not-found-page.tsx')).NotFoundPage,
)

/** @param builtAt the path of the page while it is built, where there is no address */
export function App({ builtAt }: { readonly builtAt?: string }) {
  // Whatever it shows is said anew in another language.
  useLanguage()
  const { path } = pageWorld()
  return (
    <AppErrorBoundary>
      <Router
        base={baseUrl.path.replace(/\/$/, '')}
        {...(builtAt === undefined ? {} : { ssrPath: builtAt })}
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
