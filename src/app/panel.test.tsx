// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { useFilters } from '../features/filters/filters.ts'
import { useSettings } from '../features/settings/settings.ts'
import { indexWorld, WorldProvider } from '../features/worlds/world-context.tsx'
import { emptyWorld, markerType } from '../testing/world-samples.ts'
import { ShowPlaces } from './panel.tsx'

afterEach(cleanup)

const world = indexWorld({
  ...emptyWorld,
  types: [markerType('inn'), markerType('cave')],
  markers: [1, 2, 3].map((id) => ({
    id,
    locationType: id === 3 ? 'cave' : 'inn',
    coordinate: [id, id],
  })),
})

it('says how many places the map shows, and leads there where the panel covers it', async () => {
  render(
    <WorldProvider world={world}>
      <ShowPlaces />
    </WorldProvider>,
  )
  useSettings.setState({ panelOpen: true })
  expect(screen.getByRole('button').textContent).toBe('Show 3 places')
  useFilters.setState({ visibleTypes: { inn: false } })
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 place' }))
  expect(useSettings.getState().panelOpen).toBe(true)
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await userEvent.click(screen.getByRole('button'))
  expect(useSettings.getState().panelOpen).toBe(false)
})
