import type { Marker } from '../../world/marker.ts'

/** Window event by which the panel, or a page that embeds the map, asks the map to show a marker. */
export const markerSelectEvent = 'control_panel_marker_select'

export function dispatchMarkerSelect(marker: Marker): void {
  window.dispatchEvent(new CustomEvent<Marker>(markerSelectEvent, { detail: marker }))
}

/** @param listener gets the unchecked detail, because any script can dispatch the event */
export function onMarkerSelect(listener: (detail: unknown) => void): () => void {
  const handle = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    let detail: unknown
    try {
      detail = event.detail
    } catch {
      return
    }
    listener(detail)
  }
  window.addEventListener(markerSelectEvent, handle)
  return () => window.removeEventListener(markerSelectEvent, handle)
}
