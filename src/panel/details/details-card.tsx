import { useEffect, useRef } from 'react'
import { markerLabel } from '../../domain/marker-label.ts'
import type { Marker } from '../../domain/marker.ts'
import { messages } from '../../messages/messages.ts'
import { assetUrl } from '../../stores/environment.ts'
import { useObstruction } from '../../stores/obstructions.ts'
import { useProgress } from '../../stores/progress.ts'
import { useSelection } from '../../stores/selection.ts'
import { useSettings } from '../../stores/settings.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useNarrowScreen } from '../screen-size.ts'
import { MarkerFacts } from './marker-facts.tsx'
import { ShareButton } from './share-button.tsx'

/** What is known of the selected marker, and what the player says of it. */
export function DetailsCard() {
  const marker = useSelection((state) => state.selectedMarker)
  return marker && <Card key={marker.id} marker={marker} />
}

function Card({ marker }: { marker: Marker }) {
  const type = useWorld().typesById.get(marker.locationType)
  const card = useRef<HTMLElement>(null)
  const narrowScreen = useNarrowScreen()
  const besidePanel = useSettings((state) => state.panelOpen)
  const close = useCloseCard(card)
  useObstruction(card, narrowScreen ? 'bottom' : 'right')
  const label = markerLabel(marker, type)

  return (
    <section
      ref={card}
      tabIndex={-1}
      role="dialog"
      data-own-escape
      aria-label={messages.card.label(label)}
      className={classNames('card', besidePanel && 'card-beside-panel')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <header className="flex items-center gap-3 p-4 pb-2">
        {type && (
          <img src={assetUrl(type.icon)} alt="" width={56} height={56} className="size-14" />
        )}
        <h2 className="first-letter-capital min-w-0 grow font-display text-2xl/7 break-words text-gold-bright">
          {label}
        </h2>
        <IconButton label={messages.card.close} onClick={close} className="-mr-1 self-start">
          <Icon name="close" />
        </IconButton>
      </header>
      <Marks markerId={marker.id} />
      {marker.image && (
        <img
          src={assetUrl(marker.image)}
          alt={messages.card.image(label)}
          width={960}
          height={600}
          className="mb-3 aspect-8/5 w-full object-cover"
        />
      )}
      <MarkerFacts marker={marker} type={type} />
      <div className="p-4 pt-3">
        <ShareButton markerId={marker.id} />
      </div>
    </section>
  )
}

function Marks({ markerId }: { markerId: number }) {
  const discovered = useProgress((state) => state.discoveredMarkers.includes(markerId))
  const visited = useProgress((state) => state.visitedMarkers.includes(markerId))
  const { addDiscovered, removeDiscovered, addVisited, removeVisited } = useProgress.getState()
  return (
    <div className="mx-4 mb-3 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 border-y border-line py-1">
      <Switch
        label={messages.card.discovered}
        checked={discovered}
        onCheckedChange={(on) => (on ? addDiscovered(markerId) : removeDiscovered(markerId))}
      />
      <Switch
        label={messages.card.visited}
        checked={visited}
        onCheckedChange={(on) => (on ? addVisited(markerId) : removeVisited(markerId))}
      />
    </div>
  )
}

/**
 * Moves the focus into the card when it was not opened with the pointer on the map (which stays where the
 * pointer is), and gives it back to where it came from when the card closes.
 */
function useCloseCard(card: React.RefObject<HTMLElement | null>): () => void {
  const deselect = useSelection((state) => state.deselect)
  const cameFrom = useRef<Element | null>(null)

  useEffect(() => {
    const { origin } = useSelection.getState()
    cameFrom.current = document.activeElement
    if (origin !== 'pointer') card.current?.focus({ preventScroll: true })
  }, [card])

  return () => {
    deselect()
    const back = cameFrom.current
    if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus()
    else document.querySelector<HTMLElement>('[data-map-focus]')?.focus()
  }
}
