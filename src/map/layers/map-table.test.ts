// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Extent } from '../../geometry/extent.ts'
import { createScale } from '../../geometry/scale.ts'
import { MapTable } from './map-table.ts'
import { Pane, type Viewport } from './viewport.ts'

const extent: Extent = [0, 0, 8192, 8192]
const scale = createScale(extent, 0.5)

/** A view of 800 by 600 CSS pixels with two world units per pixel. */
const inside: Viewport = { centre: [4096, 4096], resolution: 2, size: [800, 600], pixelRatio: 1 }
/** A view beyond the edge of the paper, which ends 1,024 units west of the world. */
const atEdge: Viewport = { ...inside, centre: [-300, 4096] }

function tableAt(viewport: Viewport, isBare = false): MapTable {
  const table = new MapTable({ extent, scale })
  show(table, viewport, isBare)
  return table
}

function show(table: MapTable, viewport: Viewport, isBare = false): void {
  const pane = new Pane()
  pane.anchor(viewport)
  table.place(pane)
  table.show(viewport, isBare)
}

const hidden = ({ boards, shadow }: MapTable) => [boards.hidden, shadow.hidden]
const pictures = ({ boards, shadow }: MapTable) => [
  boards.querySelectorAll('canvas').length,
  shadow.querySelectorAll('canvas').length,
]

describe('MapTable', () => {
  it('neither shows nor paints anything while the paper fills the view [F131]', () => {
    const table = tableAt(inside)
    expect(hidden(table)).toEqual([true, true])
    expect(pictures(table)).toEqual([0, 0])
  })

  it('shows boards and shadow at each edge of the paper, its uneven rim included', () => {
    const beyond = 1024 + 40
    const [halfX, halfY] = [800, 600]
    for (const centre of [
      [halfX - beyond + 50, 4096],
      [8192 + beyond - 50 - halfX, 4096],
      [4096, halfY - beyond + 50],
      [4096, 8192 + beyond - 50 - halfY],
    ] as const)
      expect(hidden(tableAt({ ...inside, centre }))).toEqual([false, false])
  })

  it('hides both again when the edge leaves the view', () => {
    const table = tableAt(atEdge)
    show(table, inside)
    expect(hidden(table)).toEqual([true, true])
  })

  it('paints once while the map is dragged along its edge', () => {
    const table = tableAt(atEdge)
    const first = table.boards.querySelector('canvas')
    show(table, { ...atEdge, centre: [-400, 3000] })
    expect(pictures(table)).toEqual([1, 8])
    expect(table.boards.querySelector('canvas')).toBe(first)
  })

  it('paints the boards again for a window of another size', () => {
    const table = tableAt(atEdge)
    show(table, { ...atEdge, centre: [-700, 4096], size: [500, 400] })
    expect(table.boards.querySelector('canvas')?.style.width).toBe('500px')
    expect(pictures(table)).toEqual([1, 8])
  })

  it('shows the boards everywhere when the land could not be loaded', () => {
    expect(hidden(tableAt(inside, true))).toEqual([false, false])
  })

  it('leaves out the shadow of a map that is shown very wide', () => {
    const close = { ...atEdge, centre: [-1024, 4096] as const, resolution: 0.5 }
    expect(hidden(tableAt(close))).toEqual([false, true])
  })
})
