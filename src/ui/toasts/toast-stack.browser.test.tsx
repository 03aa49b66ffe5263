import { beforeEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent, type Locator } from 'vitest/browser'
import { useProgress } from '../../features/progress/progress.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { openMapPage } from '../../testing/map-harness.tsx'
import { emptyWorld } from '../../testing/world-samples.ts'
import { useToastList } from './toast-stack.tsx'
import { showSuccess } from './toasts.tsx'

const shownMs = 5000

const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

beforeEach(() => useToastList.setState({ toasts: [] }))

/** Shows a notification and waits for the end of its animation. */
async function showToast(title: string): Promise<Locator> {
  showSuccess({ title: () => title })
  const toast = toasts.filter({ hasText: title })
  await expect.element(toast).toBeVisible()
  const slides = animationsOf(toast).filter((animation) => !isCountdown(animation))
  await Promise.allSettled(slides.map(({ finished }) => finished))
  return toast
}

async function openWithToast(): Promise<Locator> {
  openMapPage(emptyWorld)
  // The pointer is still where the previous test left it.
  await movePointerAway()
  return showToast('Saved')
}

const movePointerAway = () => page.getByRole('radio', { name: 'Filters' }).hover()

const animationsOf = (toast: Locator) => toast.element().getAnimations({ subtree: true })
const isCountdown = ({ effect }: Animation) => effect?.getTiming().duration === shownMs
/** Animation of the bar that shows the remaining time. */
const countdownOf = (toast: Locator) => animationsOf(toast).find(isCountdown)
const stateOf = (toast: Locator) => countdownOf(toast)?.playState

function moveCountdown(toast: Locator, ms: number): void {
  const countdown = countdownOf(toast)
  if (countdown) countdown.currentTime = ms
}

async function dragRight(toast: Locator, cssPx: number): Promise<void> {
  const { left, top } = toast.element().getBoundingClientRect()
  await userEvent.dragAndDrop(toast, page.elementLocator(document.documentElement), {
    sourcePosition: { x: 40, y: 12 },
    targetPosition: { x: left + 40 + cssPx, y: top + 12 },
    steps: 8,
    force: true,
  })
}

describe('a notification', () => {
  it('is dark, 320 pixels wide and at the bottom right [S2.39] [S9.13] [S9.18]', async () => {
    const toast = (await openWithToast()).element()
    const { width, right, bottom } = toast.getBoundingClientRect()
    expect(width).toBe(320)
    expect(right).toBeGreaterThan(1440 - 40)
    expect(right).toBeLessThanOrEqual(1440)
    expect(bottom).toBeGreaterThan(900 - 60)
    const channels = getComputedStyle(toast).backgroundColor.match(/\d+/g) ?? []
    expect(Math.max(...channels.map(Number))).toBeLessThan(90)
  })

  it('is on layer 9999 [S9.19]', async () => {
    const toast = (await openWithToast()).element()
    const layers = []
    for (let node: Element | null = toast; node; node = node.parentElement)
      layers.push(getComputedStyle(node).zIndex)
    expect(layers.findLast((layer) => layer !== 'auto')).toBe('9999')
  })

  it('waits under the pointer [S9.15]', async () => {
    const toast = await openWithToast()
    await toast.hover()
    await expect.poll(() => stateOf(toast)).toBe('paused')
    await movePointerAway()
    await expect.poll(() => stateOf(toast)).toBe('running')
  })

  it('waits while the window has lost the focus [S9.16]', async () => {
    const toast = await openWithToast()
    window.dispatchEvent(new Event('blur'))
    await expect.poll(() => stateOf(toast)).toBe('paused')
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => stateOf(toast)).toBe('running')
  })

  it('is dragged away by more than 80 percent of its width [S9.17] [S9.20]', async () => {
    const toast = await openWithToast()
    const { left } = toast.element().getBoundingClientRect()
    await dragRight(toast, 240)
    await expect.poll(() => toast.element().getBoundingClientRect().left).toBe(left)
    expect(toasts.all()).toHaveLength(1)
    await dragRight(toast, 265)
    await expect.poll(() => toasts.all()).toHaveLength(0)
  })

  it('closes by itself after 5000 ms [S9.12]', async () => {
    const toast = await openWithToast()
    expect(stateOf(toast)).toBe('running')
    moveCountdown(toast, shownMs - 1000)
    await expect.element(toast).toBeVisible()
    moveCountdown(toast, shownMs)
    await expect.poll(() => toasts.all()).toHaveLength(0)
  })

  it('is shown as long with reduced motion', async () => {
    const reduce = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value }],
      })
    await reduce('reduce')
    try {
      expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
      expect(stateOf(await openWithToast())).toBe('running')
    } finally {
      await reduce('')
    }
  })

  it('has no countdown if the player keeps notifications [F60]', async () => {
    useSettings.setState({ keepNotifications: true })
    const toast = await openWithToast()
    expect(countdownOf(toast)).toBeUndefined()
    await toast.getByRole('button', { name: 'close' }).click()
    await expect.poll(() => toasts.all()).toHaveLength(0)
  })
})

it('the newest notification is below the others [S9.14]', async () => {
  const older = await openWithToast()
  const newer = await showToast('Deleted')
  const topOf = (toast: Locator) => toast.element().getBoundingClientRect().top
  expect(topOf(newer)).toBeGreaterThan(topOf(older))
})

it('Alt+T focuses the notifications [S9.21]', async () => {
  await openWithToast()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  const focused = document.activeElement?.closest('section')
  expect(focused?.getAttribute('aria-label')).toContain('Alt+T')
})

it('a notification is closed while a dialog is open', async () => {
  openMapPage(emptyWorld)
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect.element(dialog).toBeVisible()
  const toast = await showToast('Saved')
  await toast.hover()
  await expect.poll(() => stateOf(toast)).toBe('paused')
  await toast.getByRole('button', { name: 'close' }).click()
  await expect.poll(() => toasts.all()).toHaveLength(0)
  await expect.element(dialog).toBeVisible()
})

it('keys lead from a dialog to a notification and back [F60]', async () => {
  useProgress.getState().addDiscovered(1)
  openMapPage(emptyWorld)
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  const clear = dialog.getByRole('button', { name: 'Clear', exact: true })
  await clear.click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const toast = toasts.filter({ hasText: 'Cleared discovered locations' })
  await expect.element(toast).toBeVisible()
  await expect.element(clear).toHaveFocus()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.element(toast).toHaveFocus()
  await expect.poll(() => stateOf(toast)).toBe('paused')
  await userEvent.keyboard('{Escape}')
  await expect.element(clear).toHaveFocus()
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => stateOf(toast)).toBe('running')
  await userEvent.keyboard('{Alt>}t{/Alt}{Tab}')
  await expect.element(toast.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Undone: found places restored')).toBeVisible()
  await expect.element(clear).toHaveFocus()
})
