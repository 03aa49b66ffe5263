// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pinOf } from '../../../testing/pin-samples.ts'
import { writeTransfer } from '../../links/model/transfer-link.ts'
import { presentPins, noteMarker } from '../../pins/pins.ts'
import { useProgress } from '../../progress/progress.ts'
import { WorldProvider } from '../../worlds/world-context.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

const onClose = vi.fn<() => void>()

beforeEach(() => {
  onClose.mockReset()
  useProgress.setState(useProgress.getInitialState())
  noteMarker({ id: 588, coordinate: [952, 7736] }, 'Mine')
})
afterEach(cleanup)

async function open(revision: number): Promise<void> {
  const pins = [pinOf({ id: 'marker-588', title: '', note: 'Theirs', revision })]
  const hash = await writeTransfer({ map: 'kcd1', ids: [], pins })
  render(
    <WorldProvider world={null}>
      <ReceiveDialog hash={hash ?? ''} onClose={onClose} />
    </WorldProvider>,
  )
  await screen.findByRole('alertdialog', { name: 'Add to your progress?' })
}

it('leads to the world that it is for, where the site has it, and adds nothing here', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const hash = (await writeTransfer({ map: 'shore', ids: [1], pins: [] })) ?? ''
  render(
    <WorldProvider world={null}>
      <ReceiveDialog hash={hash} onClose={onClose} />
    </WorldProvider>,
  )
  const link = await screen.findByRole('link', { name: 'Open shore' })
  expect(link.getAttribute('href')).toBe(`/shore${hash}`)
  expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull()
  expect(useProgress.getState().discoveredMarkers).toEqual([])
})

const notes = () => presentPins().map(({ note }) => note)

describe('a link that says something else than the player’s own words [F56]', () => {
  it.each([7, 2 ** 53 - 1])('shows both and keeps the own, at revision %d', async (revision) => {
    await open(revision)
    expect(screen.getByText('From the link')).not.toBeNull()
    expect(screen.getByText('Theirs')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(useProgress.getState().journal.at(-1)?.kind).toBe('import'))
    expect(notes()).toEqual(['Mine'])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('takes theirs, or both, where that is chosen', async () => {
    await open(7)
    await userEvent.click(screen.getByRole('radio', { name: 'Keep both' }))
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(notes()).toEqual(['Mine\n\nTheirs']))
  })
})
