import { describe, expect, it } from 'vitest'
import {
  inFrontOf,
  isSame,
  openedFrom,
  partsOf,
  temporaryPin,
  withOpened,
  type CardTarget,
  type Opened,
} from './opened-card.ts'

const nest = { kind: 'marker', id: 1 } as const
const bed = { kind: 'marker', id: 2 } as const
const debt = { kind: 'quest', id: 1 } as const
const camp = { kind: 'pin', id: 'a' } as const
const town = { kind: 'settlement', name: 'Rattay' } as const
const spot = { kind: 'spot', coordinate: [1, 2], words: 'Cellar' } as const

const opened = (...targets: CardTarget[]) =>
  targets.reduce<Opened | null>((now, target) => withOpened(now, target, 'pointer'), null)

function cards(now: Opened | null): readonly unknown[] {
  if (!now) return []
  const { by: _by, behind, ...target } = now
  return [target, ...cards(behind)]
}

describe('withOpened', () => {
  it.each([nest, debt, camp, town])('replaces another card by a $kind', (target) => {
    expect(cards(opened(bed, target))).toEqual([target])
  })

  it.each([nest, debt, camp, town])('keeps the temporary pin behind a $kind', (target) => {
    const now = opened(spot, bed, target)
    expect(cards(now)).toEqual([target, spot])
    expect(now).toMatchObject({ by: 'pointer', behind: { by: 'back' } })
  })

  it('moves the only temporary pin', () => {
    const there = { ...spot, coordinate: [3, 4] } as const
    expect(cards(opened(spot, bed, there))).toEqual([there])
  })

  it('keeps the settlement behind a marker that is opened again', () => {
    const now = withOpened(inFrontOf(opened(town), nest, 'event'), nest, 'keyboard')
    expect(cards(now)).toEqual([nest, town])
    expect(now.by).toBe('keyboard')
  })
})

describe('inFrontOf', () => {
  it('keeps the settlement, which reappears without a flight', () => {
    expect(inFrontOf(opened(town), nest, 'event')).toMatchObject({
      ...nest,
      behind: { ...town, by: 'back' },
    })
  })

  it.each([nest, camp])('keeps the $kind, which reappears with a flight', (target) => {
    expect(inFrontOf(opened(target), town, 'event')).toMatchObject({
      ...town,
      behind: { ...target, by: 'event' },
    })
  })

  it('keeps at most one card, besides the temporary pin', () => {
    const chosen = inFrontOf(inFrontOf(opened(spot, nest), town, 'event'), bed, 'event')
    expect(cards(chosen)).toEqual([bed, town, spot])
  })
})

it('temporaryPin is found in front and behind', () => {
  expect(temporaryPin(opened(spot))).toMatchObject(spot)
  expect(temporaryPin(opened(spot, nest))).toMatchObject(spot)
  expect(temporaryPin(opened(nest))).toBeNull()
})

describe('the parts of an address', () => {
  it.each([
    [nest, town, spot],
    [debt, null, spot],
    [camp, null, null],
    [null, town, spot],
    [null, null, null],
  ])('open again what they were read from (%#)', (front, settlement, pin) => {
    const now = openedFrom({ front, settlement, spot: pin }, 'link')
    expect(cards(now)).toEqual([front, settlement, pin].filter((target) => target !== null))
    expect(partsOf(now)).toMatchObject({ front, settlement, spot: pin })
  })

  it('leave out a marker behind a settlement', () => {
    expect(partsOf(inFrontOf(opened(nest), town, 'event')).front).toBeNull()
  })
})

it('isSame tells a quest from a marker with its id', () => {
  expect(isSame(nest, { ...nest })).toBe(true)
  expect(isSame(nest, debt)).toBe(false)
  expect(isSame(spot, { ...spot, words: '' })).toBe(true)
})
