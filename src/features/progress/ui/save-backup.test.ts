// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { downloadFile } from './save-backup.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('hands one file over for ten presses in one moment, and another later [F78]', () => {
  vi.useFakeTimers()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const press = () => downloadFile('a.json', '{}', 'application/json')
  for (let time = 0; time < 10; time += 1) press()
  expect(click).toHaveBeenCalledTimes(1)
  downloadFile('a.geojson', '{}', 'application/geo+json')
  expect(click).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(600)
  press()
  expect(click).toHaveBeenCalledTimes(3)
})
