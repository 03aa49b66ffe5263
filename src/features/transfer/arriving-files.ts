import './drop.css'
import { laterMessages } from '../../i18n/generated/later.ts'
import { showFailure } from '../../ui/toasts/toasts.tsx'
import { picturesAmong, pictureTarget } from '../pictures/arriving-pictures.ts'
import { forwardedFileFragment, waitingFiles } from '../files/waiting-files.ts'
import { useArrivingLink } from './arriving-link.ts'
import { watchOwnDrags } from './own-drag.ts'

/** What browsers give an installed app that a file was opened with: not in TypeScript's own types yet. */
interface LaunchQueue {
  setConsumer: (
    consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void,
  ) => void
}

/**
 * Takes files that are dropped anywhere on the page, or opened with the installed map, as if they were chosen under
 * Upload; pictures go to the pin or note whose card is open. @returns what stops it
 */
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
      // The browser would leave the map and show the file.
      event.preventDefault()
      hideTarget()
      if (!isOwnDrag()) void receiveFiles(event.dataTransfer?.files ?? [])
    },
    { signal },
  )
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => {
    // One that is gone from the device by now is not there to be read.
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
  const { receive } = pictureTarget
  const pictures = await picturesAmong(all)
  if (pictures.length > 0 && receive) receive(pictures)
  else if (pictures.length > 0) showFailure({ title: () => laterMessages.pictures.nowhere })
  waitingFiles.push(...all.filter((file) => !pictures.includes(file)))
  if (waitingFiles.length > 0) useArrivingLink.setState({ hash: forwardedFileFragment })
}

/** Text and links are dragged as well, from another page into the fields of this one. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
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
