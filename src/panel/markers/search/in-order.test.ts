import { expect, it } from 'vitest'
import type { Pin } from '../../../domain/pins/pin.ts'
import { inOrder } from './in-order.ts'

const pin = (id: string, title: string) => ({ id, pin: { id, title } as Pin })
const town = { coordinate: [1, 2], rank: 'town', name: 'Rattay' } as const
const marker = { id: 7, locationType: 'bed', coordinate: [3, 4] } as const

it('a pin of that very name comes before all else, any other after the settlements', () => {
  const own = [pin('near', 'Near Rattay'), pin('named', ' rattáy')]
  const found = { settlements: [town], places: [marker], types: [] }
  expect(inOrder(found, own, 'Rattay ').map(({ id }) => id)).toEqual([
    'named',
    'settlement Rattay',
    'near',
    'marker 7',
  ])
  expect(inOrder(found, own, 'ratt').map(({ id }) => id)[0]).toBe('settlement Rattay')
})
