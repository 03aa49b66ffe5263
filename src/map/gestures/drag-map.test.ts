import { describe, expect, it } from 'vitest'
import { Inertia } from './drag-map.ts'

/** Returns the inertia of a drag with steps of 16 ms each. */
function dragged(step: readonly [number, number], steps: number): Inertia {
  const inertia = new Inertia()
  for (let at = 1; at <= steps; at += 1) inertia.add(step[0] * at, step[1] * at, at * 16)
  return inertia
}

describe('inertia', () => {
  it('goes on in the direction of the hand, the farther the quicker', () => {
    const slow = dragged([8, 6], 10).throwAt(160) ?? [0, 0]
    const quick = dragged([16, 12], 10).throwAt(160) ?? [0, 0]
    // Speeds of 10 and 20 pixels in 16 ms, less the minimum speed 0.05, divided by the friction 0.005.
    expect(Math.hypot(...slow)).toBeCloseTo((10 / 16 - 0.05) / 0.005, 6)
    expect(Math.hypot(...quick)).toBeCloseTo((20 / 16 - 0.05) / 0.005, 6)
    expect(slow[0] / slow[1]).toBeCloseTo(8 / 6, 6)
  })

  it('throws nothing that rested, crept, or was only pushed', () => {
    expect(dragged([8, 6], 10).throwAt(400)).toBeUndefined()
    expect(dragged([0.5, 0], 10).throwAt(160)).toBeUndefined()
    expect(dragged([8, 6], 1).throwAt(16)).toBeUndefined()
    expect(new Inertia().throwAt(0)).toBeUndefined()
  })

  it('forgets what came before the last tenth of a second', () => {
    const inertia = new Inertia()
    for (let at = 0; at <= 20; at += 1) inertia.add(at * 30, 0, at * 16)
    for (let at = 1; at <= 10; at += 1) inertia.add(600 - at * 8, 0, 320 + at * 16)
    expect(inertia.throwAt(480)?.[0]).toBeLessThan(0)
    inertia.reset()
    expect(inertia.throwAt(480)).toBeUndefined()
  })
})
