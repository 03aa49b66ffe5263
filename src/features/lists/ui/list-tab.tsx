import { useId, useMemo, useRef, useState } from 'react'
import { listedKinds, listOrders, type ListedKind } from '../../../world/listed-kinds.ts'
import type { Marker } from '../../../world/marker.ts'
import { sortByDistance } from '../../../world/nearest.ts'
import { findWhereabouts } from '../../../world/names/whereabouts.ts'
import type { Coordinate, MapPosition } from '../../../geometry/coordinates.ts'
import { whereWords } from '../../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { useMarkersInView } from '../../filters/markers-in-view.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { middleOfMap } from '../../viewport/map-view.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Choice } from '../../../ui/fields/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { PagedList } from '../../../ui/paged-list.tsx'
import { ChecklistRow } from '../../progress/ui/checklist-row.tsx'
import { Glyph } from '../../worlds/ui/glyph.tsx'
import { useViewport } from '../../viewport/viewport-store.ts'

const texts = laterMessages.list

/** Rows per page of each type. A view of the whole map has dozens of types. */
const kindPage = 10

/** Rows per page of a list with all types. */
const wholePage = 50

export function Tab() {
  const world = useWorld()
  const markers = useMarkersInView(world)
  const middle = useMiddle()
  const order = usePanelView((state) => state.listOrder)
  const where = findWhereabouts(middle, world)
  const moveId = useId()
  const [moving, setMoving] = useState(false)
  return (
    <section aria-label={messages.panel.tabs.list} className="grid gap-4 pt-1">
      <div className="grid gap-1">
        <div className="flex items-start gap-x-3">
          <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="font-display text-xl text-gold-bright">{texts.heading}</h2>
            <p role="status" className="text-sm text-vellum-soft tabular">
              {texts.amount(markers.length)}
            </p>
          </div>
          <IconButton
            label={texts.move}
            aria-expanded={moving}
            aria-controls={moveId}
            className="-my-2 -mr-2 text-vellum-soft aria-expanded:text-gold-bright"
            onClick={() => setMoving(!moving)}
          >
            <Icon name="move" />
          </IconButton>
        </div>
        {where && <p>{texts.middle(whereWords(where))}</p>}
        <MoveMap id={moveId} shown={moving} />
      </div>
      {markers.length === 0 ? (
        <div className="grid gap-1">
          <p>{texts.none}</p>
          <p className="text-vellum-soft">{texts.noneHint}</p>
        </div>
      ) : (
        <>
          <Choice
            label={texts.order}
            value={order}
            onChange={(next) => usePanelView.setState({ listOrder: next })}
          >
            {listOrders.map((each) => (
              <option key={each} value={each}>
                {texts.orders[each]}
              </option>
            ))}
          </Choice>
          {order === 'kind' ? (
            <Kinds markers={markers} from={middle} />
          ) : (
            <Nearest markers={markers} from={middle} />
          )}
        </>
      )}
    </section>
  )
}

interface ListProps {
  readonly markers: readonly Marker[]
  readonly from: Coordinate
}

function Kinds({ markers, from }: ListProps) {
  const { types } = useWorld()
  const kinds = useMemo(() => listedKinds(markers, types, from), [markers, types, from])
  return kinds.map((kind) => <Kind key={kind.type.id} kind={kind} from={from} />)
}

function Kind({ kind: { type, markers }, from }: { kind: ListedKind; from: Coordinate }) {
  return (
    <div className="grid gap-1">
      <h3 className="flex items-center gap-2 font-medium">
        <Glyph type={type} colour={type.colour} className="type-icon" />
        <span className="min-w-0 grow break-words">{type.title}</span>
        <span className="text-sm text-vellum-soft tabular">{texts.ofKind(markers.length)}</span>
      </h3>
      <PagedList
        label={texts.kind(type.title, markers.length)}
        items={markers}
        pageSize={kindPage}
        idOf={({ id }) => id}
        more={texts.more}
        renderRow={(marker) => <ChecklistRow marker={marker} type={type} from={from} />}
      />
    </div>
  )
}

function Nearest({ markers, from }: ListProps) {
  const { typesById } = useWorld()
  const ordered = useMemo(() => sortByDistance(markers, from), [markers, from])
  return (
    <PagedList
      label={texts.nearest}
      items={ordered}
      pageSize={wholePage}
      idOf={({ id }) => id}
      more={texts.more}
      renderRow={(marker) => {
        const type = typesById.get(marker.locationType)
        return type && <ChecklistRow marker={marker} type={type} from={from} />
      }}
    />
  )
}

/** Centre of the map in world units. Keeps its identity until the map rests elsewhere. */
function useMiddle(): Coordinate {
  const world = useWorld()
  const position = useViewport((state) => state.position)
  return useMemo(
    () => (position && middleOfMap(world)) ?? world.startView.coordinates,
    [world, position],
  )
}

/** Each side with its direction in steps to the right and up. */
const sides = [
  ['north', 0, 1],
  ['west', -1, 0],
  ['east', 1, 0],
  ['south', 0, -1],
] as const

interface MoveMapProps {
  readonly id: string
  readonly shown: boolean
}

/** Buttons that move the map from the list. Hidden until asked for or focused, as the map can be moved directly. */
function MoveMap({ id, shown }: MoveMapProps) {
  const { scale } = useWorld()
  const zoom = useViewport(({ position }) => position?.zoom)

  /** Target of the last press, and the position of the map at that time. The map may still be moving to the target. */
  const last = useRef<{ readonly from: MapPosition; readonly to: MapPosition }>(undefined)

  function go(right: number, up: number, levels: number): void {
    const { position: from } = useViewport.getState()
    if (!from) return
    const { coordinates, zoom } = last.current?.from === from ? last.current.to : from
    const [x, y] = coordinates
    const step = (Math.min(window.innerWidth, window.innerHeight) / 3) * scale.resolutionAt(zoom)
    const to: MapPosition = {
      coordinates: [x + right * step, y + up * step],
      zoom: scale.clampZoom(zoom + levels),
    }
    last.current = { from, to }
    useViewport.setState({ asked: { position: to } })
  }

  return (
    <div
      ref={rovingFocus}
      id={id}
      role="group"
      aria-label={texts.move}
      className={classNames('flex flex-wrap gap-1.5', !shown && 'sr-only focus-within:not-sr-only')}
    >
      {sides.map(([side, right, up]) => (
        <Button key={side} {...rovingStop} onClick={() => go(right, up, 0)}>
          {texts.sides[side]}
        </Button>
      ))}
      <Button {...rovingStop} aria-disabled={zoom === scale.zooms.max} onClick={() => go(0, 0, 1)}>
        {texts.closer}
      </Button>
      <Button {...rovingStop} aria-disabled={zoom === scale.zooms.min} onClick={() => go(0, 0, -1)}>
        {texts.farther}
      </Button>
    </div>
  )
}
