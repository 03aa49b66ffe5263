// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSearchText, usePanelView } from '../features/progress/panel-view.ts'
import { useSettings } from '../features/settings/settings.ts'
import { indexWorld, WorldProvider } from '../features/worlds/world-context.tsx'
import { emptyWorld } from '../testing/world-samples.ts'
import { createFakeMedia } from '../testing/fake-media.ts'
import { smallScreen } from '../ui/screen-size.ts'
import { ThumbBar } from './thumb-bar.tsx'
import { useViewport } from '../features/viewport/viewport-store.ts'

beforeEach(() => {
  const media = createFakeMedia()
  media.set(smallScreen, true)
  vi.stubGlobal('matchMedia', media.matchMedia)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(window.innerHeight - 57)
  useSettings.setState({ panelOpen: false })
  usePanelView.setState({ tab: 'list' })
  setSearchText('inn')
  render(
    <WorldProvider world={indexWorld(emptyWorld)}>
      <main>
        <ThumbBar />
      </main>
    </WorldProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('keeps the map clear of itself', () => {
  expect(useViewport.getState().padding).toEqual({ bottom: 57 })
  cleanup()
  expect(useViewport.getState().padding).toEqual({})
})

it('opens the panel at the search box', async () => {
  await press('Search')
  expect(useSettings.getState().panelOpen).toBe(true)
  expect(usePanelView.getState().searchFocus).toBe('select')
})

it.each(['Filters', 'Progress'])(
  'opens the panel on %s, not on what was searched',
  async (name) => {
    await press(name)
    expect(useSettings.getState().panelOpen).toBe(true)
    expect(usePanelView.getState().tab).toBe(name.toLowerCase())
    expect(usePanelView.getState().searchText).toBe('')
  },
)

it('has a menu of further actions that returns the focus', async () => {
  await press('More')
  const menu = await screen.findByRole('menu', { name: 'More' })
  expect([...menu.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)).toEqual([
    'List',
    'Pins',
    'Recent changes',
    'Settings',
    'Share view',
    'Send to another device',
  ])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement?.textContent).toBe('More')
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pins' }))
  expect(useSettings.getState().panelOpen).toBe(true)
  expect(usePanelView.getState().tab).toBe('pins')
})
