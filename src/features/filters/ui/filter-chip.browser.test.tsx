import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openMapPage } from '../../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { useSettings } from '../../settings/settings.ts'
import { useFilters } from '../filters.ts'
import { openMarker } from '../../../testing/open-cards.ts'

const world = {
  ...emptyWorld,
  types: [markerType('cave', { title: 'Cave' }), markerType('inn', { title: 'Inn' })],
  markers: ['inn', 'cave', 'cave'].map((locationType, at) => ({
    id: at + 1,
    locationType,
    coordinate: [at, at] as const,
  })),
}

const chip = page.getByRole('group', { name: 'Map filter' })
const filters = page.getByRole('region', { name: 'Filters' })

it('the map says how much is shown only while the panel is closed', async () => {
  useFilters.setState({ visibleTypes: { inn: false } })
  useSettings.setState({ panelOpen: false })
  openMapPage(world)
  await expect.element(chip).toHaveTextContent('Showing 2 of 3')
  useSettings.setState({ panelOpen: true })
  await expect.element(filters).toBeVisible()
  await expect.element(chip).not.toBeInTheDocument()
})

it('the amount that is shown leads to the filters', async () => {
  useFilters.setState({ visibleTypes: { inn: false } })
  useSettings.setState({ panelOpen: false })
  usePanelView.setState({ tab: 'pins' })
  openMapPage(world)
  await chip.getByRole('button').click()
  await expect.element(filters).toBeVisible()
})

it('the card of a place shows its type alone, and Clear shows the rest again', async () => {
  openMapPage(world)
  await expect.element(filters).toBeVisible()
  openMarker(1, 'event')
  await page.getByText('Details', { exact: true }).click()
  await page.getByRole('button', { name: 'Show only these' }).click()
  await expect.element(page.getByText('Showing 1 of 3 places')).toBeInTheDocument()
  await chip.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByText('Showing 3 of 3 places')).toBeInTheDocument()
})
