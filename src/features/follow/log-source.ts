import {
  lastLevelIn,
  longestLine,
  nextSlice,
  readSlice,
  sliceSize,
  type GamePosition,
  type LogTail,
} from './model/game-position.ts'
import { interval, silence, type Hear, type Listening } from './heard.ts'

export interface FileHandle {
  readonly name: string
  readonly getFile: () => Promise<File>
  readonly queryPermission?: (options: { readonly mode: 'read' }) => Promise<string>
}

/** The storable form of a log: a handle that can be read repeatedly, or a file as it was when chosen. */
export type KeptLog = FileHandle | File

export interface ChosenLog {
  readonly name: string
  /** True if the browser can read later additions; false if it can read only the content at the time of choosing. */
  readonly grows: boolean
  readonly open: () => Promise<Blob>
  /** The form that the browser can store for another page. */
  readonly kept?: KeptLog
}

/** Number of failures in a row that count as a problem. A reading while the game writes fails now and then. */
const patience = 3

/** Limit in bytes of the search for a level before the end of a log. A log names a level only about once an hour. */
const farthestLevel = 16_777_216

interface LogReading {
  readonly tail: LogTail
  /** True if this is the first reading, or another log has taken the place of the previous one. */
  readonly anew: boolean
  readonly positions: readonly GamePosition[]
  readonly unreadable: number
}

/** Reads a log once a second. Each reading covers only what was added since the last one. */
export function listenToLog(log: ChosenLog, hear: Hear): Listening {
  let tail: LogTail | null = null
  let failures = 0
  let lastNews = performance.now()
  let found = false
  let level: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let looking = false

  function tell({ tail: { rest }, anew, positions, unreadable }: LogReading): void {
    // Positions from before this reading began are no recent movement, so only the last one counts.
    const news = anew ? positions.slice(-1) : positions
    if (news.length > 0) {
      found = true
      lastNews = performance.now()
      hear({ kind: 'positions', positions: news })
    } else if (unreadable > 0 && found && performance.now() - lastNews < silence)
      hear({ kind: 'missed' })
    else if (unreadable > 0) hear({ kind: 'problem', problem: 'badLines' })
    else if (found && performance.now() - lastNews >= silence) hear({ kind: 'silent' })
    else if (anew && tail && tail.offset > 0) hear({ kind: 'problem', problem: 'noLines' })
    // A position already carries its level, so report only a level without one.
    if (rest.level !== undefined && rest.level !== (news.at(-1)?.level ?? level))
      hear({ kind: 'level', level: rest.level })
    level = rest.level
    if (!log.grows) hear({ kind: 'once' })
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    if (looking) return
    looking = true
    try {
      const seen = await lookAt(await log.open(), tail)
      if (stopped) return
      failures = 0
      tail = seen.tail
      tell(seen)
    } catch {
      failures += 1
      if (!stopped && (failures >= patience || !log.grows)) {
        hear({ kind: 'problem', problem: 'unreadable' })
      }
    } finally {
      looking = false
    }
    if (!stopped && log.grows) timer = setTimeout(() => void look(), interval)
  }

  void look()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
    askNow: () => void look(),
  }
}

/** Reads the new part of a log. @throws if the file can't be read */
async function lookAt(file: Blob, before: LogTail | null): Promise<LogReading> {
  let tail = before
  let positions: GamePosition[] = []
  let unreadable = 0
  let anew = false
  for (;;) {
    const slice = nextSlice(tail, file.size)
    if (!slice.after) {
      anew = true
      positions = []
    }
    const text = asCharacters(await file.slice(slice.from, slice.to).arrayBuffer())
    if (text.length < slice.to - slice.from) throw new Error('The log was cut while it was read.')
    const level =
      slice.after || lastLevelIn(text) !== undefined
        ? undefined
        : await levelBefore(file, slice.from)
    const news = readSlice(slice, text, level)
    positions.push(...news.positions)
    unreadable += news.unreadable
    tail = news.tail
    if (tail && tail.offset >= file.size) return { tail, anew, positions, unreadable }
  }
}

/** Returns the last level that a log names before a position in bytes. @throws if the file can't be read */
async function levelBefore(file: Blob, end: number): Promise<string | undefined> {
  const least = Math.max(0, end - farthestLevel)
  for (let to = end; to > least; to -= sliceSize) {
    // Include the end of the line that crosses the end of the slice.
    const slice = file.slice(Math.max(least, to - sliceSize), to + longestLine)
    const level = lastLevelIn(asCharacters(await slice.arrayBuffer()))
    if (level !== undefined) return level
  }
  return undefined
}

/** Decodes each byte as one character. The relevant lines are ASCII, and no character is ever split between slices. */
function asCharacters(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes)
}

interface PickerWindow {
  readonly showOpenFilePicker?: (options: { readonly id: string }) => Promise<readonly FileHandle[]>
}

/** True if this browser can read later additions to a chosen file. */
export function canReadOn(): boolean {
  return 'showOpenFilePicker' in window
}

/** Lets the player choose the log. @returns `null` if the player cancels @throws if the browser refuses */
export async function chooseLog(): Promise<ChosenLog | null> {
  try {
    const [handle] = (await (window as PickerWindow).showOpenFilePicker?.({ id: 'game-log' })) ?? []
    return handle ? logOf(handle) : null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

export function logOf(kept: KeptLog): ChosenLog {
  const { name } = kept
  return 'getFile' in kept
    ? { name, kept, grows: true, open: () => kept.getFile() }
    : { name, kept, grows: false, open: () => Promise.resolve(kept) }
}

/** True if a page other than the one that opened the log may read it without a prompt. */
export async function mayRead(kept: KeptLog): Promise<boolean> {
  if (!('getFile' in kept) || !kept.queryPermission) return true
  return (await kept.queryPermission({ mode: 'read' })) === 'granted'
}
