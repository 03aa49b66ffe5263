// @vitest-environment happy-dom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  within,
  type RenderResult,
} from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeToasts } from './toast-stack.tsx'
import { showFailure, showNote, showSuccess, Toasts, withdrawUndo } from './toasts.tsx'
import * as toastStack from './toast-stack.tsx'

const focusElsewhere = vi.fn<() => void>()
const loadChunk = () => Promise.resolve(toastStack)
let page: RenderResult

function PageToasts({ stay }: { readonly stay: boolean }) {
  return (
    <Toasts
      label="Notifications"
      closeLabel="Close notification"
      stay={stay}
      focusElsewhere={focusElsewhere}
      loadChunk={loadChunk}
    />
  )
}

beforeEach(() => {
  focusElsewhere.mockClear()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320)
  HTMLElement.prototype.setPointerCapture = vi.fn<() => void>()
  page = render(<PageToasts stay={false} />)
})

afterEach(() => {
  act(() => removeToasts(() => true))
  cleanup()
})

const region = () => screen.getByRole('region', { name: 'Notifications' })
const toasts = () => within(region()).queryAllByRole('listitem')

/** Shows toasts and returns them from top to bottom. */
async function shown(...show: (() => void)[]): Promise<HTMLElement[]> {
  act(() => show.forEach((each) => each()))
  await within(region()).findAllByRole('listitem')
  return toasts()
}

async function one(show: () => void): Promise<HTMLElement> {
  const [toast] = await shown(show)
  if (!toast) throw new Error('There is no toast.')
  return toast
}

const clock = (toast: HTMLElement) => {
  const found = toast.querySelector<HTMLElement>('.toast-clock')
  if (!found) throw new Error('The toast has no clock.')
  return found
}

const press = (key: string, code: string, altKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code, altKey })

/** happy-dom sends no `relatedTarget` with focus events. */
function focusFrom(from: Element | null, to: HTMLElement): void {
  to.focus()
  fireEvent.focusIn(to, { relatedTarget: from })
}

function opener(): HTMLButtonElement {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  return button
}

const undoable = (run = vi.fn<() => void>(), undoes = () => true) => ({
  title: () => 'Cleared',
  action: { label: () => 'Undo', run, undoes },
})

describe('toasts', () => {
  it('come into a live region that was there before them [F60]', async () => {
    const live = screen.getByRole('status')
    expect(live.getAttribute('aria-live')).toBe('polite')
    expect(live.textContent).toBe('')
    const toast = await one(() => showSuccess({ title: () => 'Merged' }))
    expect(toast.closest('[role=status], [role=alert], [aria-live]')).toBe(live)
    expect(region().contains(live)).toBe(true)
  })

  it('also appear if they were shown before their region exists [F99]', async () => {
    cleanup()
    showFailure({ title: () => 'In English' })
    render(<PageToasts stay={false} />)
    expect((await within(region()).findByRole('listitem')).textContent).toContain('In English')
    cleanup()
    act(() => removeToasts(() => true))
    page = render(<PageToasts stay={false} />)
    expect(toasts()).toEqual([])
  })

  it('close after five seconds', async () => {
    const toast = await one(() => showSuccess({ title: () => 'Merged' }))
    expect(clock(toast).style.animationDuration).toBe('5000ms')
    fireEvent.animationEnd(toast)
    expect(toasts()).toHaveLength(1)
    fireEvent.animationEnd(clock(toast))
    await vi.waitFor(() => expect(toasts()).toHaveLength(0))
  })

  it('stay until they are closed if the player wants it [F60]', async () => {
    page.rerender(<PageToasts stay />)
    const toast = await one(() => showSuccess(undoable()))
    expect(toast.querySelector('.toast-clock')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    await vi.waitFor(() => expect(toasts()).toHaveLength(0))
    const later = await one(() => showSuccess(undoable()))
    page.rerender(<PageToasts stay={false} />)
    fireEvent.animationEnd(clock(later))
    await vi.waitFor(() => expect(toasts()).toHaveLength(0))
  })

  it('appear below earlier ones', async () => {
    const all = await shown(
      () => showSuccess({ title: () => 'First' }),
      () => showSuccess({ title: () => 'Second' }),
    )
    expect(all.map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
  })

  it('wait while the page has lost the focus', async () => {
    const toast = await one(() => showSuccess({ title: () => 'Merged' }))
    const away = () => toast.parentElement?.dataset['away']
    expect(away()).toBeUndefined()
    fireEvent.blur(window)
    expect(away()).toBe('true')
    fireEvent.focus(window)
    expect(away()).toBeUndefined()
  })

  it.each([
    ['stay when they are dragged by less than 80 percent of their width', 255, true],
    ['go when they are dragged by more', -257, false],
  ])('%s', async (_name, distance, stays) => {
    const toast = await one(() => showSuccess({ title: () => 'Merged' }))
    fireEvent.pointerDown(toast, { clientX: 500, button: 0 })
    fireEvent.pointerMove(toast, { clientX: 500 + distance })
    expect(toast.style.transform).toBe(`translateX(${distance}px)`)
    fireEvent.pointerUp(toast, { clientX: 500 + distance })
    await vi.waitFor(() => expect(toasts().includes(toast)).toBe(stays))
    expect(toast.style.transform).toBe('')
  })

  it('say why in a second line, as text', async () => {
    const toast = await one(() =>
      showFailure({
        title: () => 'Failed to upload markers',
        detail: () => '<img src=x onerror=alert(1)>',
      }),
    )
    expect(toast.textContent).toContain('Failed to upload markers<img src=x onerror=alert(1)>')
    expect(toast.querySelector('img')).toBeNull()
    expect(toast.querySelector('.text-danger')).not.toBeNull()
  })

  it('replace the note with the same id and announce even equal words again', async () => {
    const message = { title: () => 'Nothing to undo.' }
    const note = await one(() => showNote('progress', message))
    const words = screen.getByText(message.title())
    const first = clock(note)
    act(() => showNote('progress', message))
    await vi.waitFor(() => expect(screen.getByText(message.title())).not.toBe(words))
    expect(toasts()).toEqual([note])
    expect(clock(note)).not.toBe(first)
  })
})

describe('the action of a toast', () => {
  it('runs once and closes the toast [F60]', async () => {
    const run = vi.fn<() => void>()
    await shown(() => showSuccess(undoable(run)))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(toasts()).toHaveLength(0))
  })

  it('closes its toast when the change was undone in another way [F60] [F67] [F84]', async () => {
    const stands = vi.fn<() => boolean>().mockReturnValue(true)
    await shown(
      () => showSuccess(undoable(undefined, stands)),
      () => showSuccess({ title: () => 'Merged' }),
    )
    act(() => withdrawUndo())
    expect(toasts()).toHaveLength(2)
    stands.mockReturnValue(false)
    act(() => withdrawUndo())
    act(() => showSuccess(undoable(undefined, stands)))
    await vi.waitFor(() => expect(toasts().map((toast) => toast.textContent)).toEqual(['Merged']))
  })
})

describe('by keyboard', () => {
  it('Alt+T leads to them, and Escape back, so that their clocks go on [F60]', async () => {
    const from = opener()
    const toast = await one(() => showSuccess(undoable()))
    press('t', 'KeyT')
    expect(document.activeElement).toBe(from)
    press('t', 'KeyT', true)
    expect(document.activeElement).toBe(toast)
    fireEvent.focusIn(toast, { relatedTarget: from })
    press('Escape', 'Escape')
    expect(document.activeElement).toBe(from)
    // Only the styles pause the countdown, because of the focus within.
    expect(clock(toast).style.animationPlayState).toBe('')
    from.remove()
  })

  it('Alt+T does nothing where no toast is', async () => {
    const toast = await one(() => showSuccess({ title: () => 'Merged' }))
    fireEvent.animationEnd(clock(toast))
    await vi.waitFor(() => expect(toasts()).toEqual([]))
    const from = opener()
    expect(fireEvent.keyDown(from, { key: '†', code: 'KeyT', altKey: true })).toBe(true)
    expect(document.activeElement).toBe(from)
    from.remove()
  })

  it.each(['Undo', 'Close notification'])(
    '%s gives the focus back to where it was without a scroll, or elsewhere [F60] [F85]',
    async (name) => {
      const from = opener()
      const button = async () => {
        await shown(() => showSuccess(undoable()))
        return screen.getByRole('button', { name })
      }
      const first = await button()
      focusFrom(from, first)
      const focus = vi.spyOn(from, 'focus')
      await userEvent.keyboard('{Enter}')
      expect(document.activeElement).toBe(from)
      expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
      expect(focusElsewhere).not.toHaveBeenCalled()
      const second = await button()
      focusFrom(from, second)
      from.remove()
      await userEvent.keyboard('{Enter}')
      expect(focusElsewhere).toHaveBeenCalledOnce()
    },
  )

  it('a dialog that keeps the focus to itself does not hear of it', async () => {
    const heard = vi.fn<(event: Event) => void>()
    const toast = await one(() => showSuccess(undoable()))
    document.addEventListener('focusin', heard)
    document.addEventListener('focusout', heard)
    const from = opener()
    heard.mockClear()
    fireEvent.focusOut(from, { relatedTarget: toast })
    fireEvent.focusIn(toast, { relatedTarget: from })
    expect(heard).not.toHaveBeenCalled()
    fireEvent.focusOut(toast, { relatedTarget: from })
    fireEvent.focusIn(from, { relatedTarget: toast })
    expect(heard).toHaveBeenCalledTimes(2)
    document.removeEventListener('focusin', heard)
    document.removeEventListener('focusout', heard)
    from.remove()
  })
})
