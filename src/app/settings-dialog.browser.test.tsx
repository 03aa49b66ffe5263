import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSettings } from '../features/settings/settings.ts'
import { openMapPage } from '../testing/map-harness.tsx'
import { emptyWorld } from '../testing/world-samples.ts'
import { markerSizeDebounce } from './settings-dialog.tsx'

const slider = page.getByRole('slider', { name: 'Marker size' })
const markerSize = () => useSettings.getState().markerSize

const dialog = page.getByRole('dialog', { name: 'Settings' })

async function openSettings(): Promise<void> {
  openMapPage(emptyWorld)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect.element(slider).toBeVisible()
  slider.element().focus()
}

const expectSize = (size: number) => expect.element(slider).toHaveValue(String(size))

afterEach(() => {
  vi.useRealTimers()
})

describe('the marker size', () => {
  it('is 50 at first and runs from 20 to 80 [S2.32] [S5.06] [S9.02]', async () => {
    await openSettings()
    await expectSize(50)
    await expect.element(slider).toHaveAttribute('min', '20')
    await expect.element(slider).toHaveAttribute('max', '80')
  })

  it('moves by one step with arrows and by ten with page keys [S9.03] [S9.23]', async () => {
    await openSettings()
    await userEvent.keyboard('{ArrowRight}')
    await expectSize(51)
    await userEvent.keyboard('{PageUp}')
    await expectSize(61)
    await userEvent.keyboard('{PageDown}{ArrowLeft}')
    await expectSize(50)
  })

  it('stops at its ends', async () => {
    await openSettings()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expectSize(80)
    await userEvent.keyboard('{Home}{PageDown}')
    await expectSize(20)
  })

  it('follows the mouse', async () => {
    await openSettings()
    const { top } = slider.element().getBoundingClientRect()
    await userEvent.dragAndDrop(slider, page.elementLocator(document.documentElement), {
      targetPosition: { x: 1400, y: top },
      steps: 5,
      force: true,
    })
    await expect.poll(markerSize).toBe(80)
  })

  it('is kept though the dialog closes at once [S4.08]', async () => {
    await openSettings()
    await userEvent.keyboard('{Home}{Escape}')
    await expect.poll(markerSize).toBe(20)
    expect(window.localStorage.getItem('settings-store')).toContain('"markerSize":20')
  })
})

it('a size takes effect 350 ms after the last move [S4.08] [S9.04]', async () => {
  await openSettings()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.keyboard('{PageUp}')
  vi.advanceTimersByTime(300)
  await userEvent.keyboard('{ArrowRight}')
  await expectSize(61)
  vi.advanceTimersByTime(349)
  expect(markerSize()).toBe(50)
  vi.advanceTimersByTime(1)
  await expect.poll(markerSize).toBe(61)
  expect(markerSizeDebounce).toBe(350)
})

it('the choice of the language shows which language is loading', async () => {
  const { dataset } = document.documentElement
  dataset['languages'] = '/data/ cs.1'
  let fail = () => {}
  vi.spyOn(window, 'fetch').mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('offline'))
      }),
  )
  vi.spyOn(console, 'error').mockReturnValue()
  await openSettings()
  const choice = dialog.getByRole('combobox')
  await choice.selectOptions('cs')
  await expect.element(choice).toHaveDisplayValue('Čeština…')
  fail()
  await expect.element(choice).toHaveDisplayValue('English')
  vi.restoreAllMocks()
  delete dataset['languages']
})

describe('the dialog of settings', () => {
  it('has a title, the marker size and buttons for found places [S2.31] [S2.33] [D-tests-2]', async () => {
    await openSettings()
    await expect.element(dialog.getByRole('heading', { name: 'Settings' })).toBeVisible()
    for (const name of [/^Marker Size/, 'Manage discovered markers'])
      await expect.element(dialog.getByRole('heading', { name })).toBeVisible()
    for (const name of ['Upload', 'Backup', 'Clear'])
      await expect.element(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  })

  it('has no button about consent [S2.35] [D-texts-4]', async () => {
    await openSettings()
    expect(dialog.element().textContent).not.toMatch(/consent/i)
  })

  it.each([
    ['its button', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'a press beside it',
      () =>
        page
          .elementLocator(document.documentElement)
          .click({ position: { x: 1200, y: 850 }, force: true }),
    ],
  ])('closes by %s and leaves the panel open [S4.11]', async (_name, close) => {
    await openSettings()
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(useSettings.getState().panelOpen).toBe(true)
  })
})
