import type { FileHandle } from '../features/copy-file/storage/handle-file.ts'

/** What befalls whoever uses the file next, by the name of the browser's error. */
export interface FileFaults {
  read?: string
  open?: string
  close?: string
}

/** A file on a disk that several devices share, as a cloud does it. */
export class FakeFile {
  bytes: Uint8Array<ArrayBuffer>
  readonly name: string
  /** How often it was written; also its time, as a clock that never stands still. */
  version = 1
  looks = 0
  /** How often a page wrote it. */
  writes = 0
  faults: FileFaults = {}
  /** Whether every look finds another time, as on some network drives. */
  restless = false
  permission: 'granted' | 'denied' | 'prompt' = 'granted'
  /** What the player answers when the browser asks. */
  answer: 'granted' | 'denied' = 'granted'
  /** Called when a page's text takes the place of another. @param unseen whether that was written since the page looked last */
  onWrite: (before: string, after: string, unseen: boolean) => void = () => {}

  constructor(text: string | Uint8Array<ArrayBuffer> = '', name = 'kcd1.json') {
    this.bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    this.name = name
  }

  get text(): string {
    return new TextDecoder().decode(this.bytes)
  }

  /** Another program writes it. */
  put(text: string | Uint8Array<ArrayBuffer>): void {
    this.bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    this.version += 1
  }

  /** Only so many bytes of it are there. */
  cut(length: number): void {
    this.put(this.bytes.slice(0, length))
  }

  /** A device's handle of the file. @param pause passes before each thing that is done, in which other devices may do something */
  handle(pause: () => Promise<void> = () => Promise.resolve()): FileHandle {
    let seen = 0
    const failing = async (name: string | undefined) => {
      await pause()
      if (name) throw new DOMException('It cannot be used.', name)
    }
    return {
      name: this.name,
      getFile: async () => {
        await failing(this.faults.read)
        const { bytes, version } = this
        seen = version
        this.looks += 1
        return {
          lastModified: this.restless ? version + this.looks : version,
          size: bytes.length,
          arrayBuffer: async () => {
            await pause()
            return bytes.slice().buffer
          },
        }
      },
      createWritable: async () => {
        await failing(this.faults.open)
        let text = ''
        return {
          write: async (written) => {
            await pause()
            text += written
          },
          close: async () => {
            await failing(this.faults.close)
            const before = this.text
            const unseen = seen !== this.version
            this.put(text)
            this.writes += 1
            this.onWrite(before, text, unseen)
          },
          abort: pause,
        }
      },
      isSameEntry: (other) => Promise.resolve(other.name === this.name),
      queryPermission: () => Promise.resolve(this.permission),
      requestPermission: () => {
        this.permission = this.answer
        return Promise.resolve(this.permission)
      },
    }
  }
}
