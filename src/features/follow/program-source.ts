import { assetUrl } from '../../platform/environment.ts'
import { useSettings } from '../settings/settings.ts'
import { interval, silence, type Hear, type Listening } from './heard.ts'
import { longestAnswer, readProgramAnswer } from './model/game-position.ts'
import {
  isMixedContent,
  isOwnNetwork,
  parseLiveAddress,
  readProgramAddress,
  usualProgram,
} from './model/program-address.ts'

/** The address that the operator of the site has set at build time. */
const operators = parseLiveAddress(import.meta.env['VITE_LIVE_ADDRESS'])

export const defaultProgram = operators ?? usualProgram

/** Returns the program's addresses, likeliest first. In a local network the program may also serve the page. */
export function programAddresses(): readonly string[] {
  const given = readProgramAddress(useSettings.getState().programAddress)
  const { hostname, origin } = window.location
  const own = isOwnNetwork(hostname) && !given ? [`${origin}${assetUrl('position')}`] : []
  return [...own, `${given ?? defaultProgram}/position`]
}

/** Limits in milliseconds: the longest wait after failures, and the timeout of a request. */
const longestWait = 30_000
const answerTime = 3000

/** Asks the program once a second, and less often after failures. @param given addresses, likeliest first */
export function listenToProgram(hear: Hear, given: readonly string[]): Listening {
  const stopping = new AbortController()
  let addresses = given
  const forbidden = watchPolicy(() => {
    const address = addresses.at(-1)
    // The browser may report the violation only after the request has failed.
    if (address !== undefined && misses > 0) tell('noAnswer', address)
  })
  let failures = 0
  /** Time of the last good answer. Failures soon after it need no message. */
  let lastGood = -Infinity
  let misses = 0
  let last = { answer: '', since: performance.now() }
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  function take(answer: string): boolean {
    const reading = readProgramAnswer(answer)
    if (reading === 'unreadable') return false
    if (reading !== 'nowhere' && !('x' in reading)) {
      hear({ kind: 'level', level: reading.level })
      hear({ kind: 'waiting' })
      return true
    }
    // A running game changes its time. Without a time, a player who stands still must not count as silent.
    if (answer !== last.answer || reading === 'nowhere' || reading.t === null) {
      last = { answer, since: performance.now() }
    }
    if (reading === 'nowhere') hear({ kind: 'waiting' })
    else if (performance.now() - last.since >= silence) hear({ kind: 'silent' })
    else hear({ kind: 'positions', positions: [reading] })
    return true
  }

  const isGoodLately = () => performance.now() - lastGood < silence

  function miss(problem: 'badAnswer' | 'noAnswer', address: string): void {
    misses += 1
    if (!isGoodLately()) tell(problem, address)
    // A single failure may be an accident.
    else if (misses > 1) hear({ kind: 'missed' })
  }

  function tell(problem: 'badAnswer' | 'noAnswer', address: string): void {
    const reason = problem === 'noAnswer' ? whyNone(address, forbidden.origins) : problem
    hear({ kind: 'problem', problem: reason, asked: new URL(address).host })
  }

  /** @returns the problem, or `null` for a good answer */
  async function askAt(address: string): Promise<'badAnswer' | 'noAnswer' | null> {
    try {
      const answer = await fetchAnswer(address, stopping.signal)
      return stopping.signal.aborted || take(answer) ? null : 'badAnswer'
    } catch {
      return 'noAnswer'
    }
  }

  async function ask(): Promise<void> {
    clearTimeout(timer)
    if (asking) return
    asking = true
    const begun = performance.now()
    let good = false
    for (const address of addresses) {
      const problem = await askAt(address)
      if (stopping.signal.aborted) break
      good = problem === null
      if (good) addresses = [address]
      else if (address === addresses.at(-1)) miss(problem ?? 'noAnswer', address)
      if (good) break
    }
    // A server that serves the page but gives no position is not the program, so keep only the last address.
    addresses = addresses.slice(-1)
    asking = false
    if (stopping.signal.aborted) return
    if (good) {
      lastGood = performance.now()
      misses = 0
    }
    failures = good || isGoodLately() ? 0 : failures + 1
    const wait = Math.min(interval * 2 ** failures, longestWait)
    timer = setTimeout(() => void ask(), Math.max(0, begun + wait - performance.now()))
  }

  void ask()
  return {
    stop: () => {
      stopping.abort()
      forbidden.stop()
      clearTimeout(timer)
    },
    askNow: () => void ask(),
  }
}

/** Collects the origins that the content security policy forbids, because a failed request doesn't give the reason. */
function watchPolicy(noted: () => void) {
  const origins = new Set<string>()
  const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const [origin] = /^https?:\/\/[^/?#]+/.exec(blockedURI) ?? []
    if (effectiveDirective !== 'connect-src' || !origin || origins.has(origin)) return
    origins.add(origin)
    noted()
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    origins,
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  }
}

/** Returns the reason for a missing answer, as far as browsers reveal it. */
function whyNone(
  address: string,
  forbidden: ReadonlySet<string>,
): 'noAnswer' | 'forbidden' | 'mixed' {
  if (forbidden.has(new URL(address).origin)) return 'forbidden'
  return isMixedContent(window.location.protocol, address) ? 'mixed' : 'noAnswer'
}

/** @throws if there is no answer within the timeout */
async function fetchAnswer(address: string, stopped: AbortSignal): Promise<string> {
  // `AbortSignal.any` is missing in the browsers of some streaming programs.
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, answerTime)
  stopped.addEventListener('abort', end)
  try {
    return await answerText(address, ending.signal)
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', end)
  }
}

async function answerText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { cache: 'no-store', credentials: 'omit', signal })
  if (!response.ok || !response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    if (text.length > longestAnswer) {
      await reader.cancel()
      return ''
    }
  }
}
