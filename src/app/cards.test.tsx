// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDeletedPin } from '../records/pin.ts'
import { usePinEditing } from '../features/pins/pin-editing.ts'
import { useOpenDialogs } from '../features/progress/open-dialogs.ts'
import { progressRepository, useProgress } from '../features/progress/progress.ts'
import { emptyProgress } from '../features/progress/storage/progress-record.ts'
import { indexWorld, WorldProvider } from '../features/worlds/world-context.tsx'
import { pinOf } from '../testing/pin-samples.ts'
import { emptyWorld } from '../testing/world-samples.ts'
import { Cards } from './cards.tsx'
import { openPin, openedId } from '../testing/open-cards.ts'
import { closeAll } from '../features/card/opened.ts'

const pin = pinOf()

beforeEach(() => useProgress.setState({ pins: new Map([[pin.id, pin]]), journal: [] }))

afterEach(() => {
  cleanup()
  closeAll()
  useOpenDialogs.setState({ dialogs: [] })
  sessionStorage.clear()
  useProgress.setState({ pins: new Map(), journal: [] })
})

async function openCard(): Promise<void> {
  openPin(pin.id, 'event')
  render(
    <WorldProvider world={indexWorld(emptyWorld)}>
      <Cards />
    </WorldProvider>,
  )
  await screen.findByRole('heading', { name: pin.title })
}

function deleteElsewhere(): void {
  const pins = new Map([[pin.id, createDeletedPin(pin.id, 2)]])
  act(() => void progressRepository.absorb({ ...emptyProgress, pins }))
}

it('a pin whose card is open and that is deleted elsewhere is deselected', async () => {
  await openCard()
  deleteElsewhere()
  expect(screen.queryByRole('heading', { name: pin.title })).toBeNull()
  expect(openedId('pin')).toBeNull()
  expect(useOpenDialogs.getState().dialogs).toEqual([])
})

it('a pin that is deleted elsewhere while its form holds words leaves the words [F118]', async () => {
  await openCard()
  act(() => usePinEditing.setState({ id: pin.id }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Bring a spade')
  deleteElsewhere()
  expect(openedId('pin')).toBeNull()
  expect(useOpenDialogs.getState().dialogs).toMatchObject([
    { kind: 'restore-pin', pin: { note: 'Bring a spade' } },
  ])
})
