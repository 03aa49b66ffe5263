import { expect } from '@playwright/test'
import type { BrowserTab, Point } from './browser-tab.ts'
import type { FindRequest, FoundElement } from './find-element.ts'

const retryOptions = {
  timeout: Number(process.env['PATIENCE'] ?? 20_000),
  intervals: [20, 50, 100, 200],
}

/** Performs a player's actions in a tab. Each waits until its element is visible or at rest, never for a fixed time. */
export interface Player {
  readonly tab: BrowserTab
  readonly openMap: (address: string) => Promise<void>
  readonly untilMapReady: () => Promise<void>
  readonly see: (request: FindRequest) => Promise<FoundElement>
  readonly miss: (request: FindRequest) => Promise<void>
  readonly read: (request: FindRequest, pattern: RegExp) => Promise<string>
  /** Presses an element with the mouse, once it is uncovered and at rest. */
  readonly press: (request: FindRequest) => Promise<void>
  readonly enter: (request: FindRequest, text: string) => Promise<void>
  readonly clickAt: (point: Point) => Promise<void>
  readonly drag: (from: Point, to: Point) => Promise<void>
  readonly stored: (key: string) => Promise<string | null>
  readonly dropFile: (file: PlayerFile) => Promise<void>
}

/** A file with its bytes in base64. */
export interface PlayerFile {
  readonly name: string
  readonly type: string
  readonly base64: string
}

export function createPlayer(tab: BrowserTab): Player {
  const describe = (request: FindRequest) => JSON.stringify(request)
  const see: Player['see'] = async (request) => {
    const found: FoundElement[] = []
    await expect(async () => {
      const element = await tab.find(request)
      if (element) found.push(element)
      expect(found, `visible: ${describe(request)}`).not.toEqual([])
    }).toPass(retryOptions)
    const [element] = found
    if (!element) throw new Error(`Not visible: ${describe(request)}`)
    return element
  }
  const untilMapReady = async () => {
    await see({ css: '[data-testid=map][data-map-state=ready]' })
  }
  const clickAt: Player['clickAt'] = (to) =>
    tab.moveMouse([{ kind: 'move', to }, { kind: 'down' }, { kind: 'up' }])
  const press: Player['press'] = async (request) => {
    await expect(async () => {
      const before = await tab.find({ ...request, toPress: true })
      if (!before) throw new Error(`Not visible: ${describe(request)}`)
      const { x, y, width, height } = before
      // A part that loads late may move the element while the mouse is on its way.
      await tab.moveMouse([{ kind: 'move', to: { x: x + width / 2, y: y + height / 2 } }])
      const after = await tab.find(request)
      expect(after?.coveredBy, `free: ${describe(request)}`).toBe('')
      expect([after?.x, after?.y], `at rest: ${describe(request)}`).toEqual([x, y])
    }).toPass(retryOptions)
    await tab.moveMouse([{ kind: 'down' }, { kind: 'up' }])
  }
  return {
    tab,
    openMap: async (address) => {
      await tab.open(address)
      await untilMapReady()
    },
    untilMapReady,
    see,
    miss: async (request) => {
      await expect(async () => {
        expect(await tab.find(request), `gone: ${describe(request)}`).toBeNull()
      }).toPass(retryOptions)
    },
    read: async (request, pattern) => {
      let text = ''
      await expect(async () => {
        text = (await tab.find(request))?.text ?? ''
        expect(text, describe(request)).toMatch(pattern)
      }).toPass(retryOptions)
      return text
    },
    press,
    enter: async (request, text) => {
      await press(request)
      await tab.press('Control+a')
      await tab.type(text)
      await expect(async () => {
        expect((await tab.find(request))?.value).toBe(text)
      }).toPass(retryOptions)
    },
    clickAt,
    drag: (from, to) =>
      tab.moveMouse([
        { kind: 'move', to: from },
        { kind: 'down' },
        { kind: 'move', to, events: 12 },
        { kind: 'up' },
      ]),
    stored: (key) => tab.run((name) => window.localStorage.getItem(name), key),
    dropFile: (file) => tab.run(dropFile, file),
  }
}

/** Runs in the page. */
function dropFile({ name, type, base64 }: PlayerFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([bytes], name, { type }))
  const target = document.querySelector('[data-testid=map]') ?? document.body
  for (const kind of ['dragenter', 'dragover', 'drop']) {
    target.dispatchEvent(
      new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
    )
  }
}
