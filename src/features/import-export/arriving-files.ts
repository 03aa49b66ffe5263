import './drop.css'
import { laterMessages } from '../../i18n/generated/later.ts'
import { showFailure } from '../../ui/toasts/toasts.tsx'
import { picturesAmong, pictureTarget } from '../pins/arriving-pictures.ts'
import { forwardedFileFragment, waitingFiles } from './waiting-files.ts'
import { arrivalQuestion } from './arriving-link.ts'
import { hasFiles, takeHeldFiles } from './held-drop.ts'
import { watchOwnDrags } from './own-drag.ts'

/** Web API for files that are opened with an installed app. Not in TypeScript's own types yet. */
interface LaunchQueue {
  setConsumer: (
    consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void,
  ) => void
}

/** Handles files dropped on the page or opened with the installed map. Pictures go to the open card. */
export function watchArrivingFiles(): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const isOwnDrag = watchOwnDrags(signal)
  window.addEventListener('dragover', (event) => isOwnDrag() || showTarget(event), { signal })
  window.addEventListener('dragleave', (event) => event.relatedTarget ?? hideTarget(), { signal })
  window.addEventListener(
    'drop',
    (event) => {
      if (!hasFiles(event)) return
      // Otherwise the browser would open the file and leave the map.
      event.preventDefault()
      hideTarget()
      if (!isOwnDrag()) void receiveFiles(event.dataTransfer?.files ?? [])
    },
    { signal },
  )
  const early = takeHeldFiles()
  if (early.length > 0) void receiveFiles(early)
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => {
    // A file that is no longer on the device can't be read and is skipped.
    void Promise.allSettled(files.map((handle) => handle.getFile())).then((read) =>
      receiveFiles(read.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))),
    )
  })
  return () => {
    ended.abort()
    hideTarget()
  }
}

async function receiveFiles(files: Iterable<File>): Promise<void> {
  const all = Array.from(files)
  // The open card may be another one by the time that the files are read.
  const receive = pictureTarget.get()
  const pictures = await picturesAmong(all)
  if (pictures.length > 0 && receive) receive(pictures)
  else if (pictures.length > 0) showFailure({ title: () => laterMessages.pictures.nowhere })
  waitingFiles.push(...all.filter((file) => !pictures.includes(file)))
  if (waitingFiles.length > 0) arrivalQuestion.get()?.(forwardedFileFragment)
}

function showTarget(event: DragEvent): void {
  if (!hasFiles(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
  const items = Array.from(event.dataTransfer?.items ?? [])
  const arePictures = items.length > 0 && items.every(({ type }) => type.startsWith('image/'))
  document.body.dataset['drop'] = arePictures
    ? laterMessages.pictures.add
    : laterMessages.settings.drop
}

function hideTarget(): void {
  delete document.body.dataset['drop']
}
