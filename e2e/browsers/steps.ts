import { expect } from '@playwright/test'
import { island as world } from '../island.ts'
import type { FindRequest } from './find-element.ts'
import type { Player } from './player.ts'

export const panel: FindRequest = { css: '.side-panel' }
export const searchBox: FindRequest = { css: '#search' }
export const card: FindRequest = { role: 'dialog', namePattern: '^Details: ' }
export const inn = world.markerById(3)
export const found: FindRequest = { role: 'switch', namePattern: 'Discovered', within: card }
export const allShown = new RegExp(`of ${world.markers.length} places`)

export const button = (name: string, within?: FindRequest): FindRequest => ({
  role: 'button',
  name,
  ...(within && { within }),
})

export const shownMarkers = (player: Player) =>
  expect.poll(() =>
    player.tab.run(
      () =>
        Number(document.querySelector<HTMLElement>('[data-testid=map]')?.dataset['shownMarkers']),
      null,
    ),
  )

export async function chooseInMapMenu(player: Player, name: string | RegExp): Promise<void> {
  await player.press(button('Map menu'))
  const entry = typeof name === 'string' ? { name } : { namePattern: name.source }
  await player.press({ role: 'menuitem', ...entry })
}

export async function choosePart(player: Player, name: string): Promise<void> {
  await player.press({ role: 'radio', name, within: panel })
}

/** Opens the Progress tab and waits for the tiles of areas, which load last and move the rows below them. */
export async function openProgress(player: Player): Promise<void> {
  await choosePart(player, 'Progress')
  await player.see({ css: '.area-tile' })
}

export const foundIds = (player: Player) =>
  expect.poll(async () => {
    const entry = JSON.parse((await player.stored('progress-store')) ?? '{}') as {
      state?: { discoveredMarkers?: number[] }
    }
    return entry.state?.discoveredMarkers ?? []
  })

export const worldChooser: FindRequest = { css: '.dialog' }
export const settings: FindRequest = { role: 'dialog', name: 'Settings' }

export async function zoomOf(player: Player): Promise<number> {
  const search = await player.tab.run(() => window.location.search, null)
  return Number(/at=[\d.-]+,[\d.-]+,([\d.]+)/.exec(decodeURIComponent(search))?.[1] ?? Number.NaN)
}

/** Opens the map's context menu by keyboard, because WebKitWebDriver never releases the right mouse button. */
export async function openSpotMenu(player: Player): Promise<void> {
  await player.tab.run(focusMap, null)
  await player.tab.press('Shift+F10')
}

export function focusMap(): void {
  document.querySelector<HTMLElement>('[role=application]')?.focus()
}

export async function addPin(player: Player, title: string): Promise<void> {
  await openSpotMenu(player)
  await player.press({ role: 'menuitem', name: 'Add pin' })
  const form: FindRequest = { css: '.card form' }
  await player.enter({ role: 'textbox', within: form }, title)
  await player.enter({ role: 'textbox', within: form, index: 1 }, 'Below the oak')
  await player.press(button('Save', form))
  await player.miss(form)
}

export async function expectFittingDialog(player: Player): Promise<void> {
  await expect.poll(() => player.tab.run(measureUnusedHeight, null)).toBeLessThan(3)
}

/** Runs in the page. Returns by how many CSS pixels the dialog in front is higher than its content. */
export function measureUnusedHeight(): number {
  const dialog = [...document.querySelectorAll<HTMLElement>('.dialog')].at(-1)
  if (!dialog) return Number.NaN
  const height = dialog.offsetHeight
  const { rowGap, paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } =
    window.getComputedStyle(dialog)
  const fixed = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
  // With `display: block`, the dialog's children are exactly as high as their content.
  dialog.style.display = 'block'
  const rows = [...dialog.children]
    .filter((child) => !['absolute', 'fixed'].includes(window.getComputedStyle(child).position))
    .map((child) => child.getBoundingClientRect().height)
    .filter((row) => row > 0)
  dialog.style.display = ''
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
  const needed =
    sum(rows) + sum(fixed.map(Number.parseFloat)) + (rows.length - 1) * Number.parseFloat(rowGap)
  return height - needed
}

/** A point of the map that no part of the page covers, for things that a player adds. CSS pixels. */
export const middle = { x: 760, y: 500 }
