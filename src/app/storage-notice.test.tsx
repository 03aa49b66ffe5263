// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearProblem, reportProblem, useStorageStatus } from '../storage/storage-status.ts'
import { progressRepository, useProgress } from '../features/progress/progress.ts'
import { StorageNotice } from './storage-notice.tsx'
import { mergeInto } from '../testing/merge-into.ts'

// The page's own repository reports a missing database. Waits for that, so that it does not disturb a test.
beforeAll(async () => {
  progressRepository.start()
  await vi.waitFor(() => expect(useStorageStatus.getState().problems.database).toBe('blocked'))
})
beforeEach(() => {
  useStorageStatus.setState({ problems: {}, isEmptied: false })
  render(<StorageNotice />)
})
afterEach(cleanup)

const notice = () => screen.queryByRole('alert')?.textContent ?? null
const report = (...problem: Parameters<typeof reportProblem>) =>
  act(() => reportProblem(...problem))
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Close' }))

describe('StorageNotice', () => {
  it('says nothing while all is well', () => {
    expect(notice()).toBeNull()
  })

  it.each([
    ['blocked', /blocks storage.*backup/],
    ['full', /Couldn’t save.*retried.*backup/],
    ['newer', /newer version.*read-only here/],
    ['quarantined', /couldn’t be read.*set aside untouched/],
  ] as const)('says what %s means', (problem, text) => {
    report('database', problem)
    report('progress-store', problem)
    expect(notice()).toMatch(text)
  })

  it.each([
    ['settings-store', 'your settings'],
    ['filters-store', 'your filters'],
    ['keeping-store', 'your backup status'],
  ] as const)('says nothing of the list where it is %s [F58]', (key, what) => {
    for (const problem of ['newer', 'quarantined', 'stuck', 'full'] as const) {
      report(key, problem)
      expect(notice()).toMatch(new RegExp(`${what}.*Your progress is not affected`, 'i'))
    }
  })

  it('goes when the problem is over', () => {
    report('progress-store', 'full')
    act(() => clearProblem('progress-store', 'blocked'))
    expect(notice()).not.toBeNull()
    act(() => clearProblem('progress-store', 'full'))
    expect(notice()).toBeNull()
  })

  it('says the most pressing first, and each once', async () => {
    report('filters-store', 'quarantined')
    report('settings-store', 'newer')
    report('progress-store', 'full')
    expect(notice()).toContain('in only one of two places')
    await dismiss()
    expect(notice()).toMatch(/^Your settings were saved by a newer version/)
    await dismiss()
    expect(notice()).toMatch(/^Your filters couldn’t be read. They were set aside/)
    await dismiss()
    expect(notice()).toBeNull()
    report('settings-store', 'newer')
    expect(notice()).toBeNull()
  })

  it('leaves the focus to the map when it goes by its own button [F60]', async () => {
    render(
      <button type="button" data-map-focus>
        {'map'}
      </button>,
    )
    report('progress-store', 'full')
    await dismiss()
    expect(document.activeElement).toBe(screen.getByText('map'))
  })

  it('tries again when asked', async () => {
    const retry = vi.spyOn(progressRepository, 'retry').mockImplementation(() => {})
    report('progress-store', 'full')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('asks what becomes of the marks when the site’s data was deleted [F10]', async () => {
    act(() => void mergeInto(useProgress, [7, 8]))
    act(() => useStorageStatus.setState({ isEmptied: true }))
    expect(notice()).toContain('2 found places are still on screen')
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(notice() ?? '').not.toContain('still on screen')
    expect(useProgress.getState().discoveredMarkers).toEqual([])
  })

  it('hands out the marks as a backup', async () => {
    useProgress.setState({ discoveredMarkers: [7, 900_000] })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const toUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:backup')
    report('progress-store', 'blocked')
    await userEvent.click(screen.getByRole('button', { name: 'Back up now' }))
    expect(names).toEqual([expect.stringMatching(/^kcd1_discovered_locations-\d+\.json$/)])
    const file = toUrl.mock.calls[0]?.[0] as Blob
    expect(JSON.parse(await file.text())).toMatchObject({
      format: 'itinerarium-backup',
      map: 'kcd1',
      discoveredMarkers: [7, 900_000],
    })
  })
})
