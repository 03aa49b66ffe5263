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

/** What whoever built the site has set. */
const operators = parseLiveAddress(import.meta.env['VITE_LIVE_ADDRESS'])

/** Where the program is asked unless the player says otherwise. */
export const defaultProgram = operators ?? usualProgram

/**
 * Where the program is asked, the likeliest first; more than one until one of them answers. A page of the own network may
 * have been served by the program itself, which then answers beside it; a page of any other network asks no such thing.
 */
export function programAddresses(): readonly string[] {
  const given = readProgramAddress(useSettings.getState().programAddress)
  const { hostname, origin } = window.location
  const own = isOwnNetwork(hostname) && !given ? [`${origin}${assetUrl('position')}`] : []
  return [...own, `${given ?? defaultProgram}/position`]
}

/** Milliseconds. */
const longestWait = 30_000
const answerTime = 3000

/**
 * Asks the program on the player's machine once a second, and less and less often while it gives no good answer.
 *
 * @param given where, the likeliest first, of which the first good answer decides; the last one is asked in any case
 */
export function listenToProgram(hear: Hear, given: readonly string[]): Listening {
  const stopping = new AbortController()
  let addresses = given
  /** Origins that the page's own policy does not let it ask. */
  const forbidden = watchPolicy(() => {
    const address = addresses.at(-1)
    // It may be said after the request has failed.
    if (address !== undefined && misses > 0) tell('noAnswer', address)
  })
  let failures = 0
  /** When anything good came last: for some time after that, what does not is no reason to say anything. */
  let lastGood = -Infinity
  /** In a row. */
  let misses = 0
  let last = { answer: '', since: performance.now() }
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  /** @returns whether it was a good answer */
  function take(answer: string): boolean {
    const reading = readProgramAnswer(answer)
    if (reading === 'unreadable') return false
    if (reading !== 'nowhere' && !('x' in reading)) {
      hear({ kind: 'level', level: reading.level })
      hear({ kind: 'waiting' })
      return true
    }
    // The time in it goes on as long as the game does; who stands still where there is none is not silent.
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
    // One alone is an accident.
    else if (misses > 1) hear({ kind: 'missed' })
  }

  function tell(problem: 'badAnswer' | 'noAnswer', address: string): void {
    const reason = problem === 'noAnswer' ? whyNone(address, forbidden.origins) : problem
    hear({ kind: 'problem', problem: reason, asked: new URL(address).host })
  }

  /** @returns what is wrong with the answer; null where nothing is */
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
    // What serves the page and has no position now is not the program.
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

/** Notes what the page's own policy does not let it ask: a request that fails does not say so itself. */
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

/** Why there is no answer, as far as browsers let a page know. */
function whyNone(
  address: string,
  forbidden: ReadonlySet<string>,
): 'noAnswer' | 'forbidden' | 'mixed' {
  if (forbidden.has(new URL(address).origin)) return 'forbidden'
  return isMixedContent(window.location.protocol, address) ? 'mixed' : 'noAnswer'
}

/** @throws where nothing answers, or not soon enough */
async function fetchAnswer(address: string, stopped: AbortSignal): Promise<string> {
  // Streaming programs bring browsers that cannot join signals: `AbortSignal.any` is younger than they are.
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
