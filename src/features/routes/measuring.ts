import { create } from 'zustand'
import { appendPoint, type Coordinate } from '../../geometry/coordinates.ts'

interface Measuring {
  /** Points of the measured line, or `null` if nothing is measured. Not stored. */
  readonly points: readonly Coordinate[] | null
  readonly begin: (from: Coordinate) => void
  /** Adds a point. Ignored while nothing is measured. */
  readonly addPoint: (point: Coordinate) => void
  readonly movePoint: (index: number, to: Coordinate) => void
  /** Removes the last point, but never the first. */
  readonly undoPoint: () => void
  readonly end: () => void
}

export const useMeasuring = create<Measuring>()((set) => ({
  points: null,
  begin: (from) => set({ points: [from] }),
  addPoint: (point) =>
    set((state) => (state.points ? { points: appendPoint(state.points, point) } : state)),
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
