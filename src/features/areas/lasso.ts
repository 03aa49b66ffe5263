import { create } from 'zustand'
import { minCorners, appendPoint, type Coordinate, type Lasso } from '../../geometry/coordinates.ts'

interface LassoTool {
  /** The line that is being drawn or is closed, or `null`. It is not stored. */
  readonly lasso: Lasso | null
  readonly begin: () => void
  readonly addCorner: (corner: Coordinate) => void
  /** Replaces an open line by one drawn in a single gesture and closes it. Too few points are ignored. */
  readonly draw: (corners: readonly Coordinate[]) => void
  /** Discards a closed line to start another, or removes the last corner of an open line. */
  readonly stepBack: () => void
  readonly close: () => void
  readonly end: () => void
}

export const useLasso = create<LassoTool>()((set) => ({
  lasso: null,
  begin: () => set({ lasso: { corners: [], closed: false } }),
  addCorner: (corner) =>
    set(({ lasso }) =>
      lasso && !lasso.closed
        ? { lasso: { corners: appendPoint(lasso.corners, corner), closed: false } }
        : { lasso },
    ),
  draw: (corners) =>
    set(({ lasso }) =>
      lasso && !lasso.closed && corners.length >= minCorners
        ? { lasso: { corners, closed: true } }
        : { lasso },
    ),
  stepBack: () =>
    set(({ lasso }) => {
      if (!lasso) return { lasso }
      const corners = lasso.closed ? [] : lasso.corners.slice(0, -1)
      return { lasso: { corners, closed: false } }
    }),
  close: () =>
    set(({ lasso }) =>
      lasso && lasso.corners.length >= minCorners
        ? { lasso: { ...lasso, closed: true } }
        : { lasso },
    ),
  end: () => set({ lasso: null }),
}))
