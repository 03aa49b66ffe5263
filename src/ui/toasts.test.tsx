// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'react-toastify/unstyled'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showFailure, showSuccess, Toasts } from './toasts.tsx'
import * as stack from './toast-stack.tsx'

const focusElsewhere = vi.fn<() => void>()

beforeEach(() => {
  focusElsewhere.mockClear()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320)
  render(
    <Toasts
      label="Notifications"
      focusElsewhere={focusElsewhere}
      covered={{}}
      loadPart={() => Promise.resolve(stack)}
    />,
  )
})

afterEach(() => {
  act(() => toast.dismiss())
  cleanup()
})

/** Shows toasts and gives them from top to bottom. */
async function shown(...show: (() => void)[]): Promise<HTMLElement[]> {
  act(() => show.forEach((each) => each()))
  await screen.findAllByRole('alert')
  return screen.getAllByRole('alert').map((body) => {
    const element = body.closest<HTMLElement>('.Toastify__toast')
    if (!element) throw new Error('There is no toast around the text.')
    return element
  })
}

const timer = (element: HTMLElement | undefined) =>
  element?.querySelector<HTMLElement>('[role="progressbar"]')?.style

describe('toasts', () => {
  it('appear at the bottom right, in the dark theme, for five seconds', async () => {
    const [first] = await shown(() => showSuccess({ title: 'Merged' }))
    expect(screen.getByRole('region', { name: 'Notifications' }).contains(first ?? null)).toBe(true)
    expect(first?.parentElement?.className).toContain('--bottom-right')
    expect(first?.className).toContain('Toastify__toast-theme--dark')
    expect(timer(first)?.animationDuration).toBe('5000ms')
  })

  it('appear below those that are there', async () => {
    const toasts = await shown(
      () => showSuccess({ title: 'First' }),
      () => showSuccess({ title: 'Second' }),
    )
    expect(toasts.map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
  })

  it('wait while the pointer is over them, and while the page has lost the focus', async () => {
    const [first] = await shown(() => showSuccess({ title: 'Merged' }))
    if (!first) throw new Error('There is no toast.')
    fireEvent.animationEnd(first)
    expect(timer(first)?.animationPlayState).toBe('running')
    fireEvent.mouseEnter(first)
    expect(timer(first)?.animationPlayState).toBe('paused')
    fireEvent.mouseLeave(first)
    expect(timer(first)?.animationPlayState).toBe('running')
    fireEvent.blur(window)
    expect(timer(first)?.animationPlayState).toBe('paused')
    fireEvent.focus(window)
    expect(timer(first)?.animationPlayState).toBe('running')
  })

  it.each([
    ['stay when they are dragged by less than 80 percent of their width', 255, true],
    ['go when they are dragged by more', 257, false],
  ])('%s', async (_name, distance, stays) => {
    const [first] = await shown(() => showSuccess({ title: 'Merged' }))
    if (!first) throw new Error('There is no toast.')
    fireEvent.pointerDown(first, { clientX: 500, pointerType: 'mouse' })
    fireEvent.pointerMove(document, { clientX: 500 + distance, pointerType: 'mouse' })
    fireEvent.pointerUp(document, { clientX: 500 + distance, pointerType: 'mouse' })
    // What goes is still there while it fades.
    expect(first.dataset['in']).toBe(String(stays))
  })

  it('are reached with Alt+T', async () => {
    const [first] = await shown(() => showSuccess({ title: 'Merged' }))
    fireEvent.keyDown(document, { code: 'KeyT', key: 't' })
    expect(first?.contains(document.activeElement)).toBe(false)
    fireEvent.keyDown(document, { code: 'KeyT', key: 't', altKey: true })
    expect(first?.contains(document.activeElement)).toBe(true)
  })

  it('say why in a second line, as text', async () => {
    const [first] = await shown(() =>
      showFailure({ title: 'Failed to upload markers', detail: '<img src=x onerror=alert(1)>' }),
    )
    expect(first?.textContent).toContain('Failed to upload markers<img src=x onerror=alert(1)>')
    expect(first?.querySelector('img')).toBeNull()
    expect(first?.className).toContain('Toastify__toast--error')
    expect(first?.querySelector('.text-danger')).not.toBeNull()
  })

  it('offer a way back', async () => {
    const run = vi.fn<() => void>()
    await shown(() => showSuccess({ title: 'Cleared', action: { label: 'Undo', run } }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('give the focus back with their action, to where it was or elsewhere', async () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    await shown(() => showSuccess({ title: 'Cleared', action: { label: 'Undo', run: vi.fn() } }))
    const undo = screen.getByRole('button', { name: 'Undo' })
    const press = () => {
      undo.focus()
      // This document does not say from where the focus came.
      fireEvent.focusIn(undo, { relatedTarget: opener })
      fireEvent.click(undo)
    }
    press()
    expect(document.activeElement).toBe(opener)
    expect(focusElsewhere).not.toHaveBeenCalled()
    opener.remove()
    press()
    expect(focusElsewhere).toHaveBeenCalledOnce()
  })
})
