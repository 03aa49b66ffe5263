// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton, copyText } from './copy-button.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  return () => vi.useRealTimers()
})
afterEach(cleanup)

function show(text = 'Error: broken\nat line 1') {
  return render(
    <CopyButton
      text={text}
      label="Copy error"
      copiedLabel="Copied"
      refusedLabel="Copy it yourself:"
    />,
  )
}

const click = () => act(async () => fireEvent.click(screen.getByRole('button')))
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const message = () => screen.getByRole('status').textContent
const picture = () => screen.getByRole('button').querySelector('path')?.getAttribute('d')
const fading = () =>
  screen.getByRole('button').querySelector('svg')?.classList.contains('opacity-0')

describe('CopyButton', () => {
  it('copies the text and confirms it for two seconds [S4.13] [S9.24]', async () => {
    show()
    const before = picture()
    expect(message()).toBe('')
    await click()
    expect(writeText.mock.calls).toEqual([['Error: broken\nat line 1']])
    expect(message()).toBe('Copied')
    const tick = picture()
    expect(tick).not.toBe(before)
    pass(1999)
    expect(fading()).toBe(false)
    pass(1)
    expect(fading()).toBe(true)
    expect(picture()).toBe(tick)
    pass(499)
    expect(fading()).toBe(true)
    expect(message()).toBe('Copied')
    pass(1)
    expect(fading()).toBe(false)
    expect(picture()).toBe(before)
    expect(message()).toBe('')
    // React's own work ends at once. A timer of the button would remain.
    pass(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows the text, selected, when the browser refuses [S7.05] [F34]', async () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'))
    show('<b>100, 200</b>')
    await click()
    const field = screen.getByLabelText<HTMLTextAreaElement>('Copy it yourself:')
    expect(field.value).toBe('<b>100, 200</b>')
    expect(field.readOnly).toBe(true)
    expect(document.activeElement).toBe(field)
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('<b>100, 200</b>')
    expect(message()).toBe('')
    pass(10_000)
    expect(screen.getByLabelText('Copy it yourself:')).toBe(field)
  })

  describe('while the refused text is shown', () => {
    const field = () => screen.getByLabelText<HTMLTextAreaElement>('Copy it yourself:')
    const control = (text: string) => (
      <CopyButton text={text} label="Copy" copiedLabel="Copied" refusedLabel="Copy it yourself:" />
    )
    beforeEach(() => void writeText.mockRejectedValue(new DOMException('', 'NotAllowedError')))

    it('leaves the focus where the player put it when the page renders again', async () => {
      const { rerender } = render(control('100, 200'))
      await click()
      screen.getByRole('button').focus()
      rerender(control('100, 200'))
      rerender(control('300, 400'))
      expect(document.activeElement).toBe(screen.getByRole('button'))
      expect(field().value).toBe('300, 400')
    })

    it('selects the text again when copying is asked for again', async () => {
      render(control('100, 200'))
      await click()
      screen.getByRole('button').focus()
      await click()
      expect(document.activeElement).toBe(field())
    })

    it('leaves the focus alone if the player went elsewhere before the browser refused', async () => {
      let refuse: (() => void) | undefined
      writeText.mockReturnValue(
        new Promise((_, reject) => void (refuse = () => reject(new Error()))),
      )
      render(
        <>
          {control('100, 200')}
          <input aria-label="Elsewhere" />
        </>,
      )
      screen.getByRole('button').focus()
      await click()
      screen.getByLabelText('Elsewhere').focus()
      await act(async () => refuse?.())
      expect(field().value).toBe('100, 200')
      expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'))
    })
  })

  it('takes the text away again once it could be copied', async () => {
    writeText.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'))
    show()
    await click()
    await click()
    expect(screen.queryByLabelText('Copy it yourself:')).toBeNull()
    expect(message()).toBe('Copied')
  })

  it('leaves no timer behind', async () => {
    const { unmount } = show()
    await click()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('copyText', () => {
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
})
