import { useRef, type CSSProperties } from 'react'
import { Route } from 'wouter'
import { messages } from '../i18n/generated/first.ts'
import { UpdateNotice } from '../features/offline/ui/update-notice.tsx'
import { StorageAlert } from './progress-notices.tsx'
import { loadChunk } from '../features/chunks/load-chunk.ts'
import { useSettings } from '../features/settings/settings.ts'
import { focusMap } from '../features/viewport/map-focus.ts'
import { useViewportPadding } from '../features/viewport/viewport-padding.ts'
import { pageWorld } from '../core/page-world.ts'
import { useSmallScreen } from '../ui/screen-size.ts'
import { useModals, usePageStackReach, Toasts } from '../ui/toasts/toasts.tsx'

/**
 * The one stack of what the page says by itself: toasts, and below them notices that stay. It stands in what panel,
 * card and the map's buttons leave free; what in it is too high scrolls.
 */
export function PageStack() {
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
      <UpdateNotice />
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
