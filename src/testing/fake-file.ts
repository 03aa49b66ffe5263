import type { FileHandle } from '../features/import-export/storage/handle-file.ts'

/** Name of the browser's error that the next call of each kind throws. */
export interface FileFaults {
  read?: string
  open?: string
  close?: string
}

/** A file that several devices share through a cloud folder. */
export class FakeFile {
  bytes: Uint8Array<ArrayBuffer>
  readonly name: string
  /** Number of writes by anybody. Also used as the file's time. */
  version = 1
  looks = 0
  writes = 0
  faults: FileFaults = {}
  /** Whether each look at the file sees another time, as on some network drives. */
  restless = false
  permission: 'granted' | 'denied' | 'prompt' = 'granted'
  answer: 'granted' | 'denied' = 'granted'
  /** Called when a page replaces the text; `unseen`: another device has written since the page's last look. */
  onWrite: (before: string, after: string, unseen: boolean) => void = () => {}

  constructor(text: string | Uint8Array<ArrayBuffer> = '', name = 'kcd1.json') {
    this.bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    this.name = name
  }

  get text(): string {
    return new TextDecoder().decode(this.bytes)
  }

  /** Writes the file as another program would. */
  overwrite(text: string | Uint8Array<ArrayBuffer>): void {
    this.bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    this.version += 1
  }

  cut(length: number): void {
    this.overwrite(this.bytes.slice(0, length))
  }

  /** Returns the handle of a device. `pause` runs before each operation, so that other devices can act in between. */
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
            this.overwrite(text)
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
