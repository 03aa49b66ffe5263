import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openMapPage } from '../../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { onMarkerSelect } from '../../card/marker-select-event.ts'
import { noteMarker } from '../pins.ts'

const inn = { id: 3, locationType: 'inn', coordinate: [10, 10] as const }
const world = { ...emptyWorld, types: [markerType('inn')], markers: [inn] }

it('a note of a place is listed beside the pins and selects its place', async () => {
  noteMarker(inn, 'Six bandits')
  usePanelView.setState({ tab: 'pins' })
  openMapPage(world)
  await expect.element(page.getByText('You have no pins yet.')).toBeVisible()
  const note = page.getByRole('list', { name: 'Place notes' }).getByRole('button')
  const selected = new Promise((resolve) => onTestFinished(onMarkerSelect(resolve)))
  await note.filter({ hasText: 'Six bandits' }).click()
  expect(await selected).toMatchObject({ id: 3 })
})
