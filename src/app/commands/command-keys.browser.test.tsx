import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOpenDialogs } from '../../features/progress/open-dialogs.ts'
import { useProgress } from '../../features/progress/progress.ts'
import { openMarker } from '../../testing/open-cards.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { openMapPage } from '../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../testing/world-samples.ts'

const world = {
  ...emptyWorld,
  types: [markerType('inn')],
  markers: [{ id: 3, locationType: 'inn', coordinate: [10, 10] as const }],
}

const card = page.getByRole('dialog', { name: /^Details: / })
const searchBox = page.getByPlaceholder('Search for locations...')
const listOfKeys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const singleKeys = listOfKeys.getByRole('switch', { name: 'Single-key shortcuts' })

async function openWithCard(): Promise<void> {
  openMapPage(world)
  await expect.element(searchBox).toBeVisible()
  // Ends the typing of the previous test. A text field keeps the focus while the player types.
  await userEvent.keyboard('{Tab}')
  openMarker(3, 'keyboard')
  await expect.element(card).toHaveFocus()
}

function expectNothingDone(): void {
  expect(useSettings.getState().panelOpen).toBe(true)
  expect(useProgress.getState().discoveredMarkers).toEqual([])
  expect(useOpenDialogs.getState().dialogs).toEqual([])
}

describe('a single key', () => {
  it('is a letter while the player types', async () => {
    await openWithCard()
    await searchBox.click()
    await userEvent.keyboard('p/nd?')
    await expect.element(searchBox).toHaveValue('p/nd?')
    expectNothingDone()
  })

  it('does nothing together with Ctrl, Alt or Meta', async () => {
    await openWithCard()
    for (const modifier of ['Control', 'Alt', 'Meta'])
      await userEvent.keyboard(`{${modifier}>}d{/${modifier}}{${modifier}>}/{/${modifier}}`)
    expectNothingDone()
    await expect.element(searchBox).not.toHaveFocus()
    await userEvent.keyboard('d')
    expect(useProgress.getState().discoveredMarkers).toEqual([3])
  })

  it('does nothing under a dialog', async () => {
    await openWithCard()
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await userEvent.keyboard('pnd?/')
    expectNothingDone()
    await expect.element(searchBox).not.toHaveFocus()
  })

  it('is switched off in the list of keys', async () => {
    await openWithCard()
    await userEvent.keyboard('?')
    await singleKeys.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(listOfKeys).not.toBeInTheDocument()
    await userEvent.keyboard('pd?')
    expectNothingDone()
    expect(window.localStorage.getItem('settings-store')).toContain('"shortcuts":false')
  })
})

it('the list of keys opens by its button while single keys are switched off', async () => {
  useSettings.setState({ shortcuts: false })
  openMapPage(world)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await singleKeys.click()
  await userEvent.keyboard('{Escape}p')
  await expect.poll(() => useSettings.getState().panelOpen).toBe(false)
})
