import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { messages } from '../../messages/messages.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { parts } from '../../stores/offline/parts.ts'
import { selectedPin } from '../../stores/pins/shown-pins.ts'
import { closeSettlement, useSettlement } from '../../stores/world/settlement.ts'
import { endWay, replacePoint, useWay } from '../../stores/ways/way.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import type { MapTool } from './map-tool.ts'

const isChoosing = () => useWay.getState().choosing !== null

/**
 * Without a click. What a search, a list or a link has selected meanwhile is the point that was asked for; otherwise a
 * way that lacks the point is put away.
 */
function stopChoosing(): void {
  const { points, choosing } = useWay.getState()
  if (choosing === null) return
  const named = selectedPlace()
  if (named) {
    replacePoint(choosing, named)
    useSelection.getState().deselect()
    closeSettlement()
  } else if (points?.[choosing] === null) endWay()
  else useWay.setState({ choosing: null })
}

function selectedPlace(): Coordinate | undefined {
  const { selectedMarker } = useSelection.getState()
  const pin = selectedPin()
  if (pin) return [pin.x, pin.y]
  return (selectedMarker ?? useSettlement.getState().place)?.coordinate
}

/** A point of a way that the next click gives. */
export const wayTool: MapTool = {
  name: 'way',
  inUse: isChoosing,
  end: stopChoosing,
  subscribe: useWay.subscribe,
  takesClicks: isChoosing,
  escape: 'anywhere',
  on: {
    point: ({ coordinate, named = coordinate }) => {
      const { choosing } = useWay.getState()
      if (choosing !== null) replacePoint(choosing, named)
    },
  },
  // Where a line is measured that has no points yet, clicks are points.
  drawn: () => (isChoosing() ? { measured: noPoints } : {}),
  aim: () => messages.measure.aim,
  Part: lazyOverlay(parts, async () => (await import('./bars/way-bar.tsx')).WayBar),
}

const noPoints = [] as const
