// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showFailure } from '../../ui/toasts/toasts.tsx'
import { waitingFiles } from './waiting-files.ts'
import { pictureTarget } from '../pins/arriving-pictures.ts'
import { watchArrivingFiles } from './arriving-files.ts'
import { holdDroppedFiles } from './held-drop.ts'
import { arrivalQuestion } from './arriving-link.ts'

vi.mock('../../ui/toasts/toasts.tsx', () => ({ showFailure: vi.fn() }))

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const picture = (name: string, type: string) => new File([png], name, { type })
const gpx = new File(['<gpx/>'], 'camps.gpx')
const later = new File(['<gpx/>'], 'later.gpx')
const receive = vi.fn<(files: readonly File[]) => void>()
const ask = vi.fn<(fragment: string) => void>()
let stop = () => undefined as void

beforeEach(() => {
  stop = watchArrivingFiles()
  pictureTarget.fill(receive)
  arrivalQuestion.fill(ask)
})
afterEach(() => {
  stop()
  waitingFiles.length = 0
  pictureTarget.empty()
  arrivalQuestion.empty()
  vi.clearAllMocks()
})

/** @returns whether the page accepts the drag */
function drag(type: 'dragover' | 'drop', ...files: readonly File[]): boolean {
  const event = new DragEvent(type, { bubbles: true, cancelable: true })
  const dataTransfer = {
    types: ['Files'],
    files,
    items: files.map((file) => ({ type: file.type })),
  }
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

const start = (element: Element) => {
  const event = new DragEvent('dragstart', { bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  return event
}

it.each(['image/png', '', 'application/octet-stream', 'text/plain'])(
  'a picture of the type %j goes to the open card',
  async (type) => {
    const file = picture('castle', type)
    drag('drop', file)
    await vi.waitFor(() => expect(receive).toHaveBeenCalledWith([file]))
    expect(waitingFiles).toEqual([])
  },
)

it('a picture without a type needs an open card too', async () => {
  pictureTarget.empty()
  drag('drop', picture('castle', ''))
  await vi.waitFor(() => expect(showFailure).toHaveBeenCalledOnce())
  expect(waitingFiles).toEqual([])
})

it('pictures and other files that are dropped at once part', async () => {
  const file = picture('castle', '')
  drag('drop', gpx, file)
  await vi.waitFor(() => expect(waitingFiles).toEqual([gpx]))
  expect(receive.mock.calls).toEqual([[[file]]])
  expect(ask.mock.calls).toEqual([['#t=file']])
})

it('a picture goes to the card that was open when it was dropped', async () => {
  drag('drop', picture('castle', ''))
  pictureTarget.empty()
  await vi.waitFor(() => expect(receive).toHaveBeenCalledOnce())
})

it('files that were dropped before the map was ready are received once', async () => {
  stop()
  holdDroppedFiles()
  expect(drag('dragover', gpx)).toBe(true)
  expect(drag('drop', gpx)).toBe(true)
  expect(drag('drop', later)).toBe(true)
  stop = watchArrivingFiles()
  await vi.waitFor(() => expect(waitingFiles).toEqual([gpx, later]))
  waitingFiles.length = 0
  drag('drop', gpx)
  await vi.waitFor(() => expect(waitingFiles).toEqual([gpx]))
})

it('a drag that began on the page brings nothing [F111]', async () => {
  const link = document.body.appendChild(document.createElement('a'))
  expect(start(link).defaultPrevented).toBe(false)
  expect(drag('dragover', picture('castle', 'image/png'))).toBe(false)
  expect(document.body.dataset['drop']).toBeUndefined()
  // Otherwise the browser would open the file and leave the map.
  expect(drag('drop', picture('castle', 'image/png'), gpx)).toBe(true)
  document.body.dispatchEvent(new DragEvent('dragend', { bubbles: true }))
  drag('drop', later)
  await vi.waitFor(() => expect(waitingFiles).toEqual([later]))
  expect(receive).not.toHaveBeenCalled()
})

it.each(['dragend', 'pointermove', 'pointerdown'])(
  'a drag from elsewhere is taken after %s has ended the one on the page',
  async (type) => {
    start(document.body)
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(drag('dragover', gpx)).toBe(true)
    drag('drop', gpx)
    await vi.waitFor(() => expect(waitingFiles).toEqual([gpx]))
  },
)

it('a picture of the page cannot be dragged [F111]', () => {
  const image = document.body.appendChild(document.createElement('img'))
  expect(start(image).defaultPrevented).toBe(true)
})
