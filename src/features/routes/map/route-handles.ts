import { distancesAlong, pointAlong } from '../../../geometry/line-geometry.ts'
import type { Route } from '../model/route.ts'
import { createClamp, type Extent } from '../../../geometry/extent.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { rememberRoute, setPoint, useRoute, type RoutePlan } from '../route-store.ts'
import { insertPoint, removePoint } from '../plan-route.ts'
import { isEscape } from '../../../ui/keys/composition.ts'
import { isDrag } from '../../../ui/press.ts'
import { moveTo, toScreen, type Viewport } from '../../../map/layers/viewport.ts'
import { createElementLayer, type MapLayer } from '../../../map/layers/map-layer.ts'

export interface RouteHandle {
  /** `begin`, `between` and `end` are points of the route. `new` is the middle of a leg; moving it inserts a point. */
  readonly kind: 'begin' | 'between' | 'end' | 'new'
  /** Index of the point, from 0. For a `new` handle, the index of its leg. */
  readonly index: number
  readonly coordinate: Coordinate
}

/** Returns the handles of a route, in drawing order. Without a calculated route there are no `new` handles. */
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
    const along = distancesAlong(line)
    const length = along.at(-1) ?? 0
    return length > 0
      ? [{ kind: 'new', index, coordinate: pointAlong(line, along, length / 2) }]
      : []
  })
  // Later handles lie on top of earlier ones.
  return [...between, ...own]
}

interface HandleOptions {
  readonly nameOf: (handle: RouteHandle) => string
  /** Number of the stop, from 1. `undefined` if the handle is no stop or the route has only one. */
  readonly stopOf: (handle: RouteHandle) => number | undefined
  readonly stateOf: (handle: RouteHandle) => 'done' | 'next' | undefined
  /** Whether a marker is at the handle, so that its icon must stay visible. */
  readonly isPlace: (handle: RouteHandle) => boolean
  /** Called often during a drag, and at its end with `done`. `to` is `null` if the drag is cancelled. */
  readonly onMove: (handle: RouteHandle, to: Coordinate | null, done: boolean) => void
  /** Called after a move by an arrow key, which can lead out of view. */
  readonly onStepped: (to: Coordinate) => void
  readonly onRemove: (handle: RouteHandle) => void
  /** Called on a click or Enter, because the handle covers the marker or pin below it. */
  readonly onChoose: (handle: RouteHandle, by: 'pointer' | 'keyboard') => void
}

/** Handles closer than this to another one are hidden, in CSS pixels: a hundred of them would cover the map. */
const apart = { begin: 0, end: 0, between: 20, new: 36 } as const

/** CSS pixels per press of an arrow key; ten times as many with Shift. */
const keyStep = 4

const keys: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export class RouteHandles {
  readonly layer: MapLayer
  readonly #element = document.createElement('div')
  readonly #options: HandleOptions
  #handles: readonly RouteHandle[] = []
  #handlesAfterDrag: readonly RouteHandle[] | undefined
  #buttons: HTMLButtonElement[] = []
  #viewport: Viewport | undefined
  /** True during a drag. The set of handles does not change until it ends. */
  #held = false
  #ignoresNextClick = false

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
      this.#handlesAfterDrag = handles
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
      // Hiding the focused handle would lose the focus for good, even if the map only flies past it.
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
      if (chosen && !this.#ignoresNextClick)
        this.#options.onChoose(chosen, event.detail > 0 ? 'pointer' : 'keyboard')
      this.#ignoresNextClick = false
    })
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
    // The move has inserted a point. Focus its handle, so that the next key press moves that point.
    if (handle.kind === 'new') this.#focus({ kind: 'between', index: handle.index + 1 })
  }

  #focused(): RouteHandle | undefined {
    return this.#handles[this.#buttons.findIndex((button) => button === document.activeElement)]
  }

  /** Focuses a handle again after the buttons have changed. If its point is deleted, focuses the next point. */
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
    // Keeps the map from starting a drag of its own.
    event.stopPropagation()
    const { clientX, clientY, pointerId } = event
    let dragged = (this.#ignoresNextClick = false)
    let to = handle.coordinate
    button.setPointerCapture(pointerId)
    const move = (next: PointerEvent) => {
      if (next.pointerId !== pointerId || !this.#viewport) return
      next.stopPropagation()
      const [dx, dy] = [next.clientX - clientX, next.clientY - clientY]
      if (!dragged && !isDrag(event, next)) return
      dragged = this.#ignoresNextClick = this.#held = true
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
      if (this.#handlesAfterDrag) this.show(this.#handlesAfterDrag)
      this.#handlesAfterDrag = undefined
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

/** Returns the handler that moves points with their handles, within the world. Each drag is one undo step. */
export function dragPoints(extent: Extent) {
  const inWorld = createClamp(extent)
  /** True if the current drag has already inserted its new point. */
  let added = false
  /** The planned route before the current drag, for the undo step. */
  let before: RoutePlan | undefined

  return ({ kind, index, coordinate }: RouteHandle, to: Coordinate | null, done: boolean): void => {
    const point = inWorld(to ?? coordinate)
    before ??= useRoute.getState()
    if (done && to) rememberRoute(before)
    if (done) before = undefined
    if (kind !== 'new') setPoint(index, point)
    else if (!to) removePoint(index + 1)
    else if (added) setPoint(index + 1, point)
    else insertPoint(index, point)
    added = kind === 'new' && !done
  }
}
