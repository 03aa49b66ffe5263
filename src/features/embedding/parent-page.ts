import { create } from 'zustand'
import type { Marker } from '../../world/marker.ts'
import { markerLabel } from '../../world/marker-label.ts'
import { withType } from '../../world/filtering.ts'
import { linkedView } from '../addresses/address.ts'
import { showLinkedTypes } from '../filters/shown-filters.ts'
import { useProgress } from '../progress/progress.ts'
import { useSelection } from '../selection/selection.ts'
import { showAllShown, useRestingPosition } from '../viewport/last-position.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { takeHeldMessages } from './held-messages.ts'
import { protocolVersion, readRequest, type Report, type Request } from './model/message.ts'

/** The origin of the page around this frame, once it has said hello: there is an answer to nobody else. */
export const useParentPage = create<{ readonly origin: string | null }>()(() => ({ origin: null }))

/**
 * Hears what the page around this frame asks, and tells it what happens on the map: docs/embedding.md, ADR 49. A page
 * that is in no frame hears nothing.
 *
 * @returns what stops it
 */
export function talkToParentPage(world: LoadedWorld): () => void {
  const { parent } = window
  if (parent === window) return () => undefined

  /** What the card of the frame shows, as it was last told. */
  let told = selectedIn(world)

  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    // A page without an origin, such as a file or a sandbox, could only be answered with what anybody may hear.
    if (source !== parent || origin === 'null' || origin === '') return
    const reading = readRequest(data, world)
    if (!reading) return
    if ('problem' in reading) {
      post({ type: 'error', reason: reading.problem }, origin)
    } else if (reading.request.type === 'hello') {
      useParentPage.setState({ origin })
      told = undefined
      post({ type: 'ready', world: world.id }, origin)
      tellSelected()
      tellView()
    } else if (useParentPage.getState().origin === origin) {
      obey(reading.request, world)
    } else {
      post({ type: 'error', reason: 'Send "hello" before anything else.' }, origin)
    }
  }

  const tell = (report: Report) => {
    const { origin } = useParentPage.getState()
    if (origin !== null) post(report, origin)
  }

  const tellSelected = () => {
    const marker = selectedIn(world)
    if (marker?.id === told?.id) return
    told = marker
    if (!marker) return tell({ type: 'selected', marker: null })
    const { id, locationType: kind } = marker
    // A name that is veiled would tell by itself that the place was found elsewhere.
    const name = markerLabel(marker, world.typesById.get(kind), false)
    tell({ type: 'selected', marker: id, name, kind })
  }

  const tellView = () => {
    const { position } = useRestingPosition.getState()
    if (!position) return
    const [x, y] = position.coordinates
    // As a link says it: to less than a CSS pixel, and a hundredth of a zoom level.
    tell({ type: 'viewed', at: [rounded(x, 10), rounded(y, 10), rounded(position.zoom, 100)] })
  }

  window.addEventListener('message', hear)
  const stops = [
    useRestingPosition.subscribe(({ position }, before) => {
      if (position !== before.position) tellView()
    }),
    useSelection.subscribe(tellSelected),
    // What other tabs and frames have found is nobody's business: the last change is one of this page.
    useProgress.subscribe(({ lastChange }, before) => {
      if (!lastChange || lastChange === before.lastChange) return
      const { added, removed } = lastChange
      if (added.length > 0) tell({ type: 'marked', markers: added, found: true })
      if (removed.length > 0) tell({ type: 'marked', markers: removed, found: false })
    }),
  ]
  takeHeldMessages().forEach(hear)
  return () => {
    window.removeEventListener('message', hear)
    for (const stop of stops) stop()
  }
}

function selectedIn({ markersById }: LoadedWorld): Marker | undefined {
  const { selectedMarker } = useSelection.getState()
  return selectedMarker === null ? undefined : markersById.get(selectedMarker)
}

/** @param parts of a whole to which a number is rounded */
function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}

function post(report: Report, origin: string): void {
  window.parent.postMessage({ itinerarium: protocolVersion, ...report }, origin)
}

function obey(request: Exclude<Request, { type: 'hello' }>, world: LoadedWorld): void {
  if (request.type === 'show') {
    const { kinds } = request
    const all = world.types.map(({ id }) => id)
    const asked = kinds && withType(withType({}, all, false), kinds, true)
    showLinkedTypes(asked ?? linkedView(world).types ?? {}, all)
    if (asked) showAllShown()
  } else if (request.marker === null) useSelection.getState().deselect()
  else useSelection.getState().select(request.marker, 'event')
}
