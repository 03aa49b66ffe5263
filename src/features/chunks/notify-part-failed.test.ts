// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { MissingChunkError } from './chunks.ts'
import { partFailure } from './notify-part-failed.ts'

afterEach(() => vi.restoreAllMocks())

it('a missing script asks to check the connection', () => {
  const { title, detail, action } = partFailure(new MissingChunkError('gone'))
  expect(title()).toContain('Check your connection')
  expect(detail?.()).toContain('Your progress is safe')
  expect(action).toBeUndefined()
})

it('a missing script promises nothing where storage is refused [F106]', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(partFailure(new MissingChunkError('gone')).detail).toBeUndefined()
})

it('a fault blames no connection and offers its details [F105]', async () => {
  const { title, detail, action } = partFailure(new RangeError('broken on purpose'))
  expect(`${title()} ${detail?.() ?? ''}`).not.toContain('connection')
  action?.run()
  await vi.waitFor(async () =>
    expect(await navigator.clipboard.readText()).toContain('broken on purpose'),
  )
})
