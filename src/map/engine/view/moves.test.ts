import { describe, expect, it } from 'vitest'
import { createScale } from '../../../domain/world/scale.ts'
import { createMoves } from './moves.ts'
import { WorldView } from './world-view.ts'

const scale = createScale([0, 0, 8192, 8192], 0.5)

describe('createMoves', () => {
  it('adds a pan to one that is still under way', () => {
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
    const { panBy } = createMoves({
      scale,
      view,
      size: () => [800, 600],
      margins: () => margins,
      reach: () => 0,
    })
    panBy(100, 0, true)
    time = 50
    view.step()
    panBy(100, -40, true)
    time = 1000
    view.step()
    const unit = scale.resolutionAt(3)
    expect(view.centre).toEqual([4000 + 200 * unit, 5000 - 40 * unit])
  })
})
