// Runs before each file of unit tests and gives it fresh modules, an empty page and empty storage. The files share a process,
// which takes a third of the time of a process for each file.
import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

/** Milliseconds after which a test gives up waiting. A limit for tests that hang, not a measure of speed. */
const patience = 10_000

const { waitFor } = vi
vi.waitFor = (task, options) =>
  waitFor(task, {
    timeout: patience,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })

// Limits the shrinking of a failed property: with fractions it would never end.
fc.configureGlobal({ interruptAfterTimeLimit: 29_000, markInterruptAsFailure: true })

// An idle callback would run in the middle of a test, at a moment that depends on the machine. A test of idle work stubs
// this function.
globalThis.requestIdleCallback = () => 0

// Channels of an earlier file would receive the messages of a later one, and answer them.
const { BroadcastChannel: Channel } = globalThis
const channels: BroadcastChannel[] = []
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

// The files share a window. Listeners and timers that a file's modules leave behind would act in a later file, with the
// modules of the earlier one. Libraries keep theirs: they are loaded once and register their listeners once.
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

// A dynamic import that is pending at the end of a file would finish in the next file and change its modules. Vitest
// removes stubs before the next test only, which is too late for the imports of the next file.
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
// A file that imports fake-indexeddb/auto gets a new database. The classes stay, because a database that the previous file
// began to open may still need them.
Reflect.deleteProperty(globalThis, 'indexedDB')
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
  for (const part of [document.head, document.body]) part.replaceChildren()
  // A dialog that an earlier file left open has disabled pointer events on the page.
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
  for (const storage of [window.localStorage, window.sessionStorage]) storage.clear()
  window.history.replaceState(null, '', '/')
  document.getSelection()?.removeAllRanges()
}
