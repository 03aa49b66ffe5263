// Keeps the open playthrough in a file of the player, step by step: when the page opens or gets the focus, after
// changes, and once a minute. watch-copy-file.ts and ui/copy-file.tsx call this file. It relies on copy-sync.ts for
// each step, and on a Web Lock so that only one tab at a time makes a step.
import { create } from 'zustand'
import { coalesceRuns } from '../../platform/coalesce-runs.ts'
import { pageWorld } from '../../platform/page-world.ts'
import { mergedMarks } from '../../records/mark.ts'
import { mergedPins } from '../../records/pin.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { toolMessages } from '../../i18n/generated/tools.ts'
import { withLock } from '../../storage/browser-services.ts'
import { copyFileDatabase } from '../../storage/names.ts'
import { showFailure, showNote } from '../../ui/toasts/toasts.tsx'
import { sinceBackup, useBackupStatus } from '../progress/backup/backup-status.ts'
import { presentPlaythroughs, usePlaythroughs } from '../progress/playthroughs/playthroughs.ts'
import { snapshotsOf } from '../progress/progress-action.ts'
import { nameOnScreen, progressRepository, useProgress } from '../progress/progress.ts'
import { filterSetsToBackUp } from '../progress/backup/sets-to-back-up.ts'
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

export const copyInterval = 60_000

/** Milliseconds that a change waits for further changes, so that ten marks during a ride cause one write. */
export const copyDelay = 2000

interface CopyState {
  /** Name of the file, or '' if the playthrough is kept in none. */
  readonly name: string
  /** When the file was last written, in milliseconds since 1970; `null` until that is known. */
  readonly writtenAt: number | null
  readonly problem: CopyProblem | null
  /** True if two steps in a row had the same problem, so that it will hardly pass by itself. */
  readonly lasting: boolean
  /** The last chosen file, if it can't hold this copy. */
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

/** True from choosing a file until it is read. The file may then be empty, and merging it can be undone. */
let isChosen = false
/** The file's version when the last step failed. */
let failedAt: FileVersion | null = null
/** The unreadable version that the player allows to be overwritten. */
let anew: FileVersion | null = null
let told: CopyProblem | null = null
/** True while records from the file enter the list. Such a change must not schedule another step. */
let isAbsorbing = false
let stopWatching: (() => void) | undefined
/** Key of the playthrough whose file is being watched. */
let watched = ''
/** Increases whenever watching stops. The result of a step that began earlier is ignored. */
let round = 0

const playthroughOnScreen = () => useProgress.getState().playthrough
const databaseOf = (playthrough: string) => copyFileDatabase({ world: pageWorld(), playthrough })

/** Starts keeping the open playthrough, if it has a file. Otherwise stops. */
export function followCopy(): void {
  const playthrough = playthroughOnScreen()
  const name = copyName(playthrough)
  if (stopWatching && watched === playthrough && name !== '') return void sync()
  pauseCopy()
  if (name === '') return
  useCopyFile.setState({ name })
  watch(playthrough)
}

/** Stops keeping the copy on this page. The next page load resumes. */
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
    // A hidden page may be closed before the write ends; the next page then writes what is missing.
    if (document.visibilityState === 'visible' || timer !== undefined) now()
  }
  const unsubscribe = useProgress.subscribe((list, before) => {
    if (list.playthrough !== before.playthrough) return followCopy()
    if (isAbsorbing) return
    if (list.marks === before.marks && list.pins === before.pins) return
    clearTimeout(timer)
    timer = setTimeout(now, copyDelay)
  })
  const interval = setInterval(now, copyInterval)
  window.addEventListener('focus', now)
  document.addEventListener('visibilitychange', onVisibility)
  watched = playthrough
  stopWatching = () => {
    clearTimeout(timer)
    clearInterval(interval)
    unsubscribe()
    window.removeEventListener('focus', now)
    document.removeEventListener('visibilitychange', onVisibility)
  }
  now()
}

const sync = coalesceRuns(async () => {
  const playthrough = playthroughOnScreen()
  await withLock(databaseOf(playthrough), () => step(playthrough))
})

async function step(playthrough: string): Promise<void> {
  // The name is gone if another tab has stopped keeping the file, or the player has deleted the site's data.
  if (copyName(playthrough) === '') return pauseCopy()
  const present = round
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
        { map, name: nameOnScreen(), filterSets: filterSetsToBackUp.get()?.() ?? [] },
        before,
        new Date(),
      ),
  }
}

/** Merges the file's records into the list. @returns false if the list can't be changed now */
function takeIn({ marks, pins }: CopyRecord): boolean {
  const list = useProgress.getState()
  const isNews =
    mergedMarks(list.marks, marks.values()) !== list.marks ||
    mergedPins(list.pins, pins.values()) !== list.pins
  // A chosen file may bring many records that the player doesn't want, so take a snapshot first.
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
  // Most problems pass by themselves, but a permission prompt needs the player.
  if (told === problem || !(lasting || problem === 'ask')) return
  told = problem
  const { name } = before
  showNote('copy-file', {
    title: () => problemWords(problem, name),
    // Points to the section with the buttons.
    detail: () => toolMessages.copyFile.title,
    ...(problem === 'ask' && {
      action: { label: () => toolMessages.copyFile.allow, run: () => void allowCopy() },
    }),
  })
}

export function problemWords(problem: CopyProblem, name: string): string {
  return toolMessages.copyFile.problems[problem === 'empty' ? 'damaged' : problem](name)
}

/** Lets the player choose the file. Must run in a click, because browsers open file dialogs only then. */
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

/** True if the file already holds another playthrough of this world. Sharing it would merge the two lists. */
async function isTaken(handle: FileHandle, playthrough: string): Promise<boolean> {
  for (const { id } of presentPlaythroughs(usePlaythroughs.getState().playthroughs)) {
    if (id === playthrough || copyName(id) === '') continue
    if (await (await readHandle(databaseOf(id)))?.isSameEntry(handle)) return true
  }
  return false
}

/** Asks for the browser's permission to write the file. Must run in a click. */
export async function allowCopy(): Promise<void> {
  const handle = await readHandle(databaseOf(playthroughOnScreen())).catch(() => undefined)
  if (handle) await permissionFor(handle, true).catch(() => undefined)
  await sync()
}

export function retryCopy(): void {
  void sync()
}

export function writeAnew(): void {
  anew = failedAt
  void sync()
}

/** Stops keeping the copy. The file itself stays as it is. */
export function stopCopy(): void {
  const playthrough = playthroughOnScreen()
  pauseCopy()
  try {
    storeCopyName(playthrough, '')
  } catch {
    // The browser denies access to local storage, so no name is stored there either.
  }
  forgetHandle(databaseOf(playthrough)).catch(() => undefined)
}
