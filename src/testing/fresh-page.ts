// Runs before each file of unit tests. The files share a process, which takes a third of the time that one
// each takes; so each begins with modules, a page and a storage that no other has used.
import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

/** How many milliseconds a test waits for what shall come: a limit for what hangs, no measure of speed. */
const patience = 10_000

const { waitFor } = vi
vi.waitFor = (task, options) =>
  waitFor(task, {
    timeout: patience,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })

// A property that fails is made smaller for so long at most: with fractions it would never end.
fc.configureGlobal({ interruptAfterTimeLimit: 29_000, markInterruptAsFailure: true })

// What a page begins when it is idle would begin in the middle of a test, sooner or later as the machine is quick. A
// test that is about it begins it by itself.
globalThis.requestIdleCallback = () => 0

// The pages of files that have ended would hear what later ones tell other tabs, and answer.
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

// What a file has begun to load when it ends would come into the next one, and act on its modules. Vitest takes stubs
// back before the next test, which in another file is after its imports.
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
// Left behind by fake-indexeddb/auto, and made anew by whoever imports it. Its classes stay: what the file before
// has begun to open may still be on its way.
Reflect.deleteProperty(globalThis, 'indexedDB')
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
  for (const part of [document.head, document.body]) part.replaceChildren()
  // A dialog that a file left open has made the page behind it deaf to pointers.
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
  for (const storage of [window.localStorage, window.sessionStorage]) storage.clear()
  window.history.replaceState(null, '', '/')
  document.getSelection()?.removeAllRanges()
}
