import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openMapPage } from '../../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { useFilters } from '../../filters/filters.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { useViewport } from '../../viewport/viewport-store.ts'

const middle = emptyWorld.startView.coordinates
const world = {
  ...emptyWorld,
  types: [markerType('inn')],
  markers: [{ id: 1, locationType: 'inn', coordinate: middle }],
}

it('the list of places in view obeys the filters', async () => {
  useViewport.setState({ position: emptyWorld.startView })
  usePanelView.setState({ tab: 'list' })
  openMapPage(world)
  const amount = page.getByRole('status').filter({ hasText: 'in view' })
  await expect.element(amount).toHaveTextContent('1 place in view')
  useFilters.setState({ visibleTypes: { inn: false } })
  await expect.element(amount).toHaveTextContent('No places in view')
  await expect.element(page.getByText(/^No places match your filters/)).toBeVisible()
})
