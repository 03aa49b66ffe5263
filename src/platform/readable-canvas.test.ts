// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { falsifications, stubCanvas } from '../testing/fake-canvas.ts'
import { canReadCanvas } from './readable-canvas.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each([
  ['the page', true],
  ['a worker', false],
])('the canvas of %s', (_where, page) => {
  it('is readable if every byte comes back', async () => {
    stubCanvas({}, page)
    expect(await canReadCanvas()).toBe(true)
  })

  it.each(Object.entries(falsifications))('is not readable if pixels have %s', async (_, read) => {
    stubCanvas({ read }, page)
    expect(await canReadCanvas()).toBe(false)
  })

  it.each(Object.entries(falsifications))(
    'is not readable if files have %s',
    async (_, encoded) => {
      stubCanvas({ encoded }, page)
      expect(await canReadCanvas()).toBe(false)
    },
  )
})

it('a canvas is not readable if the browser throws, encodes nothing or has none', async () => {
  stubCanvas({
    read: () => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  expect(await canReadCanvas()).toBe(false)
  vi.restoreAllMocks()
  stubCanvas()
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null))
  expect(await canReadCanvas()).toBe(false)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(await canReadCanvas()).toBe(false)
})

it('a canvas is not readable if only drawn pixels are falsified', async () => {
  let reads = 0
  stubCanvas({ read: (data) => reads++ === 0 && falsifications['one bit of one channel'](data) })
  expect(await canReadCanvas()).toBe(false)
})

it('a canvas is asked again each time', async () => {
  stubCanvas({ read: falsifications.white })
  expect(await canReadCanvas()).toBe(false)
  vi.restoreAllMocks()
  stubCanvas()
  expect(await canReadCanvas()).toBe(true)
})
