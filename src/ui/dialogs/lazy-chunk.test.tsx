// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { lazyChunk, MissingDialog } from './lazy-chunk.tsx'

afterEach(cleanup)

function Page() {
  const [open, setOpen] = useState(true)
  const [asked, setAsked] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Settings" closeLabel="Close settings">
      <button type="button" onClick={() => setAsked(true)}>
        Send
      </button>
      {asked && (
        <MissingDialog
          title="Something’s missing"
          closeLabel="Close"
          onClose={() => setAsked(false)}
        >
          <p>Check your connection</p>
        </MissingDialog>
      )}
    </Dialog>
  )
}

const missing = () => screen.queryByRole('dialog', { name: 'Something’s missing' })

describe('MissingDialog', () => {
  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the back gesture', () => fireEvent(missing() as Element, new Event('cancel'))],
    ['a press beside it', () => fireEvent.pointerDown(missing() as Element, { clientX: -1 })],
  ])('closes with %s, and nothing else does', async (_name, close) => {
    render(<Page />)
    await userEvent.click(screen.getByText('Send'))
    expect(missing()?.textContent).toContain('Check your connection')
    await close()
    expect(missing()).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeDefined()
  })

  it('stays when Escape cancels a composition, and the browser closes nothing either', async () => {
    render(<Page />)
    await userEvent.click(screen.getByText('Send'))
    const goesOn = fireEvent.keyDown(missing() as Element, { key: 'Escape', keyCode: 229 })
    expect([missing() === null, goesOn]).toEqual([false, false])
  })

  it('stays open when its content is clicked', async () => {
    render(<Page />)
    await userEvent.click(screen.getByText('Send'))
    await userEvent.click(screen.getByText('Check your connection'))
    expect(missing()).not.toBeNull()
  })
})

describe('lazyChunk', () => {
  it('shows a loaded chunk inside another one without waiting for a timer', async () => {
    // React delays the second of two fallbacks by 300 ms, but never within act().
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const settings = {
      load: <Chunk,>(load: () => Promise<Chunk>) => load(),
      isMissing: () => false,
      onReload: () => undefined,
      texts: { title: '', missing: '', safe: null, reload: '', close: '' },
    }
    const options = { className: '' }
    const Inner = lazyChunk(settings, () => Promise.resolve(() => <p>inner</p>), options)
    const Outer = lazyChunk(settings, () => Promise.resolve(() => <Inner />), options)
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<Outer />)
    for (let task = 0; task < 50; task++)
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    expect(document.body.textContent).toBe('inner')
    root.unmount()
  })
})
