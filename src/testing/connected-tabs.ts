// Several tabs of one browser, for tests of messages between tabs. Each tab has its own channel and listeners. Messages
// can arrive late, twice or never, as in a tab that the browser has frozen.
import { vi } from 'vitest'
import { counted, emptyBrowser, never, openCounted, openTab, type Open } from './fake-browser.ts'

export type Fate = 'sent' | 'late' | 'twice' | 'lost'

export interface TabOptions {
  readonly database?: boolean
  /** Whether the browser allows `BroadcastChannel`. */
  readonly channel?: boolean
  readonly origin?: string
  readonly open?: Open
}

type Listener = (event: object) => void

interface Ears {
  readonly listeners: Map<string, Listener[]>
  readonly channels: Set<FakeChannel>
  isClosed: boolean
}

interface FakeChannel {
  readonly name: string
  readonly deliver: Listener[]
}

/** Creates an empty browser with several tabs. Messages and storage events get the listed fates in turn. */
export function connectedBrowser(
  fates: readonly Fate[] = ['sent'],
  eventFates: readonly Fate[] = ['sent'],
) {
  const storage = emptyBrowser()
  const all: Ears[] = []
  let present: Ears = { listeners: new Map(), channels: new Set(), isClosed: true }
  /** Every message once, however many tabs receive it. */
  const messages: unknown[] = []
  const sent = { messages: 0, events: 0 }

  function deliverByFate(ears: Ears, fate: Fate | undefined, hear: () => void): void {
    const times = fate === 'lost' ? 0 : fate === 'twice' ? 2 : 1
    for (let time = 0; time < times; time += 1) {
      const delay = fate === 'late' ? 6 : time
      void counted(new Promise((resolve) => setTimeout(resolve, delay))).then(() => {
        if (!ears.isClosed) hear()
      })
    }
  }

  function raise(ears: Ears, type: string, event: object): void {
    for (const listener of ears.listeners.get(type) ?? []) listener(event)
  }

  function deliver(ears: Ears, channel: FakeChannel, data: unknown): void {
    deliverByFate(ears, fates[sent.messages++ % fates.length], () => {
      for (const listener of channel.deliver) listener({ data: structuredClone(data) })
    })
  }

  function channelOf(ears: Ears) {
    return class implements FakeChannel {
      readonly deliver: Listener[] = []
      readonly name: string

      constructor(name: string) {
        this.name = name
        ears.channels.add(this)
      }

      addEventListener(_type: string, listener: Listener): void {
        this.deliver.push(listener)
      }

      postMessage(data: unknown): void {
        if (ears.isClosed) return
        messages.push(data)
        for (const others of all) {
          for (const channel of others.channels)
            if (others !== ears && channel.name === this.name) deliver(others, channel, data)
        }
      }

      close(): void {
        ears.channels.delete(this)
      }
    }
  }

  /** Returns local storage as one tab sees it: the other tabs get an event for each write. */
  function storageOf(own: Ears) {
    return {
      getItem: (key: string) => storage.getItem(key),
      setItem: (key: string, newValue: string) => {
        if (own.isClosed || storage.getItem(key) === newValue) return
        storage.setItem(key, newValue)
        for (const ears of all) {
          if (ears === own) continue
          const fate = eventFates[sent.events++ % eventFates.length]
          deliverByFate(ears, fate, () => raise(ears, 'storage', { key, newValue }))
        }
      },
    }
  }

  const target = {
    addEventListener: (type: string, listener: Listener) => {
      present.listeners.set(type, [...(present.listeners.get(type) ?? []), listener])
    },
    removeEventListener: () => {},
  }
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', { ...target, visibilityState: 'visible' })

  function open({ database = true, channel = true, origin, ...options }: TabOptions = {}) {
    const ears: Ears = { listeners: new Map(), channels: new Set(), isClosed: false }
    all.push(ears)
    present = ears
    vi.stubGlobal('BroadcastChannel', channel ? channelOf(ears) : RefusedChannel)
    const tab = openTab(
      storageOf(ears),
      options.open ?? (database ? openCounted : never),
      origin ?? `tab-${all.length}`,
    )
    return {
      ...tab,
      close: () => {
        tab.repository.stop()
        ears.isClosed = true
      },
      comeBack: () => raise(ears, 'visibilitychange', {}),
    }
  }

  return { storage, open, told: messages }
}

export type ConnectedTab = ReturnType<ReturnType<typeof connectedBrowser>['open']>

/** `BroadcastChannel` of a browser that blocks cookies. */
function RefusedChannel() {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
