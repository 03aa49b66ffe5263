// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toggleMenu } from '../../features/card/open-menu.ts'
import { useLive } from '../../features/follow/live.ts'
import { openDialog, useOpenDialogs } from '../../features/progress/open-dialogs.ts'
import { indexWorld, WorldProvider } from '../../features/worlds/world-context.tsx'
import { emptyWorld } from '../../testing/world-samples.ts'
import { PageDialogs } from '../page-dialogs.tsx'
import { MapControls } from './map-controls.tsx'
import { useViewport } from '../../features/viewport/viewport-store.ts'

beforeEach(() => vi.stubGlobal('print', vi.fn()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  useLive.setState({ dialog: null })
  useViewport.setState({ panButtonsShown: null })
})

function show(world: typeof emptyWorld): void {
  render(
    <WorldProvider world={indexWorld(world)}>
      <main>
        <MapControls onZoom={vi.fn()} embedded={false} />
        <PageDialogs />
      </main>
    </WorldProvider>,
  )
}

function setScreen(small: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: small,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

const button = () => screen.getByRole('button', { name: 'Map menu' })
const items = async () => {
  const menu = await screen.findByRole('menu', { name: 'Map menu' })
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
}

it('opens following and the pan buttons, and returns the focus', async () => {
  show(emptyWorld)
  await userEvent.click(button())
  expect(await items()).toHaveLength(5)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button())
  await userEvent.click(button())
  const [live] = await items()
  if (live) await userEvent.click(live)
  expect(useLive.getState().dialog).not.toBeNull()
  await userEvent.click(button())
  const steer = (await items()).at(-2)
  if (steer) await userEvent.click(steer)
  expect(useViewport.getState().panButtonsShown).toBe('kept')
})

it('is opened by its key from wherever the focus is', async () => {
  show(emptyWorld)
  toggleMenu('map')
  expect(await items()).toHaveLength(5)
  toggleMenu('map')
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('offers following only in a world with a known origin', async () => {
  const { origin: _origin, ...unknown } = emptyWorld
  show(unknown)
  await userEvent.click(button())
  expect(await items()).toHaveLength(4)
})

it('opens the settings, which give the focus back', async () => {
  show(emptyWorld)
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }))
  // This test loads the dialog's large module for the first time.
  await screen.findByRole('dialog', { name: 'Settings' }, { timeout: 20_000 })
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button())
})

it('leaving the page closes the dialog of a command', () => {
  show(emptyWorld)
  openDialog({ kind: 'command', id: 'settings', returnTo: { current: null } })
  cleanup()
  expect(useOpenDialogs.getState().dialogs).toEqual([])
})

it('leaves the settings to the bar where there is one', async () => {
  setScreen(true)
  show(emptyWorld)
  await userEvent.click(button())
  expect(await items()).toHaveLength(4)
  expect(screen.queryByRole('menuitem', { name: 'Settings' })).toBeNull()
})
