import { longestAnswer, readProgramAnswer } from './model/game-position.ts'
import { interval, silence, type Hear, type Listening } from './heard.ts'

/** The only address besides the site's own that the page may ask: `tools/headers.mjs` says so to browsers. */
export const programAddress = 'http://localhost:8765/position'

/** Milliseconds. */
const longestWait = 30_000
const answerTime = 3000

/** Asks the program on the player's machine once a second, and less and less often while it gives no good answer. */
export function listenToProgram(hear: Hear): Listening {
  const stopping = new AbortController()
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
    if (reading === 'unreadable') {
      miss('badAnswer')
      return false
    }
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

  function miss(problem: 'badAnswer' | 'noAnswer'): void {
    misses += 1
    if (!isGoodLately()) hear({ kind: 'problem', problem })
    // One alone is an accident.
    else if (misses > 1) hear({ kind: 'missed' })
  }

  async function ask(): Promise<void> {
    clearTimeout(timer)
    if (asking) return
    asking = true
    const begun = performance.now()
    let good = false
    try {
      const answer = await fetchAnswer(stopping.signal)
      if (!stopping.signal.aborted) good = take(answer)
    } catch {
      if (!stopping.signal.aborted) miss('noAnswer')
    }
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
      clearTimeout(timer)
    },
    askNow: () => void ask(),
  }
}

/** @throws where nothing answers, or not soon enough */
async function fetchAnswer(stopped: AbortSignal): Promise<string> {
  // Streaming programs bring browsers that cannot join signals: `AbortSignal.any` is younger than they are.
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, answerTime)
  stopped.addEventListener('abort', end)
  try {
    return await answerText(ending.signal)
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', end)
  }
}

async function answerText(signal: AbortSignal): Promise<string> {
  const response = await fetch(programAddress, { cache: 'no-store', credentials: 'omit', signal })
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
