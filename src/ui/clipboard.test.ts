import { expect, it, vi } from 'vitest'
import { copyText } from './clipboard.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()

it('copies the text', async () => {
  writeText.mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('100, 200')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('100, 200')
})

it('says so when the browser refuses', async () => {
  writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('100, 200')).toBe(false)
})

it('says so when the browser has no clipboard, as on a page without https', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('100, 200')).toBe(false)
})
