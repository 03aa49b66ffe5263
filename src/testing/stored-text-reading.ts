import { expect } from 'vitest'
import type { TextStorage } from '../storage/browser-storage.ts'

/** In milliseconds, for one text. */
const maxTime = 100

/** How many texts were read, and how long the slowest took. */
export const readings = { texts: 0, slowest: 0 }

/** In milliseconds: the processor's time, where that is less than the clock's. */
function timeOf(task: () => void): number {
  const begin = performance.now()
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return Math.min(performance.now() - begin, (user + system) / 1000)
}

/**
 * What a reader makes of a text, within the time. The machine may be busy with other things, so a slow reading is
 * repeated, and may then take twice as long as the browser's own parser takes for the same text just after.
 */
export function inTime<Result>(read: () => Result, text = ''): Result {
  let time = Infinity
  let allowed = maxTime
  let result: Result | undefined
  for (let attempt = 0; attempt < 5 && time > allowed; attempt += 1) {
    time = timeOf(() => {
      result = read()
    })
    if (time > maxTime) allowed = Math.max(maxTime, 2 * timeOf(() => parse(text)))
  }
  readings.texts += 1
  readings.slowest = Math.max(readings.slowest, time)
  expect(time).toBeLessThan(allowed)
  return result as Result
}

function parse(text: string): void {
  try {
    JSON.parse(text)
  } catch {
    // Its time counts all the same.
  }
}

export class Texts implements TextStorage {
  readonly texts: Map<string, string>
  constructor(entries: readonly (readonly [string, string])[]) {
    this.texts = new Map(entries)
  }
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text)
  }
}

/** What a stored text is for every version of the site. */
export function kindOf(text: string, presentVersion: number): 'unreadable' | 'newer' | 'readable' {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return 'unreadable'
  }
  if (typeof input !== 'object' || input === null || !('state' in input)) return 'unreadable'
  const version = 'version' in input ? input.version : 0
  return typeof version === 'number' && version > presentVersion ? 'newer' : 'readable'
}

/** Tells the times to whoever asks for them. */
export function tellTimes(): void {
  const { texts, slowest } = readings
  if (process.env['SHOW_TIMES']) console.warn(`${texts} texts, the slowest in ${slowest} ms`)
}
