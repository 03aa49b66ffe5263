import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openMapPage } from '../../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { closeDialog, openDialog } from '../../progress/open-dialogs.ts'
import { useProgress } from '../../progress/progress.ts'

const world = {
  ...emptyWorld,
  types: [markerType('cave')],
  markers: [{ id: 1, locationType: 'cave', coordinate: [10, 10] as const }],
}
const unfound = page.getByRole('region', { name: 'Unfound places' })

it('the list of nearby places says that everything is found', async () => {
  openMapPage(world)
  openDialog({ kind: 'nearest', from: [0, 0] })
  await expect.element(unfound.getByRole('listitem')).toBeVisible()
  closeDialog('nearest')
  useProgress.getState().addDiscovered(1)
  openDialog({ kind: 'nearest', from: [0, 0] })
  await expect.element(unfound).toHaveTextContent('You’ve found every place on the map.')
})
