import { type ComponentType, useRef, type CSSProperties } from 'react'
import { Route, Router, Switch } from 'wouter'
import { pagePath } from '../platform/site-path.ts'
import { baseUrl } from '../platform/environment.ts'
import { useLocale } from '../i18n/language/use-locale.ts'
import { localizeTextPages } from '../features/languages/page-language.ts'
import { chunks, loadChunk } from '../features/chunks/chunks.ts'
import { pageWorld } from '../platform/page-world.ts'
import { lazyChunk } from '../ui/dialogs/lazy-chunk.tsx'
import { AppErrorBoundary } from './error/app-error-boundary.tsx'
import { MapPage } from './map-page.tsx'
import { messages } from '../i18n/generated/first.ts'
import { StorageAlert, UpdateAlert } from './progress-notices.tsx'
import { useSettings } from '../features/settings/settings.ts'
import { FileToKeep } from '../features/progress/ui/file-to-keep.tsx'
import { focusMap } from '../features/viewport/map-view.ts'
import { useViewportPadding } from '../features/viewport/viewport-padding.ts'
import { useSmallScreen } from '../ui/screen-size.ts'
import { useModals, usePageStackReach, Toasts } from '../ui/toasts/toasts.tsx'

const pageChunk = (load: () => Promise<ComponentType>) =>
  lazyChunk(chunks, load, {
    className: 'grid min-h-full content-center justify-items-center gap-4 p-6 text-center',
  })

const textPage = (load: () => Promise<ComponentType>) =>
  pageChunk(async () => {
    const [page] = await Promise.all([load(), localizeTextPages()])
    return page
  })

const EmbedPage = pageChunk(async () => (await import('./embed-page.tsx')).EmbedPage)
const TermsPage = textPage(async () => (await import('./pages/text-pages.tsx')).TermsPage)
const PrivacyPage = textPage(async () => (await import('./pages/text-pages.tsx')).PrivacyPage)
const CreditsPage = textPage(async () => (await import('./pages/text-pages.tsx')).CreditsPage)
const NotFoundPage = textPage(async () => (await import('./pages/text-pages.tsx')).NotFoundPage)

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
      <FileToKeep />
    </AppErrorBoundary>
  )
}

/**
 * The one stack of what the page says by itself: toasts, and below them notices that stay. It stands in what panel,
 * card and the map's buttons leave free; what in it is too high scrolls.
 */
function PageStack() {
  const pageStack = useRef<HTMLDivElement>(null)
  usePageStackReach(pageStack)
  const keepNotifications = useSettings((state) => state.keepNotifications)
  return (
    <div ref={pageStack} className="page-stack" {...usePlace()}>
      <Toasts
        label={messages.toasts.region}
        closeLabel={messages.toasts.close}
        stay={keepNotifications}
        focusElsewhere={focusMap}
        loadChunk={loadChunk}
      />
      {/* A live region before their text comes, which a dialog that opens does not hide from screen readers. */}
      <div aria-live="polite" className="notices">
        <Route path={`/${pageWorld().path}`} component={Notices} />
      </div>
    </div>
  )
}

function Notices() {
  return (
    <>
      <UpdateAlert />
      <StorageAlert />
    </>
  )
}

/** How far the stack keeps from the page's edges, and whether it stands beside the map's buttons and not below. */
function usePlace(): { readonly style?: CSSProperties; readonly 'data-beside'?: true | undefined } {
  const { left = 0, right = 0, bottom = 0 } = useViewportPadding((state) => state.padding)
  const panButtons = useViewportPadding((state) => state.panButtons)
  const panelOpen = useSettings((state) => state.panelOpen)
  // Then nothing on the map is seen, neither a card nor the buttons that move it.
  const underPanel = useSmallScreen() && panelOpen
  const underDialog = useModals(({ open }) => open > 0)
  // A page's built markup may hold no styles.
  if (underPanel || underDialog || (left + right + bottom === 0 && !panButtons)) return {}
  const foot = panButtons ? window.innerHeight - panButtons.top : bottom
  return {
    'data-beside': right > 0 || foot > window.innerHeight / 3 || undefined,
    style: {
      '--page-stack-left': `${left}px`,
      '--page-stack-right': `${right}px`,
      '--page-stack-foot': `${foot}px`,
    } as CSSProperties,
  }
}
