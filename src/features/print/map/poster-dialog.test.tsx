// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FailedRequestError } from '../../../platform/failed-request.ts'
import { FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { drawPoster } from './draw-poster.ts'
import { PosterDialog } from './poster-dialog.tsx'

vi.mock('./draw-poster.ts', () => ({ canDraw: () => true, drawPoster: vi.fn() }))

const world = indexWorld(emptyWorld)
const draw = vi.mocked(drawPoster)

function showDialog(): void {
  render(
    <WorldProvider world={world}>
      <PosterDialog world={world} returnTo={{ current: null }} onClose={() => {}} />
    </WorldProvider>,
  )
}

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  showDialog()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  draw.mockReset()
})

it('draws one poster for ten presses in one moment, and another once it is done [F78]', async () => {
  let finish: ((file: Blob) => void) | undefined
  draw.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const press = (times: number) =>
    act(async () => {
      const button = screen.getByRole('button', { name: 'Save poster' })
      for (let time = 0; time < times; time += 1) button.click()
      await Promise.resolve()
    })
  await press(10)
  expect(draw).toHaveBeenCalledTimes(1)
  await act(async () => {
    finish?.(new Blob(['poster']))
    await Promise.resolve()
  })
  expect(await screen.findByText('Poster saved')).toBeTruthy()
  await press(1)
  expect(draw).toHaveBeenCalledTimes(2)
})

it('a falsified poster is not saved, and the reason is shown', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  draw.mockRejectedValue(new FalsifiedCanvasError())
  await act(async () => {
    screen.getByRole('button', { name: 'Save poster' }).click()
    await Promise.resolve()
  })
  expect(await screen.findByText(laterMessages.pictures.falsified)).toBeTruthy()
  expect(HTMLAnchorElement.prototype.click).not.toHaveBeenCalled()
})

it.each([
  [new FailedRequestError('gone'), toolMessages.poster.notices.notLoaded],
  [new RangeError('broken on purpose'), toolMessages.poster.notices.failed],
])('%o is told as what it is [F105]', async (error, sentence) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  draw.mockRejectedValue(error)
  await userEvent.click(screen.getByRole('button', { name: 'Save poster' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('a wallpaper begins as large as the screen at any zoom, and can be corrected', async () => {
  cleanup()
  vi.stubGlobal('screen', { width: 1920, height: 1080 })
  vi.stubGlobal('devicePixelRatio', 2 / 3)
  showDialog()
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'wallpaper')
  const side = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  expect([side('Width in pixels').value, side('Height in pixels').value]).toEqual(['1920', '1080'])
  await userEvent.clear(side('Height in pixels'))
  await userEvent.type(side('Height in pixels'), '1200')
  draw.mockResolvedValue(undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Save poster' }))
  expect(draw.mock.calls[0]?.[0].strips.reduce((sum, { height }) => sum + height, 0)).toBe(1200)
})
