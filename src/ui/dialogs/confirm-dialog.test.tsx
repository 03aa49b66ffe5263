// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

const texts = {
  title: 'Burn the map?',
  description: 'Ashes cannot be read.',
  confirm: 'Burn',
  cancel: 'Keep',
}

const onConfirm = vi.fn<() => void | Promise<void>>()

beforeEach(() => {
  onConfirm.mockReset()
})
afterEach(cleanup)

function Page({ begins = true }: { begins?: boolean }) {
  const [open, setOpen] = useState(begins)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Burn the map
      </button>
      <ConfirmDialog open={open} onOpenChange={setOpen} texts={texts} onConfirm={onConfirm} />
    </>
  )
}

const dialog = () => screen.queryByRole('alertdialog')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('ConfirmDialog', () => {
  it('asks with the texts that it is given', () => {
    render(<Page />)
    expect(screen.getByRole('alertdialog', { name: texts.title })).toBe(dialog())
    const described = dialog()?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(texts.description)
    expect(dialog()?.querySelector('.spinner')).toBeNull()
  })

  it('says what exactly will happen, when there is something to say', () => {
    render(
      <ConfirmDialog
        open
        onOpenChange={() => undefined}
        texts={{ ...texts, detail: '3 marks will be lost.' }}
        onConfirm={onConfirm}
      />,
    )
    expect(dialog()?.textContent).toContain('Ashes cannot be read.3 marks will be lost.')
  })

  it('gives the focus back to what had it', async () => {
    render(<Page begins={false} />)
    await userEvent.click(button('Burn the map'))
    await userEvent.click(button('Keep'))
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Burn the map')))
  })

  it('begins at the harmless answer', () => {
    render(<Page />)
    expect(document.activeElement).toBe(button('Keep'))
  })

  it('does it and closes', async () => {
    render(<Page />)
    await userEvent.click(button('Burn'))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(dialog()).toBeNull()
  })

  it.each([
    ['the other button', () => userEvent.click(button('Keep'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes with %s and does nothing', async (_name, leave) => {
    render(<Page />)
    await leave()
    expect(dialog()).toBeNull()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('shows a spinner and takes no answer until it is done [S2.36]', async () => {
    let done = (): void => undefined
    onConfirm.mockReturnValue(new Promise<void>((resolve) => (done = resolve)))
    render(<Page />)
    await userEvent.click(button('Burn'))
    expect(dialog()?.getAttribute('aria-busy')).toBe('true')
    expect(button('Burn').querySelector('.spinner')).not.toBeNull()
    expect(button('Burn').disabled).toBe(true)
    expect(button('Keep').disabled).toBe(true)

    await userEvent.keyboard('{Escape}')
    await userEvent.click(button('Burn'))
    expect(dialog()).not.toBeNull()
    expect(onConfirm).toHaveBeenCalledTimes(1)

    await act(async () => done())
    expect(dialog()).toBeNull()
  })
})
