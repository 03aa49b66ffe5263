// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { usePlaythroughs } from '../playthroughs/playthroughs.ts'
import { PlaythroughsSection } from './playthroughs.tsx'

const id = '3fa91c02'
const stored = () => usePlaythroughs.getState().playthroughs.find((each) => each.id === id)

beforeEach(() => {
  usePlaythroughs.setState({ playthroughs: [] })
  usePlaythroughs.getState().put('', { name: 'First' })
  usePlaythroughs.getState().put(id, { name: 'Second' })
  render(
    <WorldProvider world={indexWorld(emptyWorld)}>
      <PlaythroughsSection />
    </WorldProvider>,
  )
})

afterEach(() => {
  cleanup()
  usePlaythroughs.setState({ playthroughs: [] })
})

async function begin(what: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: `${what} “Second”` }))
  const field = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  return field
}

it('renaming a playthrough that is deleted elsewhere asks before it is restored [F119]', async () => {
  const field = await begin('Rename')
  act(() => usePlaythroughs.getState().put(id, { deleted: true }))
  await userEvent.type(field, 'Third{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(/^This playthrough was deleted elsewhere/)
  expect(stored()).toMatchObject({ deleted: true, name: 'Second' })
  await userEvent.type(field, '{Enter}')
  expect(stored()).toMatchObject({ deleted: false, name: 'Third' })
})

it.each(['Rename', 'Copy'])('%s says that a playthrough was deleted for good', async (what) => {
  const field = await begin(what)
  act(() => usePlaythroughs.getState().forget(id))
  await userEvent.type(field, 'Third{Enter}')
  await userEvent.type(field, '{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(/permanently deleted elsewhere/)
  expect(usePlaythroughs.getState().playthroughs).toHaveLength(2)
})
