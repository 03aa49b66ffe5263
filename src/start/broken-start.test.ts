// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createBrokenStartPage } from './broken-start.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const error = new RangeError('<b>broken</b> on purpose')

function show(): HTMLElement {
  const shown = createBrokenStartPage(error)
  document.body.append(shown)
  return shown
}

const buttonOf = (shown: HTMLElement, label: string) =>
  [...shown.querySelectorAll('button')].find(({ textContent }) => textContent === label)

it('shows the error as text and blames no connection [F105]', () => {
  const shown = show()
  expect(shown.querySelector('[role=alert]')?.textContent).toContain('Something went wrong.')
  expect(shown.querySelector('pre')?.textContent).toContain('"name": "RangeError"')
  expect(shown.querySelector('b')).toBeNull()
  expect(shown.textContent).not.toContain('connection')
})

it('says that progress is safe only if the browser stores it [F106]', () => {
  expect(show().textContent).toContain('Your progress is safe')
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(show().textContent).not.toContain('Your progress is safe')
})

it('copies the details', async () => {
  const shown = show()
  buttonOf(shown, 'Copy error')?.click()
  await vi.waitFor(() => expect(shown.querySelector('[role=status]')?.textContent).toBe('Copied'))
  expect(await navigator.clipboard.readText()).toBe(shown.querySelector('pre')?.textContent)
})

it('selects the details where the clipboard is refused', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const select = vi.spyOn(Selection.prototype, 'selectAllChildren')
  const shown = show()
  buttonOf(shown, 'Copy error')?.click()
  await vi.waitFor(() => expect(select).toHaveBeenCalledWith(shown.querySelector('pre')))
})

it('reloads the page', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  buttonOf(show(), 'Reload')?.click()
  expect(reload).toHaveBeenCalledTimes(1)
})
