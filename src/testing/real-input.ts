// Real input for component tests, sent through the browser's debugging protocol, so that the browser hits elements,
// captures pointers and scrolls as it does for a player. Points are CSS pixels of the page. Each function resolves
// once the page has handled its events.
import { cdp } from 'vitest/browser'

export type Point = readonly [x: number, y: number]

export const ctrlKey = 2
export const shiftKey = 8

interface MouseOptions {
  /** Sum of {@link ctrlKey} and {@link shiftKey}. */
  readonly modifiers?: number
  readonly button?: 'left' | 'right'
  /** 2 for the second click of a double click. */
  readonly clickCount?: number
}

let isPressed = false

/** Moves the mouse, with its left button down since {@link pressMouse}. */
export async function moveMouse([x, y]: Point, { modifiers = 0 }: MouseOptions = {}) {
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseMoved',
    x,
    y,
    modifiers,
    button: isPressed ? 'left' : 'none',
    buttons: isPressed ? 1 : 0,
  })
}

export async function pressMouse(at: Point, options: MouseOptions = {}) {
  isPressed = true
  await sendButton('mousePressed', at, options)
}

export async function releaseMouse(at: Point, options: MouseOptions = {}) {
  isPressed = false
  await sendButton('mouseReleased', at, options)
}

async function sendButton(
  type: 'mousePressed' | 'mouseReleased',
  [x, y]: Point,
  { modifiers = 0, button = 'left', clickCount = 1 }: MouseOptions,
) {
  await cdp().send('Input.dispatchMouseEvent', { type, x, y, modifiers, button, clickCount })
}

export async function clickMouse(at: Point, options: MouseOptions = {}) {
  await moveMouse(at, options)
  await pressMouse(at, options)
  await releaseMouse(at, options)
}

export async function doubleClickMouse(at: Point, options: MouseOptions = {}) {
  await clickMouse(at, options)
  await clickMouse(at, { ...options, clickCount: 2 })
}

/** Turns the wheel, or moves two fingers on a trackpad. With {@link ctrlKey}, a pinch on a trackpad. */
export async function turnWheel([x, y]: Point, deltaY: number, modifiers = 0) {
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    x,
    y,
    deltaX: 0,
    deltaY,
    modifiers,
  })
}

/** Touches the screen with the given fingers. An empty list lifts all of them. */
export async function touchScreen(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
) {
  const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}
