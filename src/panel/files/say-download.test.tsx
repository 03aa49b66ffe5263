// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useKeeping } from '../../stores/progress/keeping.ts'
import { removeToasts } from '../../ui/toasts/toast-stack.tsx'
import { Toasts } from '../../ui/toasts/toasts.tsx'
import * as stack from '../../ui/toasts/toast-stack.tsx'
import { downloadFile, saveBackup } from './save-backup.ts'
import { sayDownload } from './say-download.ts'

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
      loadPart={() => Promise.resolve(stack)}
    />,
  )
  sayDownload(downloadFile('a.csv', 'a', 'text/csv'), () => 'Backup started')
  expect((await screen.findByRole('listitem')).textContent).toContain(
    'This browser saves no file from here',
  )
  expect(screen.queryByText('Backup started')).toBe(null)
})

it('counts no backup that the browser did not take [F78]', () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('URL.createObjectURL is not a function')
  })
  expect(saveBackup()).toBe(false)
  expect(useKeeping.getState().backupMade).toBe(false)
})
