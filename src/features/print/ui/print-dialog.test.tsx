// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { posterChunk } from '../poster-chunk.ts'
import { useProgress } from '../../progress/progress.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { PrintDialog } from './print-dialog.tsx'
import { useViewport } from '../../viewport/viewport-store.ts'

const world = indexWorld(emptyWorld)
const print = vi.fn()
const onClose = vi.fn()
const canDraw = vi.fn()
const pictureOfView = vi.fn()
const extentOfView = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('print', print)
  canDraw.mockReturnValue(true)
  posterChunk.fill(() =>
    Promise.resolve({ PosterDialog: () => null, canDraw, pictureOfView, extentOfView }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  posterChunk.empty()
})

function open(): void {
  render(
    <WorldProvider world={world}>
      <PrintDialog world={world} returnTo={{ current: null }} onClose={onClose} />
    </WorldProvider>,
  )
}

const pressPrint = async (name = 'Print') =>
  await userEvent.click(await screen.findByRole('button', { name }))

it('prints only after the preview has loaded, and closes after printing', async () => {
  pictureOfView.mockResolvedValue(new Blob(['picture']))
  open()
  const image = await waitFor(() => {
    const found = document.querySelector('.print-view img')
    if (!found) throw new Error('It is still drawn.')
    return found
  })
  expect(screen.getByRole('img', { name: 'Preview' }).getAttribute('src')).toBe(
    image.getAttribute('src'),
  )
  expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true)
  fireEvent.load(image)
  expect(print).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('afterprint'))
  expect(onClose).not.toHaveBeenCalled()
  await pressPrint()
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.body.dataset['printed']).toBe('view')
  expect(onClose).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('afterprint'))
  expect(onClose).toHaveBeenCalledTimes(1)
  cleanup()
  expect(document.body.dataset['printed']).toBeUndefined()
})

const sentence = 'Couldn’t draw the map. Only the list is printed.'

it('prints the list alone where the view could not be drawn, and says so [F78]', async () => {
  pictureOfView.mockRejectedValue(new Error('No network'))
  open()
  expect((await screen.findByRole('status')).textContent).toBe(sentence)
  await pressPrint()
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.querySelector('.print-view')?.textContent).toContain('0 places')
})

it('prints the list alone if the browser would falsify the map', async () => {
  pictureOfView.mockRejectedValue(new FalsifiedCanvasError())
  open()
  const { falsified } = toolMessages.poster.print
  expect((await screen.findByRole('status')).textContent).toBe(falsified)
  expect(document.querySelector('.print-view img')).toBeNull()
  pictureOfView.mockResolvedValue(new Blob(['picture']))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Preview' })).toBeTruthy()
})

it('draws the view again when asked to, once it failed [F78]', async () => {
  pictureOfView.mockRejectedValueOnce(new Error('No network'))
  open()
  pictureOfView.mockResolvedValue(new Blob(['picture']))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'Preview' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true)
})

it('prints the list alone where the picture cannot be shown, and says so [F78]', async () => {
  pictureOfView.mockResolvedValue(new Blob(['no picture']))
  open()
  const image = await waitFor(() => {
    const found = document.querySelector('.print-view img')
    if (!found) throw new Error('It is still drawn.')
    return found
  })
  fireEvent.error(image)
  expect((await screen.findByRole('status')).textContent).toBe(sentence)
  await pressPrint()
  expect(print).toHaveBeenCalledTimes(1)
  expect(document.querySelector('.print-view img')).toBeNull()
})

it.each([
  ['has no print', undefined],
  [
    'does not let a page print',
    () => {
      throw new DOMException('Not here', 'NotAllowedError')
    },
  ],
])(
  'says in a sentence that the browser %s, and keeps the list for its own menu [F78]',
  async (_, has) => {
    vi.stubGlobal('print', has)
    canDraw.mockReturnValue(false)
    open()
    await pressPrint()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This browser can’t print from here. Use its own menu, or open the page in another browser.',
    )
    expect(document.body.dataset['printed']).toBe('view')
    await userEvent.click(screen.getByRole('button', { name: 'Print again' }))
    expect(screen.getByRole('alert')).toBeTruthy()
  },
)

it('is stopped while it draws', async () => {
  pictureOfView.mockReturnValue(new Promise(() => undefined))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(onClose).toHaveBeenCalled()
  cleanup()
  const [[, , stop]] = pictureOfView.mock.calls as [[unknown, unknown, AbortSignal]]
  expect(stop.aborted).toBe(true)
})

it('prints the list alone where the browser cannot draw, and says so', async () => {
  canDraw.mockReturnValue(false)
  open()
  expect((await screen.findByRole('status')).textContent).toBe(
    'This browser can’t draw the map. Only the list is printed.',
  )
  await pressPrint()
  expect(print).toHaveBeenCalledTimes(1)
  expect(pictureOfView).not.toHaveBeenCalled()
  expect(document.querySelector('.print-view img')).toBeNull()
  expect(document.querySelector('.print-view')?.textContent).toContain('0 places')
})

it('numbers the places alike on the picture and in the list', async () => {
  pictureOfView.mockResolvedValue(new Blob(['picture']))
  extentOfView.mockReturnValue([0, 0, 200, 100])
  useViewport.setState({ position: { coordinates: [100, 50], zoom: 3 } })
  const numbered = indexWorld({
    ...emptyWorld,
    types: [markerType('inn'), markerType('nest')],
    markers: [
      { id: 4, locationType: 'nest', coordinate: [50, 75], name: 'Nest four' },
      { id: 9, locationType: 'inn', coordinate: [150, 25], name: 'Inn nine' },
    ],
  })
  render(
    <WorldProvider world={numbered}>
      <PrintDialog world={numbered} returnTo={{ current: null }} onClose={onClose} />
    </WorldProvider>,
  )
  const numbers = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.print-picture b')]
    if (found.length === 0) throw new Error('It is still drawn.')
    return found
  })
  expect(numbers.map(({ textContent, style }) => [textContent, style.left, style.top])).toEqual([
    ['1', '75%', '75%'],
    ['2', '25%', '25%'],
  ])
  const rows = [...document.querySelectorAll('.print-view ul:not(.print-legend) li')].map(
    (row) => row.textContent,
  )
  expect(rows[0]).toMatch(/^1 Inn nine/)
  expect(rows[1]).toMatch(/^2 Nest four/)
})

it('prints unfound places only by default, with a scale and a legend', async () => {
  pictureOfView.mockResolvedValue(new Blob(['picture']))
  extentOfView.mockReturnValue([0, 0, 2000, 1000])
  useViewport.setState({ position: { coordinates: [100, 50], zoom: 3 } })
  const those = indexWorld({
    ...emptyWorld,
    types: [markerType('inn'), markerType('nest')],
    markers: [
      { id: 4, locationType: 'nest', coordinate: [50, 75] },
      { id: 9, locationType: 'inn', coordinate: [150, 25] },
    ],
  })
  useProgress.getState().addDiscovered(9)
  render(
    <WorldProvider world={those}>
      <PrintDialog world={those} returnTo={{ current: null }} onClose={onClose} />
    </WorldProvider>,
  )
  const kinds = () =>
    [...document.querySelectorAll('.print-legend li')].map(({ textContent }) => textContent?.trim())
  await waitFor(() => expect(kinds()).toEqual(['nest']))
  expect(screen.getByRole('radio', { name: 'Unfound only' })).toHaveProperty('checked', true)
  expect(pictureOfView.mock.lastCall?.[3]).toBe(true)
  expect(document.querySelector('.print-view')?.textContent).toContain('1 place')
  // The scale bar is at most a quarter of the 1,000 m.
  const scale = () => document.querySelector<HTMLElement>('.print-scale')
  await waitFor(() =>
    expect([scale()?.textContent, scale()?.style.width]).toEqual(['200 m', '20%']),
  )
  await userEvent.click(screen.getByRole('radio', { name: 'All in view' }))
  await waitFor(() => expect(kinds()).toEqual(['inn', 'nest']))
  expect(pictureOfView.mock.lastCall?.[3]).toBe(false)
})
