import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { useFilters } from '../features/filters/filters.ts'
import { overrideBySet, useFilterOverride } from '../features/filters/shown-filters.ts'
import { indexWorld } from '../features/worlds/world-context.tsx'
import { emptyWorld } from '../testing/world-samples.ts'
import { FirstHint } from './first-hint.tsx'

const hint = page.getByText(/press one on the map to mark it as found/i)

beforeEach(() => useFilterOverride.setState(useFilterOverride.getInitialState(), true))

function showHint(): void {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  flushSync(() => root.render(<FirstHint world={indexWorld(emptyWorld)} />))
  onTestFinished(() => root.unmount())
}

it('the first hint takes no press', async () => {
  showHint()
  await expect.element(hint).toBeVisible()
  const { left, top, width, height } = hint.element().getBoundingClientRect()
  const uppermost = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(hint.element().contains(uppermost)).toBe(false)
})

it('the first hint fades after the first press', async () => {
  showHint()
  await expect.element(hint).toBeVisible()
  document.body.click()
  await expect.element(hint).not.toBeVisible()
})

it('the first hint leaves its place to the notice of a shared view', () => {
  const set = { id: 'a'.repeat(24), name: 'Shared', filters: useFilters.getState() }
  useFilterOverride.setState({ override: overrideBySet(set) })
  showHint()
  expect(hint.query()).toBeNull()
})
