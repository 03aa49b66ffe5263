// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBackup } from '../../../progress/model/backup-format.ts'
import type { Pin } from '../../../../records/pin.ts'
import { pinOf } from '../../../../testing/pin-samples.ts'
import { presentPins, noteMarker } from '../../../pins/pins.ts'
import { usePlaythroughs } from '../../../progress/playthroughs/playthroughs.ts'
import { useProgress } from '../../../progress/progress.ts'
import { WorldProvider } from '../../../worlds/world-context.tsx'
import { UploadButton } from './upload-button.tsx'

const place = (id: number) => ({ id, coordinate: [952, 7736] as const })
const theirs = (id: number, note: string, revision = 7) =>
  pinOf({ id: `marker-${id}`, title: '', note, revision })

beforeEach(() => {
  useProgress.setState(useProgress.getInitialState())
  render(
    <WorldProvider world={null}>
      <UploadButton />
    </WorldProvider>,
  )
})
afterEach(cleanup)

async function upload(...pins: readonly Pin[]): Promise<void> {
  const file = createBackup('kcd1', [7], new Date(0), pins, 'Henry')
  await userEvent.upload(
    screen.getByTestId('upload-input'),
    new File([JSON.stringify(file)], 'backup.json'),
  )
}

const question = () => screen.findByRole('alertdialog', { name: 'Merge this file?' })
const merge = () => userEvent.click(screen.getByRole('button', { name: 'Merge' }))
const notes = () => presentPins().map(({ note }) => note)
const choose = (group: string, choice: string) =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }),
  )

describe('a backup that says something else than the player’s own words [F56]', () => {
  it.each([7, 2 ** 53 - 1])('shows both and keeps the own, at revision %d', async (revision) => {
    noteMarker(place(588), 'Mine')
    await upload(theirs(588, 'Theirs', revision))
    const dialog = await question()
    expect(within(dialog).getByText('Mine')).not.toBeNull()
    expect(within(dialog).getByText('Theirs')).not.toBeNull()
    expect(useProgress.getState().discoveredMarkers).toEqual([])
    await merge()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(useProgress.getState().discoveredMarkers).toEqual([7])
    expect(notes()).toEqual(['Mine'])
  })

  it('takes theirs where that is chosen, and gives the own back by undo', async () => {
    noteMarker(place(588), 'Mine')
    await upload(theirs(588, 'Theirs'))
    await question()
    await choose('Choose for Note on #588', 'Use theirs')
    await merge()
    await waitFor(() => expect(notes()).toEqual(['Theirs']))
    useProgress.getState().undo()
    expect(notes()).toEqual(['Mine'])
  })

  it('takes a choice for all, and another for one', async () => {
    for (const id of [1, 2, 3]) noteMarker(place(id), `Mine ${id}`)
    await upload(...[1, 2, 3].map((id) => theirs(id, `Theirs ${id}`)))
    await question()
    await choose('For all', 'Use theirs')
    await choose('Choose for Note on #2', 'Keep both')
    await choose('Choose for Note on #3', 'Keep mine')
    await merge()
    await waitFor(() =>
      expect(new Set(notes())).toEqual(new Set(['Theirs 1', 'Mine 2\n\nTheirs 2', 'Mine 3'])),
    )
  })

  it('is chosen by keyboard', async () => {
    noteMarker(place(588), 'Mine')
    await upload(theirs(588, 'Theirs'))
    await question()
    // The focus starts at Cancel; the choices come before it.
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('radio', { name: 'Keep mine' })).toBe(document.activeElement)
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Use theirs' }).checked).toBe(true)
  })

  it('does nothing where the player cancels, and asks again with the own words chosen', async () => {
    noteMarker(place(588), 'Mine')
    await upload(theirs(588, 'Theirs'))
    await question()
    await choose('Choose for Note on #588', 'Use theirs')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([notes(), useProgress.getState().discoveredMarkers]).toEqual([['Mine'], []])
    await upload(theirs(588, 'Theirs'))
    await question()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Keep mine' }).checked).toBe(true)
  })

  it('shows ten, and more when asked', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => at + 1)
    for (const id of ids) noteMarker(place(id), `Mine ${id}`)
    await upload(...ids.map((id) => theirs(id, `Theirs ${id}`)))
    await question()
    expect(screen.getAllByText(/^Theirs \d/)).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
    expect(screen.getAllByText(/^Theirs \d/)).toHaveLength(12)
  })

  it('is not asked about where it says the same, or was deleted here', async () => {
    noteMarker(place(588), 'Mine')
    noteMarker(place(7), 'Gone')
    noteMarker(place(7), '')
    await upload(theirs(588, 'Mine'), theirs(7, 'Theirs', 1))
    await waitFor(() => expect(useProgress.getState().discoveredMarkers).toEqual([7]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(notes()).toEqual(['Mine'])
  })
})

it('the question names the playthrough on screen, once there are two, and the file’s', async () => {
  const { put } = usePlaythroughs.getState()
  put('', { name: 'Godwin' })
  noteMarker(place(588), 'Mine')
  await upload(theirs(588, 'Theirs'))
  expect((await question()).textContent).not.toContain('Godwin')
  put('3fa91c02', { name: 'Other' })
  await waitFor(() =>
    expect(screen.getByRole('alertdialog').textContent).toMatch(
      /Playthrough: .*Godwin.*file.*Henry/,
    ),
  )
  usePlaythroughs.setState(usePlaythroughs.getInitialState())
})
