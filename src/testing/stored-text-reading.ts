import { expect } from 'vitest'
import type { TextStorage } from '../storage/browser-storage.ts'

const maxReadMs = 100

export const readings = { texts: 0, slowest: 0 }

/** Returns milliseconds: processor time or elapsed time, whichever is less. */
function timeOf(task: () => void): number {
  const begin = performance.now()
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return Math.min(performance.now() - begin, (user + system) / 1000)
}

/** Returns the result of a reader. Fails if each of five attempts takes over 100 ms and twice `JSON.parse`'s time. */
export function inTime<Result>(read: () => Result, text = ''): Result {
  let time = Infinity
  let allowed = maxReadMs
  let result: Result | undefined
  for (let attempt = 0; attempt < 5 && time > allowed; attempt += 1) {
    time = timeOf(() => {
      result = read()
    })
    if (time > maxReadMs) allowed = Math.max(maxReadMs, 2 * timeOf(() => parse(text)))
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
    // The time counts even if the text is not JSON.
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

/** Classifies a stored text as any version of the site should. */
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

export function tellTimes(): void {
  const { texts, slowest } = readings
  if (process.env['SHOW_TIMES']) console.warn(`${texts} texts, the slowest in ${slowest} ms`)
}
