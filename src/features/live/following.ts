import type { LoadedWorld } from '../worlds/world-context.tsx'
import type { Hear, Listening } from './heard.ts'
import { listenToLog, type ChosenLog } from './log-source.ts'
import { listenToProgram } from './program-source.ts'
import { watchScreen } from './screen-awake.ts'
import { createPositionTaker } from './take-positions.ts'
import { useLive, type LiveSource } from './live.ts'

/** What is listened to at the moment. */
let listening: Listening | undefined
let stopScreen: (() => void) | undefined

/** Follows the player of a world by a log; by what was listened to before no longer. */
export function followLog(world: LoadedWorld, log: ChosenLog): void {
  begin('file', log.name, () => listenToLog(log, createHearer(world)))
}

/** The same by the program on the player's machine. */
export function followProgram(world: LoadedWorld): void {
  begin('program', '', () => listenToProgram(createHearer(world)))
}

/** The trail stays until it is cleared or the page is closed. */
export function stopFollowing(): void {
  listening?.stop()
  listening = undefined
  stopScreen?.()
  stopScreen = undefined
  document.removeEventListener('visibilitychange', askWhenSeen)
  useLive.setState({ source: null, position: null, problem: null })
}

/** Does not wait for the next time at which a source that failed would be asked. */
export function askNow(): void {
  listening?.askNow()
}

export function clearTrail(): void {
  useLive.setState({ trail: [] })
}

function begin(source: LiveSource, fileName: string, listen: () => Listening): void {
  stopFollowing()
  useLive.setState({ source, fileName, hears: 'waiting', centred: true, missed: false })
  stopScreen = watchScreen()
  // A page that nobody sees is given little time by the browser.
  document.addEventListener('visibilitychange', askWhenSeen)
  listening = listen()
}

function askWhenSeen(): void {
  if (document.visibilityState === 'visible') askNow()
}

function createHearer(world: LoadedWorld): Hear {
  const take = createPositionTaker(world)
  return (heard) => {
    if (heard.kind === 'positions') take(heard.positions)
    else if (heard.kind === 'problem') useLive.setState({ problem: heard.problem })
    else if (heard.kind === 'missed') useLive.setState({ missed: true })
    else if (heard.kind === 'once') useLive.setState({ hears: 'once' })
    else useLive.setState({ hears: heard.kind, problem: null })
  }
}
