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

/** A log as browsers can keep it: one that can be read on, or a file as it was when it was chosen. */
export type KeptLog = FileHandle | File

/** A log that the player has chosen. */
export interface ChosenLog {
  readonly name: string
  /** Whether what is added to it can be read, or only what was in it when it was chosen. */
  readonly grows: boolean
  /** The file as it is now. */
  readonly open: () => Promise<Blob>
  /** What the browser can keep of it, so that another page reads it too. */
  readonly kept?: KeptLog
}

/** A file that is written to while it is read is refused now and then: so many times in a row are no accident. */
const patience = 3

/** Bytes. A log says once an hour or so which level is loaded: that far back before its end it is looked for. */
const farthestLevel = 16_777_216

/** What a look at a log has found. */
interface LogReading {
  readonly tail: LogTail
  /** Whether it is another log than the one that was read before, or the first. */
  readonly anew: boolean
  readonly positions: readonly GamePosition[]
  readonly unreadable: number
}

/** Reads what is added to a log, once a second, and never the whole of it again. */
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
    // What was written before anybody was followed is no way that was walked just now; nor is what stands in a log
    // that has taken another's place.
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
    // A position in it says so, too.
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

/** @throws where the file cannot be read */
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

/** The last level that a log names before a byte of it. @throws where the file cannot be read */
async function levelBefore(file: Blob, end: number): Promise<string | undefined> {
  const least = Math.max(0, end - farthestLevel)
  for (let to = end; to > least; to -= sliceSize) {
    // Also the line that ends behind it.
    const slice = file.slice(Math.max(least, to - sliceSize), to + longestLine)
    const level = lastLevelIn(asCharacters(await slice.arrayBuffer()))
    if (level !== undefined) return level
  }
  return undefined
}

/** A character for each byte: what is ours in a log is plain, and no letter is ever cut in half. */
function asCharacters(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes)
}

interface PickerWindow {
  readonly showOpenFilePicker?: (options: { readonly id: string }) => Promise<readonly FileHandle[]>
}

/** Whether this browser goes on reading a file that was chosen once. */
export function canReadOn(): boolean {
  return 'showOpenFilePicker' in window
}

/** Has the player choose the log. @returns null when they choose none @throws where the browser does not allow it */
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

/** Whether a page that has not chosen the log itself reads it without asking. */
export async function mayRead(kept: KeptLog): Promise<boolean> {
  if (!('getFile' in kept) || !kept.queryPermission) return true
  return (await kept.queryPermission({ mode: 'read' })) === 'granted'
}
