import type { LoadedWorld } from '../worlds/world-context.tsx'
import type { Hear, Listening, Heard } from './heard.ts'
import { listenToLog, type ChosenLog } from './log-source.ts'
import { listenToProgram, programAddresses } from './program-source.ts'
import { watchScreen } from './screen-awake.ts'
import { watchSpeech } from './speech.ts'
import { useLive, type LiveProblem, type LiveSource } from './live.ts'
import { headingOf, type GamePosition } from './model/game-position.ts'
import { passedMarkers, passingReach, isLeap, withStep } from './model/trail.ts'
import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import { isInExtent } from '../../geometry/extent.ts'
import { theNearestUndiscovered } from '../../world/nearest.ts'
import { fromGameMetres } from '../../world/game-metres.ts'
import type { ListedWorld } from '../../world/worlds-file.ts'
import type { Marker } from '../../world/marker.ts'
import { shownMarkers } from '../filters/hidden-markers.ts'
import { useProgress } from '../progress/progress.ts'
import { useSettings } from '../settings/settings.ts'
import { loadWorlds } from '../worlds/other-worlds.ts'

/** Metres within which an unfound place is told of. */
const alertReach = 60

/** Seconds of each of the two tones. */
const tone = 0.16

let audio: AudioContext | undefined

/** What is listened to at the moment. */
let listening: Listening | undefined
/** Counts what was listened to: of what is no longer, nothing is heard any more. */
let round = 0
/** The log of it, if it is one. */
let chosen: ChosenLog | undefined
/** What is watched beside it. */
let stopWatching: readonly (() => void)[] = []

/** Follows the player of a world by a log; by what was listened to before no longer. */
export function followLog(world: LoadedWorld, log: ChosenLog): void {
  begin('file', log.name, () => listenToLog(log, createHearer(world)))
  chosen = log
}

/** The log that is followed, if any. */
export function followedLog(): ChosenLog | undefined {
  return chosen
}

/** The same by the program on the player's machine. */
export function followProgram(world: LoadedWorld): void {
  const addresses = programAddresses()
  const host = new URL(addresses.at(-1) ?? '').host
  begin('program', host, () => listenToProgram(createHearer(world), addresses))
}

/** The trail stays until it is cleared or the page is closed. */
export function stopFollowing(): void {
  listening?.stop()
  round += 1
  listening = undefined
  chosen = undefined
  for (const stop of stopWatching) stop()
  stopWatching = []
  document.removeEventListener('visibilitychange', askWhenSeen)
  useLive.setState({ source: null, position: null, near: null, problem: null, elsewhere: null })
}

/** Does not wait for the next time at which a source that failed would be asked. */
export function askNow(): void {
  listening?.askNow()
}

export function clearTrail(): void {
  useLive.setState({ trail: [] })
}

function begin(source: LiveSource, sourceName: string, listen: () => Listening): void {
  stopFollowing()
  useLive.setState({ source, sourceName, hears: 'waiting', centred: true, missed: false })
  stopWatching = [watchScreen(), watchSpeech()]
  // A page that nobody sees is given little time by the browser.
  document.addEventListener('visibilitychange', askWhenSeen)
  listening = listen()
}

function askWhenSeen(): void {
  if (document.visibilityState === 'visible') askNow()
}

function createHearer(world: LoadedWorld): Hear {
  const { take, enter } = createPositionTaker(world)
  const own = round
  return hearLevels((heard, worlds) => {
    if (own !== round) return
    if (heard.kind === 'positions') take(heard.positions, worlds)
    else if (heard.kind === 'level') enter(heard.level, worlds)
    else if (heard.kind === 'problem') {
      const { problem, asked } = heard
      useLive.setState({ problem, ...(asked !== undefined && { sourceName: asked }) })
    } else if (heard.kind === 'missed') useLive.setState({ missed: true })
    else if (heard.kind === 'once') useLive.setState({ hears: 'once' })
    // A level loads for longer than a game is silent; the player is in it all the same.
    else
      useLive.setState(({ problem }) => ({
        hears: heard.kind,
        problem: isAway(problem) ? problem : null,
      }))
  })
}

/** Whether the player is known to be in no part of the game that this map shows. */
function isAway(problem: LiveProblem | null): boolean {
  return problem === 'elsewhere' || problem === 'unmapped'
}

interface PositionTaker {
  /** @param worlds of the site; none where no level was heard of, or they are not to be had */
  readonly take: (positions: readonly GamePosition[], worlds: readonly ListedWorld[]) => void
  /** Of a level without a position. */
  readonly enter: (level: string, worlds: readonly ListedWorld[]) => void
}

/** Puts positions of the game on the map: where the player is, the way they went, and what they passed on it. */
function createPositionTaker(world: LoadedWorld): PositionTaker {
  const { extent, metresPerUnit, markers } = world
  let before: { readonly at: Coordinate; readonly time: number } | undefined
  /** The action that holds what was found on the way. */
  let ride: string | null = null
  /** Ids of the places of which a sound has told. */
  const told = new Set<number>()

  function step(to: Coordinate): void {
    const time = performance.now()
    const leaps =
      before === undefined ||
      isLeap(distance(before.at, to) * metresPerUnit, (time - before.time) / 1000)
    useLive.setState(({ trail }) => ({ trail: withStep(trail, to, metresPerUnit, leaps) }))
    const from = leaps || !before ? to : before.at
    before = { at: to, time }
    pass(from, to)
    tellNear(to)
  }

  function pass(from: Coordinate, to: Coordinate): void {
    const { visitPassed, findPassed } = useSettings.getState()
    if (!visitPassed && !findPassed) return
    const { addVisited, visitedMarkers, markPassed } = useProgress.getState()
    const passed = passedMarkers(markers, from, to, passingReach / metresPerUnit)
    if (visitPassed) {
      const visited = new Set(visitedMarkers)
      for (const { id } of passed) if (!visited.has(id)) addVisited(id)
    }
    // Nobody takes for found what they do not see on the map.
    if (findPassed && passed.length > 0)
      ride = markPassed(
        shownMarkers(passed).map(({ id }) => id),
        ride,
      )
  }

  function tellNear(to: Coordinate): void {
    if (!useSettings.getState().nearAlert) {
      if (useLive.getState().near !== null) useLive.setState({ near: null })
      return
    }
    const found = new Set(useProgress.getState().discoveredMarkers)
    const away = (marker: Marker) => distance(marker.coordinate, to) * metresPerUnit
    const near = shownMarkers(markers).filter(
      (marker) => !found.has(marker.id) && away(marker) <= alertReach,
    )
    if (near.some(({ id }) => !told.has(id))) playAlert()
    for (const { id } of near) told.add(id)
    useLive.setState({ near: theNearestUndiscovered(near, to, found)?.id ?? null })
  }

  /** Whether the player is elsewhere: a position there means nothing here. */
  function leaves(level: string | undefined, worlds: readonly ListedWorld[]): boolean {
    const where = whereIs(level, worlds, world.id)
    if (where === 'here') return false
    before = undefined
    useLive.setState(
      where === 'unmapped'
        ? { problem: where, elsewhere: null, position: null }
        : { problem: 'elsewhere', elsewhere: where, position: null },
    )
    return true
  }

  function enter(level: string, worlds: readonly ListedWorld[]): void {
    if (!leaves(level, worlds) && isAway(useLive.getState().problem))
      useLive.setState({ problem: null, hears: 'waiting' })
  }

  function take(positions: readonly GamePosition[], worlds: readonly ListedWorld[]): void {
    for (const position of positions) {
      if (leaves(position.level, worlds)) continue
      const to = fromGameMetres([position.x, position.y], world)
      if (!to || !isInExtent(to, extent)) {
        before = undefined
        useLive.setState({ problem: 'outside' })
        continue
      }
      step(to)
      useLive.setState((live) => ({
        problem: null,
        hears: 'here',
        missed: false,
        // Who stands still looks where they looked.
        position: {
          coordinate: to,
          heading: headingOf(position) ?? live.position?.heading ?? null,
        },
      }))
    }
  }

  return { take, enter }
}

/** Two soft tones, the second one higher. Silent where the browser has no sound, or gives none before the first press. */
function playAlert(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // A page that was in the background for long has it suspended.
  void audio.resume().catch(() => undefined)
  const start = audio.currentTime
  for (const [index, frequency] of [659, 880].entries()) {
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
    const from = start + index * tone
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0.12, from)
    gain.gain.exponentialRampToValueAtTime(0.001, from + tone)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(from)
    oscillator.stop(from + tone)
  }
}

/**
 * Hands on what is heard with the worlds of the site, which know the game's levels. They are asked for when a level is
 * heard of for the first time; until they are there all that is heard waits, in its order. Where they cannot be had,
 * every level is taken for the map's own, as with a source that names none.
 */
function hearLevels(show: (heard: Heard, worlds: readonly ListedWorld[]) => void): Hear {
  let worlds: readonly ListedWorld[] | undefined
  let waiting: Heard[] | undefined

  async function load(): Promise<void> {
    const listed = await loadWorlds().catch(() => [])
    const held = waiting ?? []
    worlds = listed
    waiting = undefined
    for (const heard of held) show(heard, listed)
  }

  return (heard) => {
    if (waiting) waiting.push(heard)
    else if (worlds || !namesLevel(heard)) show(heard, worlds ?? [])
    else {
      waiting = [heard]
      void load()
    }
  }
}

function namesLevel(heard: Heard): boolean {
  return (
    heard.kind === 'level' ||
    (heard.kind === 'positions' && heard.positions.some(({ level }) => level !== undefined))
  )
}

/**
 * The world that a level of the game belongs to; `here` for the map's own, and for a level that no world names, as one
 * of a mod.
 */
function whereIs(
  level: string | undefined,
  worlds: readonly ListedWorld[],
  own: string,
): ListedWorld | 'here' | 'unmapped' {
  if (level === undefined) return 'here'
  const world = worlds.find(({ levels = [] }) => levels.includes(level))
  if (world) return world.id === own ? 'here' : world
  const isUnmapped = worlds.some(({ unmappedLevels = [] }) => unmappedLevels.includes(level))
  return isUnmapped ? 'unmapped' : 'here'
}
