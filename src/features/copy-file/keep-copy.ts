// Keeps the playthrough on screen in a file of the player's, step by step: when the page begins, comes to the front, has changed
// something, and once a minute. Called by watch-copy-file.ts and by ui/copy-file.tsx. Relies on copy-sync.ts for each step, and on
// a Web Lock so that of several tabs one at a time makes one. A tab may be gone at any moment: a file is written whole or not.
import { create } from 'zustand'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import { pageWorld } from '../../platform/page-world.ts'
import { mergedMarks } from '../../records/mark.ts'
import { mergedPins } from '../../records/pin.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { toolMessages } from '../../i18n/generated/tools.ts'
import { withLock } from '../../storage/browser-services.ts'
import { copyFileDatabase } from '../../storage/names.ts'
import { useOpenPlaythrough } from '../../storage/open-playthrough.ts'
import { showFailure, showNote } from '../../ui/toasts/toasts.tsx'
import { sinceBackup, useBackupStatus } from '../progress/backup-status.ts'
import { nameOnScreen, presentPlaythroughs, usePlaythroughs } from '../progress/playthroughs.ts'
import { snapshotsOf } from '../progress/progress-action.ts'
import { progressRepository, useProgress } from '../progress/progress.ts'
import { setsToBackUp } from '../progress/sets-to-back-up.ts'
import { emptyProgress } from '../progress/storage/progress-record.ts'
import { copyText, readCopy, type CopyMisfit, type CopyRecord } from './model/copy-format.ts'
import {
  problemOf,
  sameVersion,
  syncCopy,
  type CopyList,
  type CopyOutcome,
  type CopyProblem,
  type FileVersion,
} from './model/copy-sync.ts'
import { copyName, storeCopyName } from './storage/copy-entry.ts'
import {
  fileOf,
  forgetHandle,
  permissionFor,
  pickFile,
  readHandle,
  storeHandle,
  type FileHandle,
} from './storage/handle-file.ts'

/** Milliseconds from one step to the next while nothing happens. */
export const copyInterval = 60_000

/** Milliseconds that a change waits for the next one, so that a ride past ten places is written once. */
export const copyDelay = 2000

interface CopyState {
  /** The file's; empty where none is kept. */
  readonly name: string
  /** When the file was written, in milliseconds since 1970; null while nobody knows. */
  readonly writtenAt: number | null
  readonly problem: CopyProblem | null
  /** Whether it was the same at two steps, so that it does not pass by itself. */
  readonly lasting: boolean
  /** The file that was chosen last, where it cannot be the one. */
  readonly refused: { readonly name: string; readonly problem: CopyProblem } | null
}

const nothing: CopyState = {
  name: '',
  writtenAt: null,
  problem: null,
  lasting: false,
  refused: null,
}

export const useCopyFile = create<CopyState>()(() => nothing)

/** Whether the file was chosen since it was last read: then it may be empty, and what it brings can be taken back. */
let isChosen = false
/** The file as it was when the last step failed. */
let failedAt: FileVersion | null = null
/** The unreadable file that the player wants written anew. */
let anew: FileVersion | null = null
/** What the player has been told of. */
let told: CopyProblem | null = null
/** Whether what changes on screen comes out of the file. */
let isAbsorbing = false
let stopWatching: (() => void) | undefined
/** The playthrough that is watched. */
let watched = ''
/** Counts the files: what a step with an earlier one has found says nothing of the present one. */
let round = 0

const playthroughOnScreen = () => useOpenPlaythrough.getState().key
const databaseOf = (playthrough: string) => copyFileDatabase({ world: pageWorld(), playthrough })

/** Keeps the playthrough that is on screen by now, if it has a file. */
export function followCopy(): void {
  const playthrough = playthroughOnScreen()
  const name = copyName(playthrough)
  if (stopWatching && watched === playthrough && name !== '') return void sync()
  pauseCopy()
  if (name === '') return
  useCopyFile.setState({ name })
  watch(playthrough)
}

/** Ends it for this page; the next one goes on. */
export function pauseCopy(): void {
  stopWatching?.()
  stopWatching = undefined
  round += 1
  isChosen = false
  failedAt = anew = told = null
  useCopyFile.setState(nothing)
}

function watch(playthrough: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => {
    clearTimeout(timer)
    timer = undefined
    void sync()
  }
  const onVisibility = () => {
    // A page that leaves may not have the time; the next one writes what is missing.
    if (document.visibilityState === 'visible' || timer !== undefined) now()
  }
  const unsubscribe = useProgress.subscribe((list, before) => {
    if (isAbsorbing || list.playthrough !== before.playthrough) return
    if (list.marks === before.marks && list.pins === before.pins) return
    clearTimeout(timer)
    timer = setTimeout(now, copyDelay)
  })
  // Once the other list is on screen, which it is not yet when its key is.
  const stopFollowing = useOpenPlaythrough.subscribe(() => queueMicrotask(followCopy))
  const interval = setInterval(now, copyInterval)
  window.addEventListener('focus', now)
  document.addEventListener('visibilitychange', onVisibility)
  watched = playthrough
  stopWatching = () => {
    clearTimeout(timer)
    clearInterval(interval)
    unsubscribe()
    stopFollowing()
    window.removeEventListener('focus', now)
    document.removeEventListener('visibilitychange', onVisibility)
  }
  now()
}

const sync = oneAtATime(async () => {
  const playthrough = playthroughOnScreen()
  await withLock(databaseOf(playthrough), () => step(playthrough))
})

async function step(playthrough: string): Promise<void> {
  // Another tab may have ended it, or the player has deleted the site's data.
  if (copyName(playthrough) === '') return pauseCopy()
  const present = round
  // Until what the database holds is on screen.
  await progressRepository.joined()
  const outcome = await outcomeOf(playthrough)
  if (round !== present) return
  if (outcome.kind === 'kept') noteKept(outcome.version, outcome.list)
  if (outcome.kind === 'problem') noteProblem(outcome.problem, outcome.version)
}

async function outcomeOf(playthrough: string): Promise<CopyOutcome> {
  const problem = (of: CopyProblem): CopyOutcome => ({
    kind: 'problem',
    problem: of,
    version: null,
  })
  try {
    const handle = await readHandle(databaseOf(playthrough))
    if (!handle) return problem('away')
    const permission = await permissionFor(handle, false)
    if (permission !== 'granted') return problem(permission === 'prompt' ? 'ask' : 'refused')
    return await syncCopy(fileOf(handle), listOf(playthrough), mayReplace)
  } catch (error) {
    return problem(problemOf(error))
  }
}

function mayReplace(misfit: CopyMisfit, version: FileVersion): boolean {
  return (isChosen && misfit === 'empty') || sameVersion(anew, version)
}

function listOf(playthrough: string): CopyList {
  const { id: map } = pageWorld()
  return {
    map,
    join: (record) => {
      if (useProgress.getState().playthrough !== playthrough || !takeIn(record)) return null
      const { marks, pins } = useProgress.getState()
      return { marks, pins }
    },
    textOf: (record, before) =>
      copyText(
        record,
        { map, name: nameOnScreen(), filterSets: setsToBackUp.read() },
        before,
        new Date(),
      ),
  }
}

/** @returns whether the list may be touched */
function takeIn({ marks, pins }: CopyRecord): boolean {
  const list = useProgress.getState()
  const isNews =
    mergedMarks(list.marks, marks.values()) !== list.marks ||
    mergedPins(list.pins, pins.values()) !== list.pins
  // What a chosen file brings at once may be much, and not what the player meant.
  const snapshots = isNews && isChosen ? snapshotsOf(list, 'import') : []
  isAbsorbing = true
  try {
    return progressRepository.absorb({ ...emptyProgress, marks, pins, snapshots })
  } finally {
    isAbsorbing = false
  }
}

function noteKept({ lastModified }: FileVersion, { marks, pins }: CopyRecord): void {
  isChosen = false
  failedAt = anew = told = null
  useCopyFile.setState({ writtenAt: lastModified, problem: null, lasting: false })
  const list = useProgress.getState()
  if (list.marks !== marks || list.pins !== pins) return
  // The file is a backup as any other.
  const status = useBackupStatus.getState()
  const since = sinceBackup(list, status)
  const isNoted = since.backedUp && !since.takenIn && since.marks + since.pinChanges === 0
  if (!isNoted && list.discoveredMarkers.length + pins.size > 0) status.noteBackup()
}

function noteProblem(problem: CopyProblem, version: FileVersion | null): void {
  const before = useCopyFile.getState()
  const isSame = version === null ? failedAt === null : sameVersion(failedAt, version)
  const lasting = before.problem === problem && isSame
  failedAt = version
  anew = null
  useCopyFile.setState({ problem, lasting })
  // Most pass by themselves; a question of the browser does not.
  if (told === problem || !(lasting || problem === 'ask')) return
  told = problem
  const { name } = before
  showNote('copy-file', {
    title: () => problemWords(problem, name),
    // Where the buttons for it are.
    detail: () => toolMessages.copyFile.title,
    ...(problem === 'ask' && {
      action: { label: () => toolMessages.copyFile.allow, run: () => void allowCopy() },
    }),
  })
}

export function problemWords(problem: CopyProblem, name: string): string {
  return toolMessages.copyFile.problems[problem === 'empty' ? 'damaged' : problem](name)
}

/** Has the player choose the file. Called by a press, without which browsers show no dialog. */
export async function chooseCopy(which: 'new' | 'existing'): Promise<void> {
  useCopyFile.setState({ refused: null })
  const playthrough = playthroughOnScreen()
  try {
    const handle = await pickFile(which, `itinerarium-${pageWorld().id}.json`)
    if (!handle) return
    const problem = await refusalOf(handle, playthrough)
    if (problem) return useCopyFile.setState({ refused: { name: handle.name, problem } })
    await storeHandle(databaseOf(playthrough), handle)
    storeCopyName(playthrough, handle.name)
    pauseCopy()
    isChosen = true
    useCopyFile.setState({ name: handle.name })
    watch(playthrough)
  } catch {
    showFailure({ title: () => laterMessages.settings.fileRefused })
  }
}

/** Why a file that was chosen cannot be the one; what is kept in another goes on being kept there. */
async function refusalOf(handle: FileHandle, playthrough: string): Promise<CopyProblem | null> {
  if ((await permissionFor(handle, true)) !== 'granted') return 'refused'
  if (await isTaken(handle, playthrough)) return 'taken'
  try {
    const { text } = await fileOf(handle).read()
    const reading = readCopy(text, pageWorld().id)
    return reading.ok || reading.misfit === 'empty' ? null : reading.misfit
  } catch (error) {
    return problemOf(error)
  }
}

/** Whether another playthrough of this world is kept in the file: its list would become one with this one's. */
async function isTaken(handle: FileHandle, playthrough: string): Promise<boolean> {
  for (const { id } of presentPlaythroughs(usePlaythroughs.getState().playthroughs)) {
    if (id === playthrough || copyName(id) === '') continue
    if (await (await readHandle(databaseOf(id)))?.isSameEntry(handle)) return true
  }
  return false
}

/** Has the browser ask the player. Called by a press. */
export async function allowCopy(): Promise<void> {
  const handle = await readHandle(databaseOf(playthroughOnScreen())).catch(() => undefined)
  if (handle) await permissionFor(handle, true).catch(() => undefined)
  await sync()
}

export function retryCopy(): void {
  void sync()
}

/** Writes the file that cannot be read, unless it has changed since. */
export function writeAnew(): void {
  anew = failedAt
  void sync()
}

/** The file stays as it is. */
export function stopCopy(): void {
  const playthrough = playthroughOnScreen()
  pauseCopy()
  try {
    storeCopyName(playthrough, '')
  } catch {
    // Storage that is forbidden holds no name.
  }
  forgetHandle(databaseOf(playthrough)).catch(() => undefined)
}
