import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeAll } from '../../features/card/opened.ts'
import { useLive } from '../../features/follow/live.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'
import { indexWorld } from '../../features/worlds/world-context.tsx'
import type { MapLayer } from '../../map/layers/map-layer.ts'
import { openSpot } from '../../testing/open-cards.ts'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { emptyWorld } from '../../testing/world-samples.ts'
import { EdgeArrow } from './edge-arrow.tsx'

const world = indexWorld(emptyWorld)
const arrow = page.getByRole('button', { name: /Go there$/ })

beforeEach(async () => {
  await page.viewport(800, 600)
  closeAll()
  useLive.setState(useLive.getInitialState(), true)
  useViewport.setState(useViewport.getInitialState(), true)
})

interface ShownMap {
  readonly calls: ReturnType<typeof createFakeEngine>['calls']
  /** Draws a frame for a view with this centre, two units (one metre) per CSS pixel. */
  readonly draw: (centre: readonly [x: number, y: number], moving?: boolean) => void
}

/** Shows a map without land, with a button in its upper right corner and a scale that takes no pointers. */
function showMap({ still = false } = {}): ShownMap {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  let layer: MapLayer | undefined
  const fake = createFakeEngine(
    world.startView,
    () => {
      throw new Error('Nobody reads the content.')
    },
    () => undefined,
  )
  const engine: typeof fake = {
    ...fake,
    addLayer: (added, at) => {
      layer = added
      return fake.addLayer(added, at)
    },
  }
  const map = { current: null as HTMLDivElement | null }
  flushSync(() =>
    root.render(
      <main className="map-region">
        <div
          ref={(element) => {
            map.current = element
          }}
          data-map-focus
          tabIndex={0}
          role="application"
          aria-label="Map"
          className="map-target"
        />
        <EdgeArrow world={world} engine={() => engine} map={map} prefersStillness={() => still} />
        <div className="map-buttons">
          <button type="button" className="map-control icon-button">
            +
          </button>
        </div>
        <div className="map-readouts" style={{ left: '16px', bottom: '16px' }}>
          100 m
        </div>
      </main>,
    ),
  )
  let centre: readonly [number, number] = [0, 0]
  const frame = (moving = false) =>
    layer?.draw(
      { centre, resolution: 2, size: [800, 600], pixelRatio: 1 },
      { moving, zooming: false },
    )
  if (layer) layer.onChanged = () => void requestAnimationFrame(() => frame())
  return {
    calls: fake.calls,
    draw: (next, moving) => {
      centre = next
      frame(moving)
    },
  }
}

const box = () => arrow.element().getBoundingClientRect()

it('names target, distance and direction, and points there', async () => {
  openSpot([4000, 3000], 'event', 'Cellar')
  const { draw } = showMap()
  draw([1000, 3000])
  await expect.element(arrow).toHaveAccessibleName('Cellar is 1.5 km to the east. Go there')
  await expect.element(arrow).toHaveTextContent('1.5 km')
  await expect.poll(() => Math.round(box().right)).toBe(784)
  expect(box().top + box().height / 2).toBeCloseTo(300, 0)
  expect(box().height).toBeGreaterThanOrEqual(44)
  const glyph = arrow.element().querySelector<HTMLElement>('.edge-arrow-glyph')
  expect(glyph?.style.transform).toBe('rotate(90deg)')
})

it('is hidden while the target is in view', async () => {
  openSpot([4000, 3000], 'event')
  const { draw } = showMap()
  draw([3800, 3000])
  expect(arrow.query()).toBeNull()
  draw([1000, 3000])
  await expect.element(arrow).toBeVisible()
  draw([3800, 3000])
  expect(arrow.query()).toBeNull()
})

it('counts a target below a card as out of view, and stays clear of the card', async () => {
  openSpot([4000, 3000], 'event')
  useViewport.setState({ padding: { right: 360 } })
  const { draw } = showMap()
  draw([3600, 3000])
  await expect.element(arrow).toBeVisible()
  await expect.poll(() => Math.round(box().right)).toBe(428)
})

it('stays clear of buttons and of the scale', async () => {
  openSpot([4000, 3000], 'event')
  const { draw } = showMap()
  const covers = (selector: string) => {
    const other = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const { left, top, right, bottom } = box()
    return left < other.right && right > other.left && top < other.bottom && bottom > other.top
  }
  draw([3000, 2250])
  await expect.element(arrow).toBeVisible()
  expect(covers('.map-buttons')).toBe(false)
  draw([5000, 3750])
  await expect.element(arrow).toBeVisible()
  expect(covers('.map-readouts')).toBe(false)
})

it('avoids a notice that appears', async () => {
  openSpot([4000, 3000], 'event')
  const { draw } = showMap()
  draw([1000, 3000])
  await expect.element(arrow).toBeVisible()
  const before = box().top
  const notice = document.createElement('p')
  notice.textContent = 'Notice'
  notice.style.cssText = 'position: fixed; right: 0; top: 280px; width: 200px; height: 40px'
  document.querySelector('main')?.append(notice)
  await expect.poll(() => box().top).not.toBe(before)
  expect(box().bottom <= 280 || box().top >= 320).toBe(true)
})

it('flies to the target when it is clicked', async () => {
  openSpot([4000, 3000], 'event')
  const { draw, calls } = showMap()
  draw([1000, 3000])
  await arrow.click()
  expect(calls).toEqual([{ kind: 'flyTo', coordinate: [4000, 3000], animate: true }])
})

it('jumps to the target if the player prefers no motion', async () => {
  openSpot([4000, 3000], 'event')
  const { draw, calls } = showMap({ still: true })
  draw([1000, 3000])
  await arrow.click()
  expect(calls).toEqual([{ kind: 'flyTo', coordinate: [4000, 3000], animate: false }])
})

it('follows the player again when it points to the player', async () => {
  useLive.setState({
    source: 'file',
    isCentred: false,
    position: { coordinate: [4000, 3000], heading: null },
  })
  const { draw, calls } = showMap()
  draw([1000, 3000])
  await expect.element(arrow).toHaveAccessibleName(/Your position.* is 1.5 km to the east/)
  await arrow.click()
  expect(calls).toEqual([])
  expect(useLive.getState().isCentred).toBe(true)
})

it('comes after the map in the tab order, and gives the focus to the map when it disappears', async () => {
  openSpot([4000, 3000], 'event')
  const { draw, calls } = showMap()
  draw([1000, 3000])
  await expect.element(arrow).toBeVisible()
  document.querySelector<HTMLElement>('[data-map-focus]')?.focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(arrow).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(calls).toHaveLength(1)
  draw([4000, 3000])
  await expect.element(page.getByRole('application')).toHaveFocus()
})

it('gives the focus to the map when it is removed', async () => {
  openSpot([4000, 3000], 'event')
  const { draw } = showMap()
  draw([1000, 3000])
  arrow.element().focus()
  closeAll()
  await expect.element(page.getByRole('application')).toHaveFocus()
})

it('measures nothing and rarely changes its words while the map moves', async () => {
  openSpot([4000, 3000], 'event')
  const { draw } = showMap()
  draw([1000, 3000])
  await expect.element(arrow).toBeVisible()
  // Let the first measurements of the observers pass.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const words = new Set<string | null>()
  for (let x = 1000; x < 2000; x += 100) {
    draw([x, 2000], true)
    words.add(arrow.element().textContent)
  }
  expect(measure).not.toHaveBeenCalled()
  measure.mockRestore()
  expect(words.size).toBe(1)
  draw([2000, 2000])
  expect(words).not.toContain(arrow.element().textContent)
})

it('writes the title of a pin in its own direction', async () => {
  openSpot([4000, 3000], 'event', 'אבג (12)')
  const { draw } = showMap()
  draw([1000, 3000])
  await expect.element(arrow).toHaveAccessibleName(/^\u2068אבג \(12\)\u2069 is 1.5 km/)
})
