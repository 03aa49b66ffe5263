// Drives Debian's WebKitGTK, the engine of Safari, over the W3C WebDriver protocol, because Playwright only drives
// its own build of WebKit. WebKitWebDriver needs a display, which Xvfb provides. https://www.w3.org/TR/webdriver2/
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserTab, MouseStep, Point, Size } from './browser-tab.ts'
import { findElement } from './find-element.ts'

const miniBrowser = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
].find((file) => existsSync(file))

const frameMs = 16

/** Keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  Delete: '\uE017',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  F10: '\uE03A',
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

export interface WebKitBrowser {
  readonly tab: BrowserTab
  readonly close: () => Promise<void>
}

/**
 * Starts WebKitGTK with a temporary profile, which is deleted when the browser closes.
 *
 * @param port Port of WebKitWebDriver.
 * @param args Further arguments of MiniBrowser.
 * @throws {Error} if WebKitWebDriver doesn't answer within 20 s
 */
export async function startWebKit(
  port: number,
  size: Size,
  args: readonly string[] = [],
): Promise<WebKitBrowser> {
  const errors: string[] = []
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 4000x2400x24', 'WebKitWebDriver', `--port=${port}`],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  for (const stream of [driver.stdout, driver.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      errors.push(...text.split('\n').filter((line) => /^CONSOLE \S+ ERROR/.test(line)))
    })
  }
  const send = createSender(`http://127.0.0.1:${port}`)
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: miniBrowser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true', ...args],
    },
  }
  try {
    await untilReady(send)
    const session = (await send('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string }
    const call: Call = (method, path, body) =>
      send(method, `/session/${session.sessionId}${path}`, body)
    const handle = (await call('GET', '/window')) as string
    const tab = createTab(call, handle, errors)
    await tab.resize(size)
    return {
      tab,
      close: async () => {
        await call('DELETE', '').catch(() => undefined)
        stop(driver)
      },
    }
  } catch (error) {
    stop(driver)
    throw error
  }
}

function stop(driver: ChildProcess): void {
  if (driver.pid === undefined) return
  try {
    process.kill(-driver.pid, 'SIGTERM')
  } catch {
    // The processes have already ended.
  }
}

function createSender(address: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`WebDriver: ${method} ${path}: ${error}: ${message}`)
  }
}

async function untilReady(send: Call): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      await send('GET', '/status')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(50)
    }
  }
}

function createTab(call: Call, handle: string, errors: string[]): BrowserTab {
  /** Selects the tab's window before each command, because a WebDriver session has one current window. */
  const inTab: Call = async (method, path, body) => {
    if ((await call('GET', '/window')) !== handle) await call('POST', '/window', { handle })
    return call(method, path, body)
  }
  const run: BrowserTab['run'] = async (script, argument) =>
    (await inTab('POST', '/execute/sync', {
      script: `return (${script.toString()})(arguments[0])`,
      args: [argument],
    })) as never
  let pointer: Point = { x: 0, y: 0 }
  const perform = (actions: readonly unknown[]) => inTab('POST', '/actions', { actions })
  return {
    open: async (url) => {
      await inTab('POST', '/url', { url })
    },
    reload: async () => {
      await inTab('POST', '/refresh')
    },
    goBack: async () => {
      await inTab('POST', '/back')
    },
    run,
    find: (request) => run(findElement, request),
    moveMouse: async (steps) => {
      await perform([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: steps.flatMap((step) => {
            const actions = pointerActions(step, pointer)
            if (step.kind === 'move') pointer = step.to
            return actions
          }),
        },
      ])
    },
    turnWheel: async ({ x, y }, deltaY) => {
      const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY }
      await perform([{ type: 'wheel', id: 'wheel', actions: [scroll] }])
    },
    press: async (keys) => {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key)
      const downs = values.map((value) => ({ type: 'keyDown', value }))
      const ups = values.toReversed().map((value) => ({ type: 'keyUp', value }))
      await perform([{ type: 'key', id: 'keyboard', actions: [...downs, ...ups] }])
    },
    type: async (text) => {
      const shift = { value: keyCodes['Shift'] }
      const actions = text.split('').flatMap((value) => {
        const presses = [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]
        if (value === value.toLowerCase()) return presses
        return [{ type: 'keyDown', ...shift }, ...presses, { type: 'keyUp', ...shift }]
      })
      await perform([{ type: 'key', id: 'keyboard', actions }])
    },
    takeScreenshot: async () =>
      Buffer.from((await inTab('GET', '/screenshot')) as string, 'base64'),
    resize: async (size) => {
      // The window is larger than the viewport, because it includes a title bar and a toolbar.
      await inTab('POST', '/window/rect', { x: 0, y: 0, ...size })
      const inner = await run(() => [window.innerWidth, window.innerHeight] as const, null)
      const outer = { width: 2 * size.width - inner[0], height: 2 * size.height - inner[1] }
      await inTab('POST', '/window/rect', { x: 0, y: 0, ...outer })
    },
    openTab: async () => {
      // Opens a window, because a background tab doesn't draw, while a window does.
      const opened = (await call('POST', '/window/new', { type: 'window' })) as { handle: string }
      return createTab(call, opened.handle, errors)
    },
    bringToFront: async () => {
      await call('POST', '/window', { handle })
    },
    errors: () => errors,
  }
}

/** @param from The pointer's position. WebKit sends one event for a movement, however long it lasts. */
function pointerActions(step: MouseStep, from: Point): readonly unknown[] {
  if (step.kind !== 'move') {
    const button = step.button === 'right' ? 2 : 0
    return [{ type: step.kind === 'down' ? 'pointerDown' : 'pointerUp', button }]
  }
  const { to, events = 1 } = step
  return Array.from({ length: events }, (_, index) => {
    const part = (index + 1) / events
    return {
      type: 'pointerMove',
      duration: frameMs,
      x: Math.round(from.x + (to.x - from.x) * part),
      y: Math.round(from.y + (to.y - from.y) * part),
    }
  })
}
