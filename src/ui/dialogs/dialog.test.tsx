// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Settings" closeLabel="Close">
        <p>Marker size</p>
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('is named by its title', async () => {
    render(<Page />)
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByText('Open'))
    expect(screen.getByRole('dialog', { name: 'Settings' }).textContent).toContain('Marker size')
  })

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes with %s, and gives the focus back', async (_name, close) => {
    render(<Page />)
    await userEvent.click(screen.getByText('Open'))
    await close()
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')))
  })

  it('stays open when Escape cancels a composition', async () => {
    render(<Page />)
    await userEvent.click(screen.getByText('Open'))
    for (const composed of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', ...composed })
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('[F85] scrolls nothing when it gives the focus back', async () => {
    render(<Page />)
    const opener = screen.getByText('Open')
    await userEvent.click(opener)
    const focus = vi.spyOn(opener, 'focus')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  it('stays below the one that it opened when it is named in another language', async () => {
    const close = vi.fn<(title: string) => void>()
    const dialogs = (titles: readonly string[]) =>
      titles.map((title, at) => (
        <Dialog
          key={at}
          open
          onOpenChange={() => close(title)}
          title={title}
          closeLabel="×"
          // The last dialog opens no other.
          {...(at === 0 && { backLabel: `← ${title}` })}
        >
          {title}
        </Dialog>
      ))
    const { rerender } = render(dialogs(['Settings', 'Send']))
    rerender(dialogs(['Einstellungen', 'Senden']))
    expect(screen.getAllByLabelText('← Einstellungen')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    expect(close.mock.calls).toEqual([['Senden']])
  })
})
