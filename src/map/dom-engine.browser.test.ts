import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mapReady, openBareMap, type BareMap } from '../testing/bare-map.ts'
import { markerIconRadius } from '../testing/picture-measures.ts'
import {
  moveMouse,
  pressMouse,
  releaseMouse,
  touchScreen,
  turnWheel,
  type Point,
} from '../testing/real-input.ts'
import { pictureAround } from '../testing/screen-picture.ts'
import { markerType } from '../testing/world-samples.ts'

/** At this zoom a CSS pixel is a world unit. */
const closeZoom = 5

describe('a map with a lost finger [F121]', () => {
  it('is dragged by another finger, without zooming', async () => {
    const map = await openOnPhone()
    loseFinger(map, [150, 400])
    await touchScreen('touchStart', [[150, 400]])
    for (let dx = 10; dx <= 80; dx += 10) await touchScreen('touchMove', [[150 + dx, 400]])
    await touchScreen('touchEnd', [])
    await expect.poll(() => map.restingPosition().coordinates[0]).toBeLessThan(4700 - 60)
    expect(map.restingPosition().zoom).toBe(closeZoom)
  })

  it('opens its menu under another finger that rests', async () => {
    const map = await openOnPhone()
    loseFinger(map, [150, 400])
    await touchScreen('touchStart', [[150, 400]])
    await expect
      .poll(() => map.events)
      .toContainEqual(expect.objectContaining({ kind: 'context', pixel: [150, 400] }))
    await touchScreen('touchEnd', [])
  })

  async function openOnPhone(): Promise<BareMap> {
    const map = await openBareMap({
      size: [390, 844],
      position: { coordinates: [4700, 4300], zoom: closeZoom },
    })
    await mapReady(map)
    return map
  }

  /** Presses with a finger that a system gesture takes over after two moves, so that no `pointerup` follows. */
  function loseFinger(map: BareMap, [x, y]: Point): void {
    const surface = map.target.querySelector('.map-surface') ?? map.target
    for (const [type, by] of [
      ['pointerdown', 0],
      ['pointermove', 20],
      ['pointermove', 40],
    ] as const) {
      surface.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 99,
          pointerType: 'touch',
          isPrimary: true,
          buttons: 1,
          clientX: x + by,
          clientY: y,
        }),
      )
    }
  }
})

describe('a map whose container has no size [F40]', () => {
  const colour = '#28ff69'
  const types = [markerType('camp', { colour })]
  const markers = [
    { id: 1, locationType: 'camp', coordinate: [4000, 4000] as const },
    { id: 2, locationType: 'camp', coordinate: [4900, 4300] as const },
  ]
  const position = { coordinates: [4000, 4000], zoom: closeZoom } as const

  it('keeps its view when a marker is to be revealed', async () => {
    const map = await openBareMap({ world: { types, markers }, position })
    await mapReady(map)
    setSize(map, '0')
    await nextFrame()
    map.engine.reveal([4900, 4300], false)
    setSize(map, '')
    await nextFrame()
    expect(map.viewport()).toMatchObject({ centre: [4000, 4000], size: [1440, 900] })
  })

  it('draws its markers once it has a size again, after keys and flights', async () => {
    const map = await openBareMap({ world: { types, markers }, position })
    await mapReady(map)
    setSize(map, '0')
    map.target.focus()
    await userEvent.keyboard('+-{ArrowLeft}{ArrowRight}{Enter}')
    map.show({ selected: 2 })
    map.engine.flyTo([4900, 4300], true)
    await userEvent.keyboard('{ArrowUp}')
    setSize(map, '')
    map.show({ selected: 1 })
    map.engine.flyTo([4000, 4000], true)
    await expectMarkerIcon(map)
    expectFinitePositions(map)
  })

  it('is drawn at its position once it has a size', async () => {
    const map = await openBareMap({ world: { types, markers }, position, isCollapsed: true })
    await nextFrame()
    setSize(map, '')
    await mapReady(map)
    await expectMarkerIcon(map)
    expectFinitePositions(map)
  })

  function setSize({ target }: BareMap, size: '0' | ''): void {
    const { style } = target.parentElement ?? target
    style.width = size
    style.height = size
  }

  /** Waits until the map has noticed its size and has drawn. */
  async function nextFrame(): Promise<void> {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }

  async function expectMarkerIcon(map: BareMap): Promise<void> {
    await expect
      .poll(async () => {
        const picture = await pictureAround(map.pixelOf([4000, 4000]), 40)
        return markerIconRadius(picture, 40, colour)
      })
      .toBeGreaterThan(20)
  }

  function expectFinitePositions({ events }: BareMap): void {
    const rests = events.flatMap((event) => (event.kind === 'rest' ? [event.position] : []))
    const numbers = rests.flatMap(({ coordinates, zoom }) => [...coordinates, zoom])
    expect(numbers).not.toEqual([])
    expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([])
  }
})

describe('a map at the edge of its world [S9.01] [D-map-17]', () => {
  it('leaves the world by half a screen at most when it is dragged', async () => {
    const map = await openBareMap({ position: { coordinates: [300, 7900], zoom: 4 } })
    await mapReady(map)
    await moveMouse([600, 300])
    await pressMouse([600, 300])
    for (let step = 1; step <= 6; step += 1) await moveMouse([600 + step * 133, 300 + step * 96])
    await releaseMouse([1400, 880])
    await expect.poll(() => map.restingPosition().coordinates).toEqual([0, 8192])
  })

  it('stays within the world when the wheel zooms out at a corner', async () => {
    const map = await openBareMap({ position: { coordinates: [0, 8192], zoom: 3 } })
    await mapReady(map)
    await turnWheel([1300, 100], 5000)
    await expect.poll(() => map.restingPosition().zoom).toBe(2)
    const [x, y] = map.restingPosition().coordinates
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, y)).toBeLessThanOrEqual(8192)
  })
})
