import {
  lastLevelIn,
  maxLineLength,
  nextSlice,
  readSlice,
  sliceBytes,
  type GamePosition,
  type LogReadState,
} from './model/game-position.ts'
import {
  readIntervalMs,
  silenceLimitMs,
  type OnPositionEvent,
  type PositionSource,
} from './position-source.ts'

export interface FileHandle {
  readonly name: string
  readonly getFile: () => Promise<File>
  readonly queryPermission?: (options: { readonly mode: 'read' }) => Promise<string>
}

/** The storable form of a log: a handle that can be read repeatedly, or a file as it was when chosen. */
export type StorableLog = FileHandle | File

export interface ChosenLog {
  readonly name: string
  /** True if the browser can read later additions; false if it can read only the content at the time of choosing. */
  readonly canGrow: boolean
  readonly open: () => Promise<Blob>
  readonly storable?: StorableLog
}

/** Number of failures in a row that count as a problem. A reading while the game writes fails now and then. */
const maxFailures = 3

/** Limit in bytes of the search for a level before the end of a log. A log names a level only about once an hour. */
const levelSearchLimitBytes = 16_777_216

interface LogReading {
  readonly tail: LogReadState
  /** True if this is the first reading, or another log has taken the place of the previous one. */
  readonly isRestart: boolean
  readonly positions: readonly GamePosition[]
  readonly unreadable: number
}

/** Reads a log once a second. Each reading covers only what was added since the last one. */
export function followLogFile(log: ChosenLog, onEvent: OnPositionEvent): PositionSource {
  let tail: LogReadState | null = null
  let failures = 0
  let lastPositionTime = performance.now()
  let hasPosition = false
  let level: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let isReading = false

  function report({ tail: { rest }, isRestart, positions, unreadable }: LogReading): void {
    // Positions from before this reading began are no recent movement, so only the last one counts.
    const newPositions = isRestart ? positions.slice(-1) : positions
    if (newPositions.length > 0) {
      hasPosition = true
      lastPositionTime = performance.now()
      onEvent({ kind: 'positions', positions: newPositions })
    } else if (
      unreadable > 0 &&
      hasPosition &&
      performance.now() - lastPositionTime < silenceLimitMs
    )
      onEvent({ kind: 'missed' })
    else if (unreadable > 0) onEvent({ kind: 'problem', problem: 'badLines' })
    else if (hasPosition && performance.now() - lastPositionTime >= silenceLimitMs)
      onEvent({ kind: 'silent' })
    else if (isRestart && tail && tail.offset > 0) onEvent({ kind: 'problem', problem: 'noLines' })
    // A position already carries its level, so report only a level without one.
    if (rest.level !== undefined && rest.level !== (newPositions.at(-1)?.level ?? level))
      onEvent({ kind: 'level', level: rest.level })
    level = rest.level
    if (!log.canGrow) onEvent({ kind: 'once' })
  }

  async function read(): Promise<void> {
    clearTimeout(timer)
    if (isReading) return
    isReading = true
    try {
      const reading = await readNewPart(await log.open(), tail)
      if (stopped) return
      failures = 0
      tail = reading.tail
      report(reading)
    } catch {
      failures += 1
      if (!stopped && (failures >= maxFailures || !log.canGrow)) {
        onEvent({ kind: 'problem', problem: 'unreadable' })
      }
    } finally {
      isReading = false
    }
    if (!stopped && log.canGrow) timer = setTimeout(() => void read(), readIntervalMs)
  }

  void read()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
    readNow: () => void read(),
  }
}

/** Reads the new part of a log. @throws if the file can't be read */
async function readNewPart(file: Blob, before: LogReadState | null): Promise<LogReading> {
  let tail = before
  let positions: GamePosition[] = []
  let unreadable = 0
  let isRestart = false
  for (;;) {
    const slice = nextSlice(tail, file.size)
    if (!slice.after) {
      isRestart = true
      positions = []
    }
    const text = decodeLatin1(await file.slice(slice.from, slice.to).arrayBuffer())
    if (text.length < slice.to - slice.from) throw new Error('The log was cut while it was read.')
    const level =
      slice.after || lastLevelIn(text) !== undefined
        ? undefined
        : await levelBefore(file, slice.from)
    const sliceReading = readSlice(slice, text, level)
    positions.push(...sliceReading.positions)
    unreadable += sliceReading.unreadable
    tail = sliceReading.tail
    if (tail && tail.offset >= file.size) return { tail, isRestart, positions, unreadable }
  }
}

/** Returns the last level that a log names before a position in bytes. @throws if the file can't be read */
async function levelBefore(file: Blob, end: number): Promise<string | undefined> {
  const minStart = Math.max(0, end - levelSearchLimitBytes)
  for (let to = end; to > minStart; to -= sliceBytes) {
    // Include the end of the line that crosses the end of the slice.
    const slice = file.slice(Math.max(minStart, to - sliceBytes), to + maxLineLength)
    const level = lastLevelIn(decodeLatin1(await slice.arrayBuffer()))
    if (level !== undefined) return level
  }
  return undefined
}

/** Decodes each byte as one character. The relevant lines are ASCII, and no character is ever split between slices. */
function decodeLatin1(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes)
}

interface PickerWindow {
  readonly showOpenFilePicker?: (options: { readonly id: string }) => Promise<readonly FileHandle[]>
}

export function canReadAppended(): boolean {
  return 'showOpenFilePicker' in window
}

/** Lets the player choose the log. @returns `null` if the player cancels @throws if the browser refuses */
export async function chooseLog(): Promise<ChosenLog | null> {
  try {
    const [handle] = (await (window as PickerWindow).showOpenFilePicker?.({ id: 'game-log' })) ?? []
    return handle ? openStoredLog(handle) : null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

export function openStoredLog(stored: StorableLog): ChosenLog {
  const { name } = stored
  return 'getFile' in stored
    ? { name, storable: stored, canGrow: true, open: () => stored.getFile() }
    : { name, storable: stored, canGrow: false, open: () => Promise.resolve(stored) }
}

/** True if a page other than the one that opened the log may read it without a prompt. */
export async function canReadWithoutPrompt(log: StorableLog): Promise<boolean> {
  if (!('getFile' in log) || !log.queryPermission) return true
  return (await log.queryPermission({ mode: 'read' })) === 'granted'
}
