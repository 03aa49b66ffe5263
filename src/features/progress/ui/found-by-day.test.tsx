// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { progressRepository, useProgress } from '../progress.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { FoundByDayChart } from './found-by-day.tsx'
import { foundPicture } from './found-picture.ts'
import { downloadFile } from './download-file.ts'
import { mergeInto } from '../../../testing/merge-into.ts'

vi.mock('./found-picture.ts', () => ({ foundPicture: vi.fn() }))
vi.mock('./download-file.ts', () => ({ downloadFile: vi.fn() }))
vi.mock('../../../ui/toasts/toasts.tsx', () => ({ showFailure: vi.fn(), showSuccess: vi.fn() }))

const world = indexWorld({
  ...emptyWorld,
  markers: [1, 2, 3, 4, 5].map((id) => ({ id, locationType: 'nest', coordinate: [id, id] })),
})

beforeEach(() => {
  vi.spyOn(progressRepository, 'joined').mockResolvedValue()
  useProgress.setState(useProgress.getInitialState())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 23, 50) })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const show = () =>
  render(
    <WorldProvider world={world}>
      <FoundByDayChart />
    </WorldProvider>,
  )

it('appears once places were found on two days', async () => {
  const { addDiscovered, markMany } = useProgress.getState()
  show()
  act(() => {
    addDiscovered(1)
    mergeInto(useProgress, [5])
  })
  expect(screen.queryByRole('region')).toBeNull()
  // The next day in local time.
  vi.setSystemTime(new Date(2026, 10, 21, 0, 10))
  act(() => void markMany([2, 3, 900_000], true))
  const chart = within(screen.getByRole('region', { name: 'Found by day' }))
  const summary =
    /^Since Nov 20, 2026: 3 found\. Most in one day: 2 \(Nov 21, 2026\)\. Day unknown: 1\.$/
  expect(chart.getByText(summary)).toBeDefined()
  await userEvent.click(chart.getByText('As a table'))
  const rows = chart.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['DayFound', 'Nov 20, 20261', 'Nov 21, 20262'])
})

it('keeps the day of a place that was removed and restored', () => {
  const { addDiscovered, removeDiscovered, undo } = useProgress.getState()
  addDiscovered(1)
  vi.setSystemTime(new Date(2026, 10, 22))
  addDiscovered(2)
  removeDiscovered(1)
  show()
  expect(screen.queryByRole('region')).toBeNull()
  act(() => void undo())
  expect(screen.getByText(/^Since Nov 20, 2026: 2 found\./)).toBeDefined()
})

it('a falsified picture is not saved, and the reason is shown', async () => {
  useProgress.getState().addDiscovered(1)
  vi.setSystemTime(new Date(2026, 10, 22))
  useProgress.getState().addDiscovered(2)
  vi.mocked(foundPicture).mockRejectedValue(new FalsifiedCanvasError())
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }))
  const [told] = vi.mocked(showFailure).mock.calls.flat()
  expect(told?.title()).toBe(laterMessages.pictures.falsified)
  expect(downloadFile).not.toHaveBeenCalled()
})
