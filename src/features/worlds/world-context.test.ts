import { expect, it } from 'vitest'
import type { MarkerType } from '../../world/marker.ts'
import { prerenderedWith } from './world-context.tsx'

const types = ['nest', 'grave'].map((id) => ({ id }) as MarkerType)

it('distinguishes worlds by their number of places per type', () => {
  const counts = new Map([
    ['grave', 3],
    ['nest', 12],
  ])
  expect(prerenderedWith({ types, counts })).toBe('12.3')
  expect(prerenderedWith({ types, counts: new Map([['nest', 12]]) })).toBe('12.0')
})
