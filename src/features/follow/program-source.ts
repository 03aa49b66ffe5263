import { assetUrl } from '../../platform/environment.ts'
import { useSettings } from '../settings/settings.ts'
import {
  readIntervalMs,
  silenceLimitMs,
  type OnPositionEvent,
  type PositionSource,
} from './position-source.ts'
import { maxAnswerLength, readProgramAnswer } from './model/game-position.ts'
import {
  isMixedContent,
  isOwnNetwork,
  parseLiveAddress,
  readProgramAddress,
  usualProgramAddress,
} from './model/program-address.ts'

const operatorAddress = parseLiveAddress(import.meta.env['VITE_LIVE_ADDRESS'])

export const defaultProgramAddress = operatorAddress ?? usualProgramAddress

/** Returns the program's addresses, likeliest first. In a local network the program may also serve the page. */
export function programAddresses(): readonly string[] {
  const configured = readProgramAddress(useSettings.getState().programAddress)
  const { hostname, origin } = window.location
  const sameOrigin =
    isOwnNetwork(hostname) && !configured ? [`${origin}${assetUrl('position')}`] : []
  return [...sameOrigin, `${configured ?? defaultProgramAddress}/position`]
}

/** Limits in milliseconds: the longest wait after failures, and the timeout of a request. */
const maxRetryDelayMs = 30_000
const answerTimeoutMs = 3000

/** Asks the program once a second, and less often after failures. @param candidates addresses, likeliest first */
export function pollProgram(
  onEvent: OnPositionEvent,
  candidates: readonly string[],
): PositionSource {
  const abort = new AbortController()
  let addresses = candidates
  const forbidden = watchPolicy(() => {
    const address = addresses.at(-1)
    // The browser may report the violation only after the request has failed.
    if (address !== undefined && misses > 0) reportProblem('noAnswer', address)
  })
  let failures = 0
  /** Time of the last good answer. Failures soon after it need no message. */
  let lastGoodTime = -Infinity
  let misses = 0
  let last = { answer: '', since: performance.now() }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false

  function handleAnswer(answer: string): boolean {
    const reading = readProgramAnswer(answer)
    if (reading === 'unreadable') return false
    if (reading !== 'nowhere' && !('x' in reading)) {
      onEvent({ kind: 'level', level: reading.level })
      onEvent({ kind: 'waiting' })
      return true
    }
    // A running game changes its time. Without a time, a player who stands still must not count as silent.
    if (answer !== last.answer || reading === 'nowhere' || reading.t === null) {
      last = { answer, since: performance.now() }
    }
    if (reading === 'nowhere') onEvent({ kind: 'waiting' })
    else if (performance.now() - last.since >= silenceLimitMs) onEvent({ kind: 'silent' })
    else onEvent({ kind: 'positions', positions: [reading] })
    return true
  }

  const hasRecentAnswer = () => performance.now() - lastGoodTime < silenceLimitMs

  function handleFailure(problem: 'badAnswer' | 'noAnswer', address: string): void {
    misses += 1
    if (!hasRecentAnswer()) reportProblem(problem, address)
    // A single failure may be an accident.
    else if (misses > 1) onEvent({ kind: 'missed' })
  }

  function reportProblem(problem: 'badAnswer' | 'noAnswer', address: string): void {
    const reason = problem === 'noAnswer' ? failureReason(address, forbidden.origins) : problem
    onEvent({ kind: 'problem', problem: reason, host: new URL(address).host })
  }

  /** @returns the problem, or `null` for a good answer */
  async function requestPosition(address: string): Promise<'badAnswer' | 'noAnswer' | null> {
    try {
      const answer = await fetchAnswer(address, abort.signal)
      return abort.signal.aborted || handleAnswer(answer) ? null : 'badAnswer'
    } catch {
      return 'noAnswer'
    }
  }

  async function ask(): Promise<void> {
    clearTimeout(timer)
    if (isAsking) return
    isAsking = true
    const startedAt = performance.now()
    let isAnswered = false
    for (const address of addresses) {
      const problem = await requestPosition(address)
      if (abort.signal.aborted) break
      isAnswered = problem === null
      if (isAnswered) addresses = [address]
      else if (address === addresses.at(-1)) handleFailure(problem ?? 'noAnswer', address)
      if (isAnswered) break
    }
    // A server that serves the page but gives no position is not the program, so keep only the last address.
    addresses = addresses.slice(-1)
    isAsking = false
    if (abort.signal.aborted) return
    if (isAnswered) {
      lastGoodTime = performance.now()
      misses = 0
    }
    failures = isAnswered || hasRecentAnswer() ? 0 : failures + 1
    const wait = Math.min(readIntervalMs * 2 ** failures, maxRetryDelayMs)
    timer = setTimeout(() => void ask(), Math.max(0, startedAt + wait - performance.now()))
  }

  void ask()
  return {
    stop: () => {
      abort.abort()
      forbidden.stop()
      clearTimeout(timer)
    },
    readNow: () => void ask(),
  }
}

/** Collects the origins that the content security policy forbids, because a failed request doesn't give the reason. */
function watchPolicy(onNewOrigin: () => void) {
  const origins = new Set<string>()
  const recordViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const [origin] = /^https?:\/\/[^/?#]+/.exec(blockedURI) ?? []
    if (effectiveDirective !== 'connect-src' || !origin || origins.has(origin)) return
    origins.add(origin)
    onNewOrigin()
  }
  document.addEventListener('securitypolicyviolation', recordViolation)
  return {
    origins,
    stop: () => document.removeEventListener('securitypolicyviolation', recordViolation),
  }
}

function failureReason(
  address: string,
  forbidden: ReadonlySet<string>,
): 'noAnswer' | 'forbidden' | 'mixed' {
  if (forbidden.has(new URL(address).origin)) return 'forbidden'
  return isMixedContent(window.location.protocol, address) ? 'mixed' : 'noAnswer'
}

/** @throws if there is no answer within the timeout */
async function fetchAnswer(address: string, stopped: AbortSignal): Promise<string> {
  // `AbortSignal.any` is missing in the browsers of some streaming programs.
  const timeout = new AbortController()
  const abort = () => timeout.abort()
  const timer = setTimeout(abort, answerTimeoutMs)
  stopped.addEventListener('abort', abort)
  try {
    return await readAnswerText(address, timeout.signal)
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', abort)
  }
}

async function readAnswerText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { cache: 'no-store', credentials: 'omit', signal })
  if (!response.ok || !response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    if (text.length > maxAnswerLength) {
      await reader.cancel()
      return ''
    }
  }
}
