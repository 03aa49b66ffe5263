import { type ComponentType, useRef, type CSSProperties } from 'react'
import { Route, Router, Switch } from 'wouter'
import { pagePath } from '../platform/site-path.ts'
import { baseUrl } from '../platform/environment.ts'
import { useLocale } from '../i18n/language/use-locale.ts'
import { localizeTextPages } from '../features/settings/page-language.ts'
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
import { useSmallScreen } from '../ui/screen-size.ts'
import { useOverlays, usePageStackReach, Toasts } from '../ui/toasts/toasts.tsx'
import { useViewport } from '../features/viewport/viewport-store.ts'

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

/** @param prerenderedPath the page's path during prerendering, when there is no address */
export function App({ prerenderedPath }: { readonly prerenderedPath?: string }) {
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
      {/* A live region that exists before its text. An open dialog does not hide it from screen readers. */}
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

function usePlace(): { readonly style?: CSSProperties; readonly 'data-beside'?: true | undefined } {
  const { left = 0, right = 0, bottom = 0 } = useViewport((state) => state.padding)
  const panButtons = useViewport((state) => state.panButtons)
  const panelOpen = useSettings((state) => state.panelOpen)
  // A full-screen panel or a dialog hides the map, its card and its buttons.
  const underPanel = useSmallScreen() && panelOpen
  const underDialog = useOverlays(({ openModals }) => openModals > 0)
  // The prerendered markup must not contain style attributes.
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
