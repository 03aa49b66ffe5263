import { messages } from '../../messages/messages.ts'
import { parts } from '../../stores/offline/parts.ts'
import { useMeasuring } from '../../stores/ways/measuring.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import type { MapTool } from './map-tool.ts'

const isMeasuring = () => useMeasuring.getState().points !== null

/** A line whose length is told. */
export const measureTool: MapTool = {
  name: 'measure',
  inUse: isMeasuring,
  end: useMeasuring.getState().end,
  subscribe: useMeasuring.subscribe,
  takesClicks: isMeasuring,
  stepBack: useMeasuring.getState().undoPoint,
  escape: 'anywhere',
  on: {
    point: ({ coordinate }) => useMeasuring.getState().addPoint(coordinate),
    'point-moved': ({ index, coordinate }) => useMeasuring.getState().movePoint(index, coordinate),
  },
  drawn: () => ({ measured: useMeasuring.getState().points }),
  aim: () => messages.measure.aim,
  Part: lazyOverlay(parts, async () => (await import('./bars/measure-bar.tsx')).MeasureBar),
}
