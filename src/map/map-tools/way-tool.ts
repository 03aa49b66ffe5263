import { messages } from '../../messages/messages.ts'
import { parts } from '../../stores/offline/parts.ts'
import { endWay, replacePoint, useWay } from '../../stores/ways/way.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import type { MapTool } from './map-tool.ts'

const isChoosing = () => useWay.getState().choosing !== null

/** Without a click: a way that lacks the point is put away. */
function stopChoosing(): void {
  const { points, choosing } = useWay.getState()
  if (choosing === null) return
  if (points?.[choosing] === null) endWay()
  else useWay.setState({ choosing: null })
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
    point: ({ coordinate }) => {
      const { choosing } = useWay.getState()
      if (choosing !== null) replacePoint(choosing, coordinate)
    },
  },
  // Where a line is measured that has no points yet, clicks are points.
  drawn: () => (isChoosing() ? { measured: noPoints } : {}),
  aim: () => messages.measure.aim,
  Part: lazyOverlay(parts, async () => (await import('./bars/way-bar.tsx')).WayBar),
}

const noPoints = [] as const
