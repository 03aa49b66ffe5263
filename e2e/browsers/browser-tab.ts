import type { FindRequest, FoundElement } from './find-element.ts'

/** A point in CSS pixels from the upper left corner of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A mouse action. `move` sends the given number of move events on the way to the point, by default 1. */
export type MouseStep =
  | { readonly kind: 'move'; readonly to: Point; readonly events?: number }
  | { readonly kind: 'down' | 'up'; readonly button?: 'left' | 'right' }

/** Size of a viewport in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * A tab of any browser, reduced to what both Playwright and the W3C WebDriver protocol offer. The journeys of this
 * folder use nothing else, so each of them runs in Chromium, Firefox and WebKitGTK.
 */
export interface BrowserTab {
  /** Opens an address and waits for the `load` event. */
  readonly open: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly goBack: () => Promise<void>
  /** Runs a self-contained function in the page. Argument and result must be JSON values. */
  readonly run: <Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
  readonly find: (request: FindRequest) => Promise<FoundElement | null>
  readonly moveMouse: (steps: readonly MouseStep[]) => Promise<void>
  /** Turns the mouse wheel by `deltaY` CSS pixels; negative values scroll up. */
  readonly turnWheel: (at: Point, deltaY: number) => Promise<void>
  readonly press: (keys: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly takeScreenshot: () => Promise<Buffer>
  readonly resize: (size: Size) => Promise<void>
  /** Opens a second tab of the same browser, with the same storage. */
  readonly openTab: () => Promise<BrowserTab>
  readonly bringToFront: () => Promise<void>
  readonly errors: () => readonly string[]
}
