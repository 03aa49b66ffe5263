import { create } from 'zustand'
import { withPoint, type Coordinate } from '../../geometry/coordinates.ts'

interface Measuring {
  /** The line's points in order; nothing while nothing is measured. Not kept. */
  readonly points: readonly Coordinate[] | null
  readonly begin: (from: Coordinate) => void
  /** Ignored while nothing is measured. */
  readonly addPoint: (point: Coordinate) => void
  /** Puts the line's point of that place, from 0, elsewhere. Ignored where there is none. */
  readonly movePoint: (index: number, to: Coordinate) => void
  /** Takes the last point away; the first one stays. */
  readonly undoPoint: () => void
  readonly end: () => void
}

export const useMeasuring = create<Measuring>()((set) => ({
  points: null,
  begin: (from) => set({ points: [from] }),
  addPoint: (point) =>
    set((state) => (state.points ? { points: withPoint(state.points, point) } : state)),
  movePoint: (index, to) =>
    set(({ points }) => ({
      points: points && points.map((point, at) => (at === index ? to : point)),
    })),
  undoPoint: () =>
    set((state) =>
      state.points && state.points.length > 1 ? { points: state.points.slice(0, -1) } : state,
    ),
  end: () => set({ points: null }),
}))
