// @vitest-environment happy-dom
// Browsers inside apps can't be run here: their user agents and their share sheets are stubbed.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useBackupStatus } from '../backup/backup-status.ts'
import { useProgress } from '../progress.ts'
import { Toasts } from '../../../ui/toasts/toasts.tsx'
import * as toastStack from '../../../ui/toasts/toast-stack.tsx'
import { removeToasts } from '../../../ui/toasts/toast-stack.tsx'
import { downloadFile } from './download-file.ts'
import { useOpenDialogs } from '../open-dialogs.ts'
import { FileToKeep } from './file-to-keep.tsx'
import { notifyDownload } from './notify-download.ts'
import { saveBackup } from './save-backup.ts'

const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 337.0.2'
const homeScreen =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

let time = 0
const share = vi.fn<(data: { readonly files: readonly File[] }) => Promise<void>>()
const click = vi.fn<() => void>()

beforeEach(() => {
  // Let enough time pass since the last press, so that it isn't a double click.
  time += 10_000
  vi.spyOn(performance, 'now').mockReturnValue(time)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(click)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  share.mockReset().mockResolvedValue()
  click.mockReset()
  useBackupStatus.setState(useBackupStatus.getInitialState())
  useProgress.setState({ ...useProgress.getInitialState(), discoveredMarkers: [7, 8] })
})

afterEach(() => {
  useOpenDialogs.setState({ dialogs: [] })
  removeToasts(() => true)
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Replaces the browser. `shares` tells whether its share sheet accepts files. */
function visitIn(userAgent: string, shares: boolean, standalone = false): void {
  const { clipboard } = navigator
  vi.stubGlobal('navigator', {
    userAgent,
    standalone,
    maxTouchPoints: 5,
    clipboard,
    language: 'en',
    ...(shares && { canShare: () => true, share }),
  })
}

function backUp(): void {
  render(
    <>
      <Toasts
        label="Notifications"
        closeLabel="Close notification"
        stay
        focusElsewhere={() => undefined}
        loadChunk={() => Promise.resolve(toastStack)}
      />
      <FileToKeep />
    </>,
  )
  notifyDownload(saveBackup(), () => laterMessages.toasts.backupStarted)
}

const dialog = () => screen.findByRole('dialog', { name: 'Save file' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a backup in a browser inside an app', () => {
  it('opens the share sheet, and counts once the player confirms it', async () => {
    visitIn(instagram, true)
    backUp()
    await dialog()
    expect(share.mock.lastCall?.[0].files[0]?.name).toMatch(/^kcd1_discovered_locations-\d+\.json$/)
    expect(screen.queryByText('Started downloading backup')).toBe(null)
    expect(click).not.toHaveBeenCalled()
    expect(useBackupStatus.getState().backupMade).toBe(false)
    // The file doesn't contain marks that the player makes while the dialog is open.
    useProgress.setState({ discoveredMarkers: [7, 8, 9] })
    await press('Confirm backup')
    expect(useBackupStatus.getState()).toMatchObject({ backupMade: true, backedUpMarks: 2 })
    expect(await screen.findByText('Backup confirmed')).not.toBe(null)
  })

  it('doesn’t count when the dialog is closed, and the player is reminded again [F125]', async () => {
    visitIn(instagram, true)
    useBackupStatus.setState({ reminded: true })
    backUp()
    await dialog()
    await press('Close')
    expect(useBackupStatus.getState()).toMatchObject({ backupMade: false, reminded: false })
  })

  it('opens the share sheet again when asked', async () => {
    visitIn(instagram, true)
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    backUp()
    await dialog()
    await press('Share file')
    expect(share).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('says when the share sheet fails', async () => {
    visitIn(instagram, true)
    share.mockRejectedValue(new DOMException('', 'DataError'))
    backUp()
    await dialog()
    expect((await screen.findByRole('alert')).textContent).toContain('can’t save files here')
  })

  it('offers its text where nothing can be shared', async () => {
    visitIn(instagram, false)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    backUp()
    expect((await dialog()).textContent).toContain('a file that ends in .json')
    expect(screen.queryByRole('button', { name: 'Share file' })).toBe(null)
    await press('Copy text')
    expect(JSON.parse(write.mock.lastCall?.[0] ?? '')).toMatchObject({ discoveredMarkers: [7, 8] })
  })

  it('doesn’t count when its button is pressed twice', () => {
    visitIn(instagram, true)
    expect([saveBackup(), saveBackup()]).toEqual(['offered', 'offered'])
    expect(useBackupStatus.getState().backupMade).toBe(false)
  })
})

it('a picture that can’t be shared is refused in a browser inside an app', () => {
  visitIn(instagram, false)
  expect(downloadFile('a.png', new Blob(['a']), 'image/png')).toBe('refused')
  expect(useOpenDialogs.getState().dialogs).toEqual([])
})

it('a shared route needs no confirmation', async () => {
  visitIn(instagram, true)
  render(<FileToKeep />)
  expect(downloadFile('route.gpx', '<gpx/>', 'application/gpx+xml')).toBe('offered')
  await waitFor(() => expect(useOpenDialogs.getState().dialogs).toEqual([]))
})

it('the map on a home screen offers the share sheet, or downloads without one', () => {
  visitIn(homeScreen, true, true)
  expect(downloadFile('a.gpx', 'a', 'application/gpx+xml')).toBe('offered')
  visitIn(homeScreen, false, true)
  expect(downloadFile('a.csv', 'a', 'text/csv')).toBe('started')
})
