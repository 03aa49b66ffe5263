import type { Marker } from '../../world/marker.ts'

/** The window event by which the panel, or a page that embeds the map, asks the map to show a marker. */
export const markerSelectEvent = 'control_panel_marker_select'

export function dispatchMarkerSelect(marker: Marker): void {
  window.dispatchEvent(new CustomEvent<Marker>(markerSelectEvent, { detail: marker }))
}

/** @param listener gets the detail as it came: it may be anything. */
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
