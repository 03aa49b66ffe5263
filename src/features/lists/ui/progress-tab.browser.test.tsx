import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openMapPage } from '../../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { useProgress } from '../../progress/progress.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { useViewport } from '../../viewport/viewport-store.ts'

const [x, y] = emptyWorld.startView.coordinates
const markers = Array.from({ length: 8 }, (_, at) => ({
  id: at + 1,
  locationType: 'nest',
  coordinate: [x + at * 10, y] as const,
}))
const world = { ...emptyWorld, types: [markerType('nest')], markers }

const nearest = page.getByRole('region', { name: 'Nearest unfound' })
const boxes = nearest.getByRole('checkbox')
const ids = () =>
  nearest
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => /#\d+/.exec(textContent)?.[0])

it('the list of nearest unfound places keeps marked places and adds the next', async () => {
  useViewport.setState({ position: emptyWorld.startView })
  useProgress.getState().addDiscovered(8)
  usePanelView.setState({ tab: 'progress' })
  openMapPage(world)
  await expect.poll(() => boxes.elements().length).toBe(5)
  const before = ids()
  await boxes.first().click()
  await expect.poll(() => boxes.elements().length).toBe(6)
  await expect.element(boxes.first()).toBeChecked()
  expect(ids().slice(0, 5)).toEqual(before)
})
