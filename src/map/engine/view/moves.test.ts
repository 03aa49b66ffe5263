import { describe, expect, it } from 'vitest'
import { createScale } from '../../../domain/world/view/scale.ts'
import { createMoves } from './moves.ts'
import { WorldView } from './world-view.ts'

const scale = createScale([0, 0, 8192, 8192], 0.5)

function begin() {
  let time = 0
  const view = new WorldView({
    extent: [0, 0, 8192, 8192],
    scale,
    position: { coordinates: [4000, 5000], zoom: 3 },
    farthest: 1,
    now: () => time,
    onChanged: () => undefined,
  })
  const margins = { left: 0, right: 0, top: 0, bottom: 0 }
  const moves = createMoves({
    scale,
    view,
    size: () => [800, 600],
    margins: () => margins,
    onSteer: () => undefined,
    reach: () => 0,
  })
  const wait = (ms: number) => {
    time += ms
    view.step()
  }
  return { view, margins, moves, wait }
}

describe('createMoves', () => {
  it('adds a pan to one that is still under way', () => {
    const { view, moves, wait } = begin()
    moves.panBy(100, 0, true)
    wait(50)
    moves.panBy(100, -40, true)
    wait(950)
    const unit = scale.resolutionAt(3)
    expect(view.centre).toEqual([4000 + 200 * unit, 5000 - 40 * unit])
  })

  it('lets a flight arrive whose end is in sight anyway', () => {
    const { view, moves, wait } = begin()
    moves.flyTo([6000, 6000], true)
    wait(100)
    moves.reveal([6000, 6000], true)
    wait(1000)
    expect(view.centre).toEqual([6000, 6000])
    expect(scale.resolutionAt(view.zoom) * 0.5).toBeLessThanOrEqual(1)
  })

  it('changes a flight whose end has been covered meanwhile, and keeps its zoom', () => {
    const { view, margins, moves, wait } = begin()
    moves.flyTo([6000, 6000], true)
    wait(100)
    margins.bottom = 400
    moves.reveal([6000, 6000], true)
    wait(1000)
    expect(view.zoom).toBe(4)
    // 100 pixels below the middle lies what is free of 600 pixels of which 400 are covered.
    expect(view.centre).toEqual([6000, 6000 - 100 * scale.resolutionAt(4)])
  })
})
