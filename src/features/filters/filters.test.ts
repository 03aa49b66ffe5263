// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isTypeVisible } from '../../world/filtering.ts'

const key = 'filters-store'

beforeEach(() => localStorage.clear())

async function openStore() {
  vi.resetModules()
  return (await import('./filters.ts')).useFilters
}

async function storedVisibility(text: string) {
  localStorage.setItem(key, text)
  const { visibleTypes } = (await openStore()).getState()
  return ['nest', 'bed', 'inn'].map((id) => isTypeVisible(visibleTypes, id))
}

describe('the filters store', () => {
  it('begins with every type visible', async () => {
    const { visibleTypes } = (await openStore()).getState()
    expect(['nest', 'treasure_chest'].every((id) => isTypeVisible(visibleTypes, id))).toBe(true)
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('stores the filters in a versioned envelope', async () => {
    const { setState } = await openStore()
    setState({ visibleTypes: { nest: false, bed: true } })
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      state: {
        visibleTypes: { nest: false, bed: true },
        showPins: true,
        found: 'all',
        chests: null,
        yields: null,
      },
      version: 0,
    })
    const { visibleTypes } = (await openStore()).getState()
    expect(['nest', 'bed', 'inn'].map((id) => isTypeVisible(visibleTypes, id))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('reads what version 0 stored', async () => {
    const text =
      '{"state":{"visibleTypes":{"nest":false,"bed":true,"retired_type":false}},"version":0}'
    expect(await storedVisibility(text)).toEqual([false, true, true])
    expect(localStorage.getItem(key)).toBe(text)
  })

  it('shows types with an invalid stored value and keeps the others', async () => {
    localStorage.setItem(
      key,
      '{"state":{"visibleTypes":{"nest":0,"bed":false,"inn":"false"}},"version":0}',
    )
    expect((await openStore()).getState().visibleTypes).toEqual({ bed: false })
  })

  it.each([
    '{"state":{},"version":0}',
    '{"state":{"visibleTypes":null},"version":0}',
    '{"state":{"visibleTypes":[false,false]},"version":0}',
    '{"state":{"visibleTypes":"none"},"version":0}',
    '{"state":{"visibleTypes":{"__proto__":{"nest":false}}},"version":0}',
    '{"state":{"__proto__":{"visibleTypes":{"nest":false}}},"version":0}',
  ])('shows everything after %s', async (text) => {
    expect(await storedVisibility(text)).toEqual([true, true, true])
  })

  it('keeps the other filters, and forgets each that is wrong by itself', async () => {
    const filters = await openStore()
    const more = {
      found: 'missing',
      yields: 'mint',
      chests: { spade: true, lockpicking: 'hard' },
    } as const
    filters.setState({ ...more, showPins: false })
    expect(localStorage.getItem(key)).toContain('"chests":{"spade":true,"lockpicking":"hard"}')
    const { state } = JSON.parse(localStorage.getItem(key) ?? '') as { state: object }
    expect(state).toEqual({ visibleTypes: {}, showPins: false, ...more })
    const wrong = { ...more, found: 'lost', chests: { spade: 1, lockpicking: 'hard' } }
    localStorage.setItem(key, JSON.stringify({ state: { ...state, ...wrong }, version: 0 }))
    vi.resetModules()
    expect((await openStore()).getState()).toMatchObject({
      found: 'all',
      chests: null,
      yields: 'mint',
      showPins: false,
    })
  })

  it('stores the always-named types', async () => {
    const { setState } = await openStore()
    setState({ namedTypes: ['inn', 'bed'] })
    expect((await openStore()).getState().namedTypes).toEqual(['inn', 'bed'])
  })

  it.each([
    ['{}', undefined],
    ['{"namedTypes":[]}', undefined],
    ['{"namedTypes":"inn"}', undefined],
    ['{"namedTypes":{"0":"inn"}}', undefined],
    ['{"namedTypes":["inn",7,null,"inn","bed"]}', ['inn', 'bed']],
  ])('reads the always-named types of %s', async (state, types) => {
    localStorage.setItem(key, `{"state":${state},"version":0}`)
    const filters = (await openStore()).getState()
    expect(filters.namedTypes).toEqual(types)
    expect(filters).toMatchObject({ visibleTypes: {}, showPins: true, found: 'all' })
  })

  it('follows another page that has no always-named types any more', async () => {
    const filters = await openStore()
    filters.setState({ namedTypes: ['inn'] })
    const text = '{"state":{"visibleTypes":{}},"version":0}'
    localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
    expect(filters.getState().namedTypes).toBeUndefined()
  })

  it('follows other pages', async () => {
    const filters = await openStore()
    const text = '{"state":{"visibleTypes":{"nest":false}},"version":0}'
    localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
    expect(filters.getState().visibleTypes).toEqual({ nest: false })
  })

  it.each(['', 'x', '{"state":null}', null])('ignores %j from another page [F36]', async (text) => {
    const filters = await openStore()
    filters.setState({ visibleTypes: { nest: false } })
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
    expect(filters.getState().visibleTypes).toEqual({ nest: false })
  })
})
