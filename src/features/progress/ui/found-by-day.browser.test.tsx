import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openMapPage } from '../../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { useProgress } from '../progress.ts'
import { usePanelView } from '../panel-view.ts'

const markers = Array.from({ length: 40 }, (_, at) => ({
  id: at + 1,
  locationType: 'nest',
  coordinate: [at, at] as const,
}))
const world = { ...emptyWorld, types: [markerType('nest')], markers }

it('the chart of found places fits a panel of 320 pixels, with its table unfolded', async () => {
  await page.viewport(320, 640)
  const firstDay = Date.parse('2026-10-03') / 86_400_000
  useProgress.setState({
    marks: new Map(
      markers.map(({ id }) => {
        const day = firstDay + (id % 9) * 6
        return [id, { id, revision: 1, discovered: true, day }]
      }),
    ),
  })
  usePanelView.setState({ tab: 'progress' })
  openMapPage(world)
  const chart = page.getByRole('region', { name: 'Found by week' })
  await chart.getByText('As a table').click()
  await expect.element(chart.getByRole('row').nth(1)).toBeVisible()
  const { scrollWidth, clientWidth } = chart.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
