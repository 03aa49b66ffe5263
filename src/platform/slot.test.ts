import { expect, it } from 'vitest'
import { createSlot } from './slot.ts'

it('a slot returns its latest content', () => {
  const slot = createSlot<string>()
  expect(slot.get()).toBeUndefined()
  slot.fill('first')
  slot.fill('second')
  expect(slot.get()).toBe('second')
  slot.empty()
  expect(slot.get()).toBeUndefined()
})
