// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { shareOrCopy } from './share.ts'

const link = 'https://example.org/?marker=1'
const writeText = vi.fn<(text: string) => Promise<void>>()

afterEach(() => {
  vi.unstubAllGlobals()
  writeText.mockReset()
})

function withNavigator(share?: (data: ShareData) => Promise<void>): void {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share ? { share } : {}) })
}

it('hands the link to the system’s sheet, and leaves the clipboard alone', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  withNavigator(share)
  expect(await shareOrCopy('A camp', link)).toBe('elsewhere')
  expect(share).toHaveBeenCalledWith({ title: 'A camp', url: link })
  expect(writeText).not.toHaveBeenCalled()
})

it('does nothing more when the player closes the sheet', async () => {
  withNavigator(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await shareOrCopy('A camp', link)).toBe('elsewhere')
  expect(writeText).not.toHaveBeenCalled()
})

it.each([new DOMException('no', 'NotAllowedError'), new TypeError('no')])(
  'copies when the sheet fails with %s',
  async (error) => {
    withNavigator(() => Promise.reject(error))
    expect(await shareOrCopy('A camp', link)).toBe('copied')
    expect(writeText).toHaveBeenCalledWith(link)
  },
)

it('copies where there is no sheet, and says when that is refused', async () => {
  withNavigator()
  expect(await shareOrCopy('A camp', link)).toBe('copied')
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  expect(await shareOrCopy('A camp', link)).toBe('refused')
})
