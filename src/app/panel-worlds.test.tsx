// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const site = vi.hoisted(() => ({ home: 'island', others: [] as string[] }))
vi.mock('virtual:worlds', () => site)

const { siteWorlds } = await import('../platform/page-world.ts')
const { WorldProvider } = await import('../features/worlds/world-context.tsx')
const { WorldButton } = await import('./panel.tsx')

afterEach(cleanup)

function show() {
  render(
    <WorldProvider world={null}>
      <WorldButton />
    </WorldProvider>,
  )
}

it('is not there on a site with one world', () => {
  expect(siteWorlds.others).toEqual([])
  show()
  expect(screen.queryByRole('button')).toBeNull()
})

it('leads to the others also where its own world could not be loaded', () => {
  site.others.push('shore')
  show()
  expect(screen.getByRole('button', { name: 'Choose a world' })).toBeTruthy()
})
