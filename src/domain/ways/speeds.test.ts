import { expect, it } from 'vitest'
import { minutesFor } from './speeds.ts'

it('tells whole minutes, at least one [D-ways-1]', () => {
  expect(minutesFor(1080, 'walk')).toBe(10)
  expect(minutesFor(3000, 'run')).toBe(10)
  expect(minutesFor(5400, 'ride')).toBe(10)
  expect(minutesFor(3, 'ride')).toBe(1)
})
