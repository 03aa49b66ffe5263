import { beforeEach, expect, it } from 'vitest'
import { openedId, openMarker, openPin, openSpot, openTown } from '../../testing/open-cards.ts'
import { closeAll, closeCard, closeToSpot, openedNow, openInFront } from './opened.ts'

beforeEach(closeAll)

it('closing a card shows the one behind it', () => {
  openTown('Rattay', 'pointer')
  openInFront({ kind: 'marker', id: 7 })
  closeCard()
  expect(openedId('settlement')).toBe('Rattay')
  closeCard()
  expect(openedNow()).toBeNull()
})

it('a settlement that was opened from a pin leads back to it', () => {
  openPin('a', 'pointer')
  openInFront({ kind: 'settlement', name: 'Rattay' })
  closeCard()
  expect(openedNow()).toMatchObject({ kind: 'pin', id: 'a', by: 'event' })
})

it('closing to the temporary pin leaves out the cards between', () => {
  openSpot([1, 2], 'link')
  openMarker(7, 'pointer')
  openInFront({ kind: 'settlement', name: 'Rattay' })
  closeToSpot()
  expect(openedNow()).toMatchObject({ kind: 'spot', by: 'back', behind: null })
  closeAll()
  expect(openedNow()).toBeNull()
})
