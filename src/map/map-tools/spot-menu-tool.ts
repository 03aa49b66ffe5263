import { parts } from '../../stores/offline/parts.ts'
import { useSpotMenu } from '../../stores/world/spot-menu.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import type { MapTool } from './map-tool.ts'

const isOpen = () => useSpotMenu.getState().spot !== null

/** The menu of a spot lies over whatever else is used, and ends none of it. */
export const spotMenuTool: MapTool = {
  name: 'spot menu',
  inUse: isOpen,
  end: useSpotMenu.getState().close,
  subscribe: useSpotMenu.subscribe,
  escape: 'by itself',
  on: {
    // A press beside the menu closes it and does nothing more.
    press: () => {
      const wasOpen = isOpen()
      useSpotMenu.getState().close()
      return wasOpen
    },
    context: ({ coordinate, pixel, pin }, embedded) => {
      // Most of the menu is about the page around the map, which a frame on another site lacks.
      if (!embedded) useSpotMenu.getState().open({ coordinate, pixel, pinId: pin?.id ?? null })
    },
    // The land moves away under the menu.
    view: () => useSpotMenu.getState().close(),
  },
  Part: lazyOverlay(parts, async () => (await import('./bars/spot-menu.tsx')).SpotMenu),
}
