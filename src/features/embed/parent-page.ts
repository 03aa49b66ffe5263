import type { Marker } from '../../world/marker.ts'
import { markerLabel } from '../../world/marker-label.ts'
import { setTypeVisibility } from '../../world/filtering.ts'
import { linkedView } from '../links/address.ts'
import { showLinkedTypes } from '../filters/shown-filters.ts'
import { useProgress } from '../progress/progress.ts'
import { closeCard, openCard, openedNow, useOpened } from '../card/opened.ts'
import { onRest, showAllShown } from '../viewport/last-position.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { takeQueuedMessages } from './held-messages.ts'
import { protocolVersion, readRequest, type Report, type Request } from './model/message.ts'
import { useViewport } from '../viewport/viewport-store.ts'

/**
 * Handles messages of the embedding page and reports what happens on the map (docs/embedding.md, ADR 49).
 *
 * @param parentOrigin origin of the embedding page, `null` until it says hello. The frame answers no other origin
 */
export function talkToParentPage(
  world: LoadedWorld,
  parentOrigin: { current: string | null },
  onHello: () => void,
): () => void {
  const { parent } = window
  if (parent === window) return () => undefined

  let reportedMarker = selectedIn(world)

  const handleMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    // A page without an origin, such as a file or a sandbox, could be answered only with a message to any page.
    if (source !== parent || origin === 'null' || origin === '') return
    const reading = readRequest(data, world)
    if (!reading) return
    if ('problem' in reading) {
      post({ type: 'error', reason: reading.problem }, origin)
    } else if (reading.request.type === 'hello') {
      parentOrigin.current = origin
      onHello()
      reportedMarker = undefined
      post({ type: 'ready', world: world.id }, origin)
      reportSelected()
      reportView()
    } else if (parentOrigin.current === origin) {
      applyRequest(reading.request, world)
    } else {
      post({ type: 'error', reason: 'Send "hello" before anything else.' }, origin)
    }
  }

  const sendReport = (report: Report) => {
    if (parentOrigin.current !== null) post(report, parentOrigin.current)
  }

  const reportSelected = () => {
    const marker = selectedIn(world)
    if (marker?.id === reportedMarker?.id) return
    reportedMarker = marker
    if (!marker) return sendReport({ type: 'selected', marker: null })
    const { id, locationType: kind } = marker
    // A veiled name would reveal that the player has found the place, so always send the veiled form.
    const name = markerLabel(marker, world.typesById.get(kind), false)
    sendReport({ type: 'selected', marker: id, name, kind })
  }

  const reportView = () => {
    const { position } = useViewport.getState()
    if (!position) return
    const [x, y] = position.coordinates
    // Round as links do: coordinates to less than a CSS pixel, zoom to a hundredth of a level.
    sendReport({
      type: 'viewed',
      at: [roundTo(x, 10), roundTo(y, 10), roundTo(position.zoom, 100)],
    })
  }

  window.addEventListener('message', handleMessage)
  const stops = [
    onRest(reportView),
    useOpened.subscribe(reportSelected),
    // Report only changes made on this page. Changes from other tabs and frames don't set `lastChange`.
    useProgress.subscribe(({ lastChange }, before) => {
      if (!lastChange || lastChange === before.lastChange) return
      const { added, removed } = lastChange
      if (added.length > 0) sendReport({ type: 'marked', markers: added, found: true })
      if (removed.length > 0) sendReport({ type: 'marked', markers: removed, found: false })
    }),
  ]
  takeQueuedMessages().forEach(handleMessage)
  return () => {
    window.removeEventListener('message', handleMessage)
    for (const stop of stops) stop()
  }
}

function selectedIn({ markersById }: LoadedWorld): Marker | undefined {
  const opened = openedNow()
  return opened?.kind === 'marker' ? markersById.get(opened.id) : undefined
}

function roundTo(value: number, stepsPerUnit: number): number {
  return Math.round(value * stepsPerUnit) / stepsPerUnit
}

function post(report: Report, origin: string): void {
  window.parent.postMessage({ itinerarium: protocolVersion, ...report }, origin)
}

function applyRequest(request: Exclude<Request, { type: 'hello' }>, world: LoadedWorld): void {
  if (request.type === 'show') {
    const { kinds } = request
    const all = world.types.map(({ id }) => id)
    const asked = kinds && setTypeVisibility(setTypeVisibility({}, all, false), kinds, true)
    showLinkedTypes(asked ?? linkedView(world).types ?? {}, all)
    if (asked) showAllShown()
  } else if (request.marker !== null) openCard({ kind: 'marker', id: request.marker }, 'event')
  else if (openedNow()?.kind === 'marker') closeCard()
}
