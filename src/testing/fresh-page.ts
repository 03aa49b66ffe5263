// Runs before each file of unit tests and gives it fresh modules, an empty page and empty storage. Sharing one process
// between the files takes a third of the time.
import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

/** Timeout of `vi.waitFor` in milliseconds. Only catches tests that hang. */
const waitForTimeoutMs = 10_000

const { waitFor } = vi
vi.waitFor = (task, options) =>
  waitFor(task, {
    timeout: waitForTimeoutMs,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })

// Limits the shrinking of failed properties, which may never end with fractions.
fc.configureGlobal({ interruptAfterTimeLimit: 29_000, markInterruptAsFailure: true })

// An idle callback would run in the middle of a test. Tests of idle work stub this function.
globalThis.requestIdleCallback = () => 0

// Channels of an earlier file would receive messages of a later one and answer them.
const { BroadcastChannel: Channel } = globalThis
const channels: BroadcastChannel[] = []
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

// Listeners and timers of one file would act in later files, because all files share a window. Listeners of libraries
// stay: a library is loaded once and registers them once.
const undoRegistrations: (() => void)[] = []
const isCalledByLibrary = () => /\/node_modules\//.test(new Error().stack?.split('\n')[3] ?? '')
function removeListenersAtEnd(target: EventTarget): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(target, 'addEventListener')
  const addListener = target.addEventListener.bind(target)
  target.addEventListener = (...args: Parameters<typeof addListener>) => {
    addListener(...args)
    const [type, listener, options] = args
    if (!isCalledByLibrary())
      undoRegistrations.push(() => target.removeEventListener(type, listener, options))
  }
  return () => {
    Reflect.deleteProperty(target, 'addEventListener')
    if (descriptor) Object.defineProperty(target, 'addEventListener', descriptor)
  }
}
const restoreTargets =
  typeof document === 'undefined' ? [] : [window, document].map(removeListenersAtEnd)
const { setTimeout: startTimeout, setInterval: startInterval } = globalThis
globalThis.setTimeout = Object.assign((...args: Parameters<typeof startTimeout>) => {
  const timer = startTimeout(...args)
  if (!isCalledByLibrary()) undoRegistrations.push(() => clearTimeout(timer))
  return timer
}, startTimeout)
globalThis.setInterval = ((...args: Parameters<typeof startInterval>) => {
  const timer = startInterval(...args)
  if (!isCalledByLibrary()) undoRegistrations.push(() => clearInterval(timer))
  return timer
}) as typeof startInterval

// A dynamic import that is pending at the end of a file would change the next file's modules. Vitest removes stubs only
// before the next test, which is too late for that file's imports.
afterAll(async () => {
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  for (const undo of undoRegistrations) undo()
  for (const restore of restoreTargets) restore()
  Object.assign(globalThis, { setTimeout: startTimeout, setInterval: startInterval })
  vi.unstubAllGlobals()
  vi.waitFor = waitFor
  for (const channel of channels) channel.close()
  globalThis.BroadcastChannel = Channel
})

vi.resetModules()
vi.useRealTimers()
// A file that imports fake-indexeddb/auto gets a new database. The classes stay, because a database that is still
// opening may need them.
Reflect.deleteProperty(globalThis, 'indexedDB')
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: waitForTimeoutMs })
  for (const part of [document.head, document.body]) part.replaceChildren()
  // A dialog that an earlier file left open has disabled pointer events by attributes of these elements.
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
  for (const storage of [window.localStorage, window.sessionStorage]) storage.clear()
  window.history.replaceState(null, '', '/')
  document.getSelection()?.removeAllRanges()
}
