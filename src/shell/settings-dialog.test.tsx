// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { indexWorld, WorldProvider } from '../features/worlds/world-context.tsx'
import { emptyWorld } from '../testing/world-samples.ts'
import { LiveSection } from './settings-dialog.tsx'

afterEach(cleanup)

const show = (world: typeof emptyWorld) =>
  render(
    <WorldProvider world={indexWorld(world)}>
      <LiveSection />
    </WorldProvider>,
  )

it('following is offered in a world that knows where the game’s metres begin, and in no other', () => {
  show(emptyWorld)
  expect(screen.getByRole('button', { name: 'Follow game…' })).toBeDefined()
  cleanup()
  const { origin: _origin, ...unknown } = emptyWorld
  show(unknown)
  expect(screen.queryByRole('button')).toBeNull()
})
