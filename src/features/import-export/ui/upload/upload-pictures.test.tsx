// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createBackup } from '../../../progress/model/backup-format.ts'
import { useProgress } from '../../../progress/progress.ts'
import { backupEntry } from '../../../pins/model/picture.ts'
import { storePictures } from '../../../pins/storage/picture-database.ts'
import { pictureSample } from '../../../../testing/picture-samples.ts'
import { pinOf } from '../../../../testing/pin-samples.ts'
import { Toasts } from '../../../../ui/toasts/toasts.tsx'
import * as toastStack from '../../../../ui/toasts/toast-stack.tsx'
import { WorldProvider } from '../../../worlds/world-context.tsx'
import { UploadButton } from './upload-button.tsx'

vi.mock('../../../pins/storage/picture-database.ts', () => ({ storePictures: vi.fn() }))

afterEach(() => {
  toastStack.removeToasts(() => true)
  cleanup()
  useProgress.setState({ pins: new Map(), marks: new Map(), discoveredMarkers: [], journal: [] })
})

async function upload(...pictures: readonly ReturnType<typeof pictureSample>[]) {
  render(
    <WorldProvider world={null}>
      <UploadButton />
      <Toasts
        label="Notifications"
        closeLabel="Close notification"
        stay
        focusElsewhere={() => undefined}
        loadChunk={() => Promise.resolve(toastStack)}
      />
    </WorldProvider>,
  )
  const pins = [pinOf({ pictures: pictures.map(({ id }) => id) })]
  const backup = createBackup('kcd1', [7], new Date(0), pins)
  const field = Object.fromEntries(pictures.map(backupEntry))
  const text = JSON.stringify({ ...backup, pictures: { ...field, nothing: 'data:' } })
  await userEvent.upload(screen.getByTestId('upload-input'), new File([text], 'a.json'))
  return (await screen.findByRole('listitem')).textContent
}

it('a backup’s pictures are stored before their pin, and damaged ones are counted', async () => {
  const pictures = [pictureSample([1]), pictureSample([2])]
  const ids = pictures.map(({ id }) => id)
  vi.mocked(storePictures).mockImplementation((stored) => {
    expect(stored).toEqual(pictures)
    expect(useProgress.getState().pins.size).toBe(0)
    return Promise.resolve(2)
  })
  expect(await upload(...pictures)).toContain(
    '1 new, 1 new pin, pictures: 2, damaged pictures skipped: 1',
  )
  expect(useProgress.getState().pins.get(pinOf().id)?.pictures).toEqual(ids)
})

it('pictures without room are said, and nothing else of the backup is lost', async () => {
  const picture = pictureSample([3])
  vi.mocked(storePictures).mockResolvedValue(0)
  expect(await upload(picture)).toContain('pictures without room: 1')
  expect(useProgress.getState().discoveredMarkers).toEqual([7])
  expect(useProgress.getState().pins.get(pinOf().id)?.pictures).toEqual([picture.id])
})
