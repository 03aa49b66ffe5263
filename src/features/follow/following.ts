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

/** Distance in metres within which an unfound marker causes an alert. */
const alertReach = 60

/** Duration in seconds of each of the two tones. */
const tone = 0.16

let audio: AudioContext | undefined

let listening: Listening | undefined
/** Increases each time following starts or stops. Events of an earlier source are ignored. */
let round = 0
let chosen: ChosenLog | undefined
let stopWatching: readonly (() => void)[] = []

export function followLog(world: LoadedWorld, log: ChosenLog): void {
  begin('file', log.name, () => listenToLog(log, createHearer(world)))
  chosen = log
}

export function followedLog(): ChosenLog | undefined {
  return chosen
}

/** Follows the player by the program on their machine. Replaces any other source. */
export function followProgram(world: LoadedWorld): void {
  const addresses = programAddresses()
  const host = new URL(addresses.at(-1) ?? '').host
  begin('program', host, () => listenToProgram(createHearer(world), addresses))
}

/** Stops following. The trail stays until it is cleared or the page closes. */
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

/** Asks the source at once instead of waiting for its next turn, which is later after failures. */
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
  // Browsers throttle timers in hidden tabs, so ask as soon as the tab is visible again.
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
    // Loading a level takes longer than the limit of silence, so keep a problem that says which level it is.
    else
      useLive.setState(({ problem }) => ({
        hears: heard.kind,
        problem: isAway(problem) ? problem : null,
      }))
  })
}

/** True if the player is in a part of the game that this map doesn't show. */
function isAway(problem: LiveProblem | null): boolean {
  return problem === 'elsewhere' || problem === 'unmapped'
}

interface PositionTaker {
  /** @param worlds of the site; empty if no level was named or the list can't be loaded */
  readonly take: (positions: readonly GamePosition[], worlds: readonly ListedWorld[]) => void
  readonly enter: (level: string, worlds: readonly ListedWorld[]) => void
}

/** Returns handlers that put positions on the map: the player, the trail, and the passed markers. */
function createPositionTaker(world: LoadedWorld): PositionTaker {
  const { extent, metresPerUnit, markers } = world
  let before: { readonly at: Coordinate; readonly time: number } | undefined
  /** Key of the action that holds all markers found on this ride. */
  let ride: string | null = null
  /** Ids of markers for which the alert has sounded. */
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
    // Mark only visible markers, because the player wouldn't notice the others.
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

  /** True if the player is in another level, so that the position doesn't apply to this map. Then sets the problem. */
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
        // A player who stands still has no heading, so keep the last one.
        position: {
          coordinate: to,
          heading: headingOf(position) ?? live.position?.heading ?? null,
        },
      }))
    }
  }

  return { take, enter }
}

/** Plays two soft tones, the second one higher. Silent if the browser has no audio or needs a click first. */
function playAlert(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // Browsers suspend the audio of a page that was in the background for long.
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
 * Passes events on with the list of worlds, which knows the game's levels. The list loads when an event names a level;
 * events wait for it. If it can't be loaded, every level counts as this map's own.
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

/** Returns a level's world. Levels that no world names, such as a mod's, count as `here`. */
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
