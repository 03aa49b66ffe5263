// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useBackupStatus } from '../backup/backup-status.ts'
import { removeToasts } from '../../../ui/toasts/toast-stack.tsx'
import { Toasts } from '../../../ui/toasts/toasts.tsx'
import * as toastStack from '../../../ui/toasts/toast-stack.tsx'
import { downloadFile } from './download-file.ts'
import { saveBackup } from './save-backup.ts'
import { notifyDownload } from './notify-download.ts'

afterEach(() => {
  removeToasts(() => true)
  cleanup()
  vi.restoreAllMocks()
})

it('says of a file that the browser takes none, and not that it is on its way [F78]', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('URL.createObjectURL is not a function')
  })
  render(
    <Toasts
      label="Notifications"
      closeLabel="Close notification"
      stay
      focusElsewhere={() => undefined}
      loadChunk={() => Promise.resolve(toastStack)}
    />,
  )
  notifyDownload(downloadFile('a.csv', 'a', 'text/csv'), () => 'Backup started')
  expect((await screen.findByRole('listitem')).textContent).toContain(
    'This browser can’t save files here',
  )
  expect(screen.queryByText('Backup started')).toBe(null)
})

it('counts no backup that the browser did not take [F78]', () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('URL.createObjectURL is not a function')
  })
  expect(saveBackup()).toBe('refused')
  expect(useBackupStatus.getState().backupMade).toBe(false)
})
