import type { Locator, Page } from '@playwright/test'
import { expect, panelOf, raiseCard } from '../fixtures.ts'
import { inn } from '../island.ts'
import { pin, pinCard, pinsInStorage } from './pins-on-map.ts'

/** A player's file with its bytes in base64. */
export interface SentPicture {
  readonly name: string
  readonly type: string
  readonly base64: string
}

export const broken: SentPicture = {
  name: 'broken.png',
  type: 'image/png',
  base64: Buffer.from('\u0089PNG, and then nothing that is one').toString('base64'),
}

export const drawing: SentPicture = {
  name: 'drawing.svg',
  type: 'image/svg+xml',
  base64: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString(
    'base64',
  ),
}

export function plain(page: Page, colour: string): Promise<SentPicture> {
  return painted(page, { width: 320, height: 200, type: 'image/png', colour })
}

/** Returns a photo of 2 million pixels of noise, taken with the camera on its side, with a location in its metadata. */
export async function photo(page: Page): Promise<SentPicture> {
  const { base64, ...rest } = await painted(page, { width: 2000, height: 1000, type: 'image/jpeg' })
  const jpeg = Buffer.from(base64, 'base64')
  // A single TIFF entry, the orientation: the left side of the stored pixels is the top of the picture.
  const exif = Buffer.from(
    '457869660000' +
      '49492a0008000000' +
      '0100' +
      '1201' +
      '0300' +
      '01000000' +
      '06000000' +
      '00000000',
    'hex',
  )
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  const turned = Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
  return { ...rest, base64: turned.toString('base64') }
}

interface Painting {
  readonly width: number
  readonly height: number
  readonly type: 'image/png' | 'image/jpeg'
  /** Fill colour. If it is missing, the picture is noise. */
  readonly colour?: string
}

function painted(page: Page, painting: Painting): Promise<SentPicture> {
  return page.evaluate(({ width, height, type, colour }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser paints nothing.')
    if (colour === undefined) {
      const noise = pen.createImageData(width, height)
      let seed = 1
      for (let at = 0; at < noise.data.length; at += 1) {
        seed = (seed * 48_271) % 2_147_483_647
        noise.data[at] = at % 4 === 3 ? 255 : seed & 255
      }
      pen.putImageData(noise, 0, 0)
    } else {
      pen.fillStyle = colour
      pen.fillRect(0, 0, width, height)
    }
    const base64 = canvas.toDataURL(type, 0.95).split(',')[1] ?? ''
    return { name: `picture.${type.slice(6)}`, type, base64 }
  }, painting)
}

function takesDrops(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([], 'a.png', { type: 'image/png' }))
    const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
    document.body.dispatchEvent(over)
    return over.defaultPrevented
  })
}

export async function addPicture(
  page: Page,
  how: 'paste' | 'drop',
  ...files: readonly SentPicture[]
): Promise<void> {
  // The page listens for drops when the map is ready.
  if (how === 'drop') await expect.poll(() => takesDrops(page)).toBe(true)
  await page.evaluate(
    ({ kind, sent }) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        dataTransfer.items.add(new File([bytes], name, { type }))
      }
      const common = { bubbles: true, cancelable: true }
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: dataTransfer })
          : new DragEvent('drop', { ...common, dataTransfer })
      ;(document.activeElement ?? document.body).dispatchEvent(event)
    },
    { kind: how, sent: files },
  )
}

export interface KeptPicture {
  readonly id: string
  readonly size: number
  readonly width: number
  readonly height: number
  /** The first characters, and whether the file contains EXIF data. */
  readonly head: string
  readonly exif: boolean
}

export function readKeptPictures(page: Page): Promise<readonly KeptPicture[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('itinerarium.pictures')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('There is no database.')))
    })
    const store = database.transaction('bytes').objectStore('bytes')
    const [keys, values] = await Promise.all(
      [store.getAllKeys(), store.getAll()].map(
        (request) =>
          new Promise<unknown[]>((resolve) => {
            request.addEventListener('success', () => resolve(request.result as unknown[]))
          }),
      ),
    )
    database.close()
    return Promise.all(
      (values ?? []).map(async (value, at) => {
        const bytes = new Uint8Array(value as ArrayBuffer)
        const { width, height } = await createImageBitmap(new Blob([bytes]))
        const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
        return {
          id: String(keys?.[at]),
          size: bytes.length,
          width,
          height,
          head: letters.slice(0, 12),
          exif: /Exif/.test(letters),
        }
      }),
    )
  })
}

export const camp = pin(1, inn, { title: 'Camp', note: 'By the ford' })

/** Opens the pin's card through the panel, because no address leads to a pin. */
export async function openCamp(page: Page): Promise<Locator> {
  if (!(await panelOf(page).isVisible())) {
    await page.getByRole('button', { name: 'Open panel' }).click()
  }
  await panelOf(page).getByRole('radio', { name: 'Pins' }).click()
  await panelOf(page)
    .getByRole('list', { name: 'My pins' })
    .getByRole('button', { name: /Camp/ })
    .click()
  await raiseCard(page)
  return pinCard(page, 'Camp')
}

export const tile = (where: Locator, number: number, total: number) =>
  where.getByRole('button', { name: `Picture ${number} of ${total}: Camp` })

export const pictureIds = async (page: Page) => (await pinsInStorage(page))[0]?.pictures ?? []
