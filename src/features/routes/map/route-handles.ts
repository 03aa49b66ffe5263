import { alongLine, pointAlong } from '../../../geometry/line-geometry.ts'
import type { Route } from '../model/route.ts'
import { clampedTo, type Extent } from '../../../geometry/extent.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { rememberRoute, setPoint, usePlannedRoute } from '../planned-route.ts'
import { insertPoint, removePoint } from '../plan-route.ts'
import { isEscape } from '../../../ui/keys/composition.ts'
import { isDrag } from '../../../ui/press.ts'
import { moveTo, toScreen, type Viewport } from '../../../map/layers/viewport.ts'
import { createElementLayer, type MapLayer } from '../../../map/layers/map-layer.ts'

/** Where a player takes hold of a route. */
export interface RouteHandle {
  /** An end or a point between them, by its place among the route's points; or what becomes one when it is moved. */
  readonly kind: 'begin' | 'between' | 'end' | 'new'
  /** The point's place, from 0; of a new one its leg's. */
  readonly index: number
  readonly coordinate: Coordinate
}

/** All handles of a route through points. */
export function handlesOf(
  points: readonly Coordinate[],
  route: Route | null,
): readonly RouteHandle[] {
  const last = points.length - 1
  const own = points.map((coordinate, index): RouteHandle => ({
    kind: index === 0 ? 'begin' : index === last ? 'end' : 'between',
    index,
    coordinate,
  }))
  const between = (route?.legs ?? []).flatMap((leg, index): readonly RouteHandle[] => {
    const line = leg.segments
      .filter(({ kind }) => kind !== 'fast-travel')
      .flatMap((segment) => segment.line)
    const along = alongLine(line)
    const length = along.at(-1) ?? 0
    return length > 0
      ? [{ kind: 'new', index, coordinate: pointAlong(line, along, length / 2) }]
      : []
  })
  // The ends last: they lie on top.
  return [...between, ...own]
}

interface HandleOptions {
  readonly nameOf: (handle: RouteHandle) => string
  /** The number of the stop that it is, from 1; nothing of the one of a route that has no other. */
  readonly stopOf: (handle: RouteHandle) => number | undefined
  /** Whether the player is done with the stop, or goes there next. */
  readonly stateOf: (handle: RouteHandle) => 'done' | 'next' | undefined
  /** Whether a place stands there, whose marker icon is to be seen. */
  readonly isPlace: (handle: RouteHandle) => boolean
  /** While it is dragged, many times a second, and once where it is let go; to nothing where that is broken off. */
  readonly onMove: (handle: RouteHandle, to: Coordinate | null, done: boolean) => void
  /** After a move by a key, which leads out of sight as well. */
  readonly onStepped: (to: Coordinate) => void
  readonly onRemove: (handle: RouteHandle) => void
  /** A click or Enter on one, which hides what stands there. */
  readonly onChoose: (handle: RouteHandle, by: 'pointer' | 'keyboard') => void
}

/**
 * CSS pixels from a handle to those that were shown before it, or it is not shown: the handles of a hundred stops would
 * cover the map. Those of the ends always are.
 */
const apart = { begin: 0, end: 0, between: 20, new: 36 } as const

/** CSS pixels that an arrow key moves a handle by; with Shift, ten times as many. */
const keyStep = 4

const keys: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Buttons on the map that a route is dragged by, with the mouse, a finger or the arrow keys. */
export class RouteHandles {
  readonly layer: MapLayer
  readonly #element = document.createElement('div')
  readonly #options: HandleOptions
  #handles: readonly RouteHandle[] = []
  /** Those that come on the map when the hand lets go. */
  #next: readonly RouteHandle[] | undefined
  #buttons: HTMLButtonElement[] = []
  #viewport: Viewport | undefined
  /** While one is dragged, the others stay as they are. */
  #held = false
  /** The click that follows is a drag's. */
  #dragged = false

  constructor(options: HandleOptions) {
    this.#options = options
    this.layer = createElementLayer(this.#element, (viewport) => {
      this.#viewport = viewport
      this.#place(viewport)
      return false
    })
  }

  show(handles: readonly RouteHandle[]): void {
    if (this.#held) {
      this.#next = handles
      return
    }
    const focused = this.#focused()
    this.#handles = handles
    while (this.#buttons.length > handles.length) this.#buttons.pop()?.remove()
    while (this.#buttons.length < handles.length) this.#add()
    for (const [at, handle] of handles.entries()) {
      const button = this.#buttons[at]
      if (!button) continue
      button.dataset['kind'] = handle.kind
      setData(button, 'stop', this.#options.stopOf(handle))
      setData(button, 'state', this.#options.stateOf(handle))
      button.toggleAttribute('data-place', this.#options.isPlace(handle))
      button.setAttribute('aria-label', this.#options.nameOf(handle))
    }
    if (focused) this.#focus(focused)
    this.layer.changed()
  }

  #place(viewport: Viewport): void {
    const [width, height] = viewport.size
    const shown: (readonly [x: number, y: number])[] = []
    for (const [at, { kind, coordinate }] of [...this.#handles.entries()].reverse()) {
      const button = this.#buttons[at]
      if (!button || button.dataset['held'] !== undefined) continue
      const [x, y] = toScreen(coordinate, viewport)
      moveTo(button, x, y)
      const isSeen = x >= 0 && y >= 0 && x <= width && y <= height
      const isFree = shown.every(([tx, ty]) => Math.hypot(tx - x, ty - y) >= apart[kind])
      // Hidden, it would lose the focus for good, also while the map flies past it.
      button.hidden = !(isSeen && isFree) && button !== document.activeElement
      if (!button.hidden) shown.push([x, y])
    }
  }

  #add(): void {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'route-handle'
    const handle = () => this.#handles[this.#buttons.indexOf(button)]
    button.addEventListener('keydown', (event) => {
      const held = handle()
      if (held) this.#press(event, held)
    })
    button.addEventListener('pointerdown', (event) => {
      const held = handle()
      if (held && event.button === 0) this.#drag(event, button, held)
    })
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      const chosen = handle()
      if (chosen && !this.#dragged)
        this.#options.onChoose(chosen, event.detail > 0 ? 'pointer' : 'keyboard')
      this.#dragged = false
    })
    // What the map does with clicks and menus is not meant.
    for (const name of ['dblclick', 'contextmenu', 'touchend'] as const) {
      button.addEventListener(name, (event) => event.stopPropagation())
    }
    this.#buttons.push(button)
    this.#element.append(button)
  }

  #press(event: KeyboardEvent, handle: RouteHandle): void {
    const { key, shiftKey } = event
    if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault()
      event.stopPropagation()
      this.#options.onRemove(handle)
      return
    }
    const step = keys[key]
    if (!step || !this.#viewport) return
    event.preventDefault()
    event.stopPropagation()
    const units = keyStep * (shiftKey ? 10 : 1) * this.#viewport.resolution
    const [x, y] = handle.coordinate
    const to = [x + step[0] * units, y - step[1] * units] as const
    this.#options.onMove(handle, to, true)
    this.#options.onStepped(to)
    // The next step moves the point that this one has made.
    if (handle.kind === 'new') this.#focus({ kind: 'between', index: handle.index + 1 })
  }

  #focused(): RouteHandle | undefined {
    return this.#handles[this.#buttons.findIndex((button) => button === document.activeElement)]
  }

  /** On the same handle, whichever button it has by now; where a point is gone, on the one in its place. */
  #focus({ kind, index }: Pick<RouteHandle, 'kind' | 'index'>): void {
    const points = this.#handles.filter((one) => one.kind !== 'new')
    const same = this.#handles.find((one) => one.kind === kind && one.index === index)
    const next = same ?? points[Math.min(index, points.length - 1)]
    const button = next && this.#buttons[this.#handles.indexOf(next)]
    if (!button || button === document.activeElement) return
    button.hidden = false
    button.focus({ preventScroll: true })
  }

  #drag(event: PointerEvent, button: HTMLButtonElement, handle: RouteHandle): void {
    // Neither the map's, nor a click's.
    event.stopPropagation()
    const { clientX, clientY, pointerId } = event
    let dragged = (this.#dragged = false)
    let to = handle.coordinate
    button.setPointerCapture(pointerId)
    const move = (next: PointerEvent) => {
      if (next.pointerId !== pointerId || !this.#viewport) return
      next.stopPropagation()
      const [dx, dy] = [next.clientX - clientX, next.clientY - clientY]
      if (!dragged && !isDrag(event, next)) return
      dragged = this.#dragged = this.#held = true
      button.dataset['held'] = ''
      const { resolution } = this.#viewport
      const [x, y] = handle.coordinate
      to = [x + dx * resolution, y - dy * resolution]
      moveTo(button, ...toScreen(to, this.#viewport))
      this.#options.onMove(handle, to, false)
    }
    const stop = (moved: boolean) => {
      button.removeEventListener('pointermove', move)
      button.removeEventListener('pointerup', release)
      button.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', escape, true)
      this.#held = false
      delete button.dataset['held']
      if (dragged) this.#options.onMove(handle, moved ? to : null, true)
      if (this.#next) this.show(this.#next)
      this.#next = undefined
      this.layer.changed()
    }
    const release = (next: PointerEvent) => {
      next.stopPropagation()
      if (next.pointerId === pointerId) stop(true)
    }
    const cancel = (next: PointerEvent) => {
      if (next.pointerId === pointerId) stop(false)
    }
    const escape = (next: KeyboardEvent) => {
      if (!isEscape(next) || !dragged) return
      next.preventDefault()
      next.stopPropagation()
      stop(false)
    }
    button.addEventListener('pointermove', move)
    button.addEventListener('pointerup', release)
    button.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', escape, true)
  }
}

function setData(button: HTMLElement, name: string, value: number | string | undefined): void {
  if (value === undefined) delete button.dataset[name]
  else button.dataset[name] = String(value)
}

/** Has the route's points follow its handles, within the world; what was dragged is one change to take back. */
export function dragPoints(extent: Extent) {
  const inWorld = clampedTo(extent)
  /** A point that has come into the route while it is being dragged. */
  let added = false
  /** The route as it was before something of it was dragged. */
  let before: ReturnType<typeof usePlannedRoute.getState> | undefined

  return ({ kind, index, coordinate }: RouteHandle, to: Coordinate | null, done: boolean): void => {
    const point = inWorld(to ?? coordinate)
    before ??= usePlannedRoute.getState()
    if (done && to) rememberRoute(before)
    if (done) before = undefined
    if (kind !== 'new') setPoint(index, point)
    else if (!to) removePoint(index + 1)
    else if (added) setPoint(index + 1, point)
    else insertPoint(index, point)
    added = kind === 'new' && !done
  }
}
