import { create } from 'zustand'
import {
  fewestCorners,
  withPoint,
  type Coordinate,
  type Lasso,
} from '../../geometry/coordinates.ts'

interface LassoTool {
  /** Nothing while none is drawn. Not kept. */
  readonly lasso: Lasso | null
  readonly begin: () => void
  /** Ignored unless a line is open. */
  readonly addCorner: (corner: Coordinate) => void
  /** A line drawn in one go takes the place of what there is, and is closed; one of too few points is not. */
  readonly draw: (corners: readonly Coordinate[]) => void
  /** Throws a closed line away to draw another; takes the last corner of an open one away. */
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
        ? { lasso: { corners: withPoint(lasso.corners, corner), closed: false } }
        : { lasso },
    ),
  draw: (corners) =>
    set(({ lasso }) =>
      lasso && !lasso.closed && corners.length >= fewestCorners
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
      lasso && lasso.corners.length >= fewestCorners
        ? { lasso: { ...lasso, closed: true } }
        : { lasso },
    ),
  end: () => set({ lasso: null }),
}))
