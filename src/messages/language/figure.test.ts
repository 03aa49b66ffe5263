import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figure } from './spoken.ts'

it('writes any count and any measure as Intl does', () => {
  const format = new Intl.NumberFormat('en')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.integer().map((value) => value / 1000),
      ),
      (value) => {
        expect(figure(value)).toBe(format.format(value === 0 ? 0 : value))
      },
    ),
  )
  expect(figure(1_234_567.5)).toBe('1,234,567.5')
})
