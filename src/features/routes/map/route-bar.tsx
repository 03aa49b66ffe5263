import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { focusSearch } from '../../progress/panel-view.ts'
import { useSettings } from '../../settings/settings.ts'
import { focusMap } from '../../viewport/map-view.ts'
import { useRoute } from '../route-store.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import type { OverlayProps } from '../../../ui/dialogs/lazy-chunk.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useViewport } from '../../viewport/viewport-store.ts'

const texts = laterMessages.routes

export function RouteBar({ onClose }: OverlayProps & { readonly world: LoadedWorld }) {
  const choosing = useRoute((state) => state.choosing)
  const { left = 0, right = 0 } = useViewport((state) => state.padding)
  if (choosing === null) return null
  return (
    <section
      aria-label={texts.title}
      data-beside={left > 0 ? 'panel' : 'toggle'}
      className="measure-bar"
      style={{ left: `${left}px`, right: `${right}px` }}
    >
      <div className="map-control flex flex-wrap items-center gap-x-4 gap-y-2 p-2 pl-4">
        <p role="status" className="min-w-0 grow">
          {choosing === 0 ? texts.choose.begin : texts.choose.end}
        </p>
        <Button className="px-3" onClick={openSearch}>
          <Icon name="search" />
          {messages.panel.search}
        </Button>
        <Button
          className="px-3"
          onClick={() => {
            onClose()
            focusMap()
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    </section>
  )
}

function openSearch(): void {
  useSettings.setState({ panelOpen: true })
  focusSearch()
}
