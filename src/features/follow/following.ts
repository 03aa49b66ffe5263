import type { LoadedWorld } from '../worlds/world-context.tsx'
import type { OnPositionEvent, PositionSource, PositionEvent } from './position-source.ts'
import { followLogFile, type ChosenLog } from './log-source.ts'
import { pollProgram, programAddresses } from './program-source.ts'
import { keepScreenAwake } from './screen-awake.ts'
import { speakTurns } from './speech.ts'
import { useLive, type LiveProblem, type LiveSource } from './live.ts'
import { headingOf, type GamePosition } from './model/game-position.ts'
import { passedMarkers, passingReachMetres, isJump, extendTrail } from './model/trail.ts'
import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import { isInExtent } from '../../geometry/extent.ts'
import { findNearestUndiscovered } from '../../world/nearest.ts'
import { fromGameMetres } from '../../world/game-metres.ts'
import type { ListedWorld } from '../../world/worlds-file.ts'
import type { Marker } from '../../world/marker.ts'
import { shownMarkers } from '../filters/hidden-markers.ts'
import { useProgress } from '../progress/progress.ts'
import { useSettings } from '../settings/settings.ts'
import { loadWorlds } from '../worlds/other-worlds.ts'

const alertReachMetres = 60

const toneSeconds = 0.16

let audio: AudioContext | undefined

let positionSource: PositionSource | undefined
/** Increases each time following starts or stops. Events of an earlier source are ignored. */
let session = 0
let chosenLog: ChosenLog | undefined
let watchStops: readonly (() => void)[] = []

export function followLog(world: LoadedWorld, log: ChosenLog): void {
  startFollowing('file', log.name, () => followLogFile(log, createPositionHandler(world)))
  chosenLog = log
}

export function followedLog(): ChosenLog | undefined {
  return chosenLog
}

/** Follows the player by the program on their machine. Replaces any other source. */
export function followProgram(world: LoadedWorld): void {
  const addresses = programAddresses()
  const host = new URL(addresses.at(-1) ?? '').host
  startFollowing('program', host, () => pollProgram(createPositionHandler(world), addresses))
}

/** Stops following. The trail stays until it is cleared or the page closes. */
export function stopFollowing(): void {
  positionSource?.stop()
  session += 1
  positionSource = undefined
  chosenLog = undefined
  for (const stop of watchStops) stop()
  watchStops = []
  document.removeEventListener('visibilitychange', readWhenVisible)
  useLive.setState({
    source: null,
    position: null,
    nearMarkerId: null,
    problem: null,
    elsewhere: null,
  })
}

/** Asks the source at once instead of waiting for its next turn, which is later after failures. */
export function readPositionNow(): void {
  positionSource?.readNow()
}

export function clearTrail(): void {
  useLive.setState({ trail: [] })
}

function startFollowing(
  source: LiveSource,
  sourceName: string,
  openSource: () => PositionSource,
): void {
  stopFollowing()
  useLive.setState({
    source,
    sourceName,
    signal: 'waiting',
    isCentred: true,
    hasMissedReading: false,
  })
  watchStops = [keepScreenAwake(), speakTurns()]
  // Browsers throttle timers in hidden tabs, so ask as soon as the tab is visible again.
  document.addEventListener('visibilitychange', readWhenVisible)
  positionSource = openSource()
}

function readWhenVisible(): void {
  if (document.visibilityState === 'visible') readPositionNow()
}

function createPositionHandler(world: LoadedWorld): OnPositionEvent {
  const { showPositions: take, enterLevel: enter } = createPositionUpdater(world)
  const startedSession = session
  return createLevelResolver((event, worlds) => {
    if (startedSession !== session) return
    if (event.kind === 'positions') take(event.positions, worlds)
    else if (event.kind === 'level') enter(event.level, worlds)
    else if (event.kind === 'problem') {
      const { problem, host: asked } = event
      useLive.setState({ problem, ...(asked !== undefined && { sourceName: asked }) })
    } else if (event.kind === 'missed') useLive.setState({ hasMissedReading: true })
    else if (event.kind === 'once') useLive.setState({ signal: 'once' })
    // Loading a level takes longer than the limit of silence, so keep a problem that says which level it is.
    else
      useLive.setState(({ problem }) => ({
        signal: event.kind,
        problem: isAway(problem) ? problem : null,
      }))
  })
}

/** True if the player is in a part of the game that this map doesn't show. */
function isAway(problem: LiveProblem | null): boolean {
  return problem === 'elsewhere' || problem === 'unmapped'
}

interface PositionUpdater {
  /** @param worlds of the site; empty if no level was named or the list can't be loaded */
  readonly showPositions: (
    positions: readonly GamePosition[],
    worlds: readonly ListedWorld[],
  ) => void
  readonly enterLevel: (level: string, worlds: readonly ListedWorld[]) => void
}

function createPositionUpdater(world: LoadedWorld): PositionUpdater {
  const { extent, metresPerUnit, markers } = world
  let previous: { readonly at: Coordinate; readonly time: number } | undefined
  let rideActionKey: string | null = null
  const alertedIds = new Set<number>()

  function moveTo(to: Coordinate): void {
    const time = performance.now()
    const hasJumped =
      previous === undefined ||
      isJump(distance(previous.at, to) * metresPerUnit, (time - previous.time) / 1000)
    useLive.setState(({ trail }) => ({ trail: extendTrail(trail, to, metresPerUnit, hasJumped) }))
    const from = hasJumped || !previous ? to : previous.at
    previous = { at: to, time }
    markPassedMarkers(from, to)
    updateNearMarker(to)
  }

  function markPassedMarkers(from: Coordinate, to: Coordinate): void {
    const { visitPassed, findPassed } = useSettings.getState()
    if (!visitPassed && !findPassed) return
    const { addVisited, visitedMarkers, markPassed } = useProgress.getState()
    const passed = passedMarkers(markers, from, to, passingReachMetres / metresPerUnit)
    if (visitPassed) {
      const visited = new Set(visitedMarkers)
      for (const { id } of passed) if (!visited.has(id)) addVisited(id)
    }
    // Mark only visible markers, because the player wouldn't notice the others.
    if (findPassed && passed.length > 0)
      rideActionKey = markPassed(
        shownMarkers(passed).map(({ id }) => id),
        rideActionKey,
      )
  }

  function updateNearMarker(to: Coordinate): void {
    if (!useSettings.getState().nearAlert) {
      if (useLive.getState().nearMarkerId !== null) useLive.setState({ nearMarkerId: null })
      return
    }
    const foundIds = new Set(useProgress.getState().discoveredMarkers)
    const metresTo = (marker: Marker) => distance(marker.coordinate, to) * metresPerUnit
    const nearMarkers = shownMarkers(markers).filter(
      (marker) => !foundIds.has(marker.id) && metresTo(marker) <= alertReachMetres,
    )
    if (nearMarkers.some(({ id }) => !alertedIds.has(id))) playAlert()
    for (const { id } of nearMarkers) alertedIds.add(id)
    useLive.setState({
      nearMarkerId: findNearestUndiscovered(nearMarkers, to, foundIds)?.id ?? null,
    })
  }

  /** True if the player is in another level, so that the position doesn't apply to this map. Then sets the problem. */
  function hasLeftWorld(level: string | undefined, worlds: readonly ListedWorld[]): boolean {
    const where = locateLevel(level, worlds, world.id)
    if (where === 'here') return false
    previous = undefined
    useLive.setState(
      where === 'unmapped'
        ? { problem: where, elsewhere: null, position: null }
        : { problem: 'elsewhere', elsewhere: where, position: null },
    )
    return true
  }

  function enterLevel(level: string, worlds: readonly ListedWorld[]): void {
    if (!hasLeftWorld(level, worlds) && isAway(useLive.getState().problem))
      useLive.setState({ problem: null, signal: 'waiting' })
  }

  function showPositions(positions: readonly GamePosition[], worlds: readonly ListedWorld[]): void {
    for (const position of positions) {
      if (hasLeftWorld(position.level, worlds)) continue
      const to = fromGameMetres([position.x, position.y], world)
      if (!to || !isInExtent(to, extent)) {
        previous = undefined
        useLive.setState({ problem: 'outside' })
        continue
      }
      moveTo(to)
      useLive.setState((live) => ({
        problem: null,
        signal: 'here',
        hasMissedReading: false,
        // A player who stands still has no heading, so keep the last one.
        position: {
          coordinate: to,
          heading: headingOf(position) ?? live.position?.heading ?? null,
        },
      }))
    }
  }

  return { showPositions: showPositions, enterLevel: enterLevel }
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
    const from = start + index * toneSeconds
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0.12, from)
    gain.gain.exponentialRampToValueAtTime(0.001, from + toneSeconds)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(from)
    oscillator.stop(from + toneSeconds)
  }
}

/** Adds the list of worlds to events. They wait for it; if it can't be loaded, every level counts as this map's own. */
function createLevelResolver(
  handle: (event: PositionEvent, worlds: readonly ListedWorld[]) => void,
): OnPositionEvent {
  let worlds: readonly ListedWorld[] | undefined
  let queue: PositionEvent[] | undefined

  async function loadThenFlush(): Promise<void> {
    const listed = await loadWorlds().catch(() => [])
    const queued = queue ?? []
    worlds = listed
    queue = undefined
    for (const event of queued) handle(event, listed)
  }

  return (event) => {
    if (queue) queue.push(event)
    else if (worlds || !hasLevel(event)) handle(event, worlds ?? [])
    else {
      queue = [event]
      void loadThenFlush()
    }
  }
}

function hasLevel(event: PositionEvent): boolean {
  return (
    event.kind === 'level' ||
    (event.kind === 'positions' && event.positions.some(({ level }) => level !== undefined))
  )
}

/** Returns a level's world. Levels that no world names, such as a mod's, count as `here`. */
function locateLevel(
  level: string | undefined,
  worlds: readonly ListedWorld[],
  currentWorldId: string,
): ListedWorld | 'here' | 'unmapped' {
  if (level === undefined) return 'here'
  const world = worlds.find(({ levels = [] }) => levels.includes(level))
  if (world) return world.id === currentWorldId ? 'here' : world
  const isUnmapped = worlds.some(({ unmappedLevels = [] }) => unmappedLevels.includes(level))
  return isUnmapped ? 'unmapped' : 'here'
}
