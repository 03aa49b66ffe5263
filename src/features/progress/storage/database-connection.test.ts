import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  databaseTransitions,
  type DatabaseEvent,
  type DatabaseState,
} from './database-connection.ts'

const states = Object.keys(databaseTransitions) as DatabaseState[]
const events = [
  ...new Set(states.flatMap((state) => Object.keys(databaseTransitions[state]))),
] as DatabaseEvent[]
const someEvents = fc.array(fc.constantFrom(...events), { maxLength: 20 })

const after = (story: readonly DatabaseEvent[]) =>
  story.reduce<DatabaseState>((state, event) => databaseTransitions[state][event] ?? state, 'new')

describe('the database’s states', () => {
  it('are all reached, and all can be left but the last', () => {
    const reached = new Set<DatabaseState>(['new'])
    for (const state of reached) {
      for (const next of Object.values(databaseTransitions[state])) reached.add(next)
    }
    expect(reached).toEqual(new Set(states))
    for (const state of states) {
      expect(databaseTransitions[state].close).toBe(state === 'closed' ? undefined : 'closed')
    }
  })

  it('never write again once a newer version has been here, and do nothing once closed', () => {
    fc.assert(
      fc.property(someEvents, someEvents, (before, then) => {
        const state = after(before)
        const ends: Partial<Record<DatabaseState, readonly DatabaseState[]>> = {
          newer: ['newer', 'closed'],
          closed: ['closed'],
        }
        const allowed = ends[state]
        if (allowed) expect(allowed).toContain(after([...before, ...then]))
      }),
    )
  })

  it('are open only if the stored data has joined since the last opening', () => {
    fc.assert(
      fc.property(someEvents, (story) => {
        if (after(story) !== 'open') return
        const last = story.findLastIndex((_, at) => after(story.slice(0, at)) !== 'open')
        expect(story[last]).toBe('joined')
        expect(after(story.slice(0, last))).toBe('joining')
      }),
      { numRuns: 500 },
    )
  })
})
