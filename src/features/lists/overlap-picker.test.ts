import { beforeEach, describe, expect, it } from 'vitest'
import { closeOverlapsWithSelection, selectOverlapping } from './overlap-picker.ts'
import { openMarker, openedId } from '../../testing/open-cards.ts'
import { closeMenu, toggleMenu, useOpenMenu } from '../card/open-menu.ts'
import { closeAll } from '../card/opened.ts'

const [chest, nest, camp, far] = [1, 2, 3, 4] as const
const selected = () => openedId('marker')
const list = () => {
  const { menu } = useOpenMenu.getState()
  return menu?.kind === 'overlap' ? menu : null
}
const listed = () => list()?.markers ?? null

closeOverlapsWithSelection()

beforeEach(() => {
  closeAll()
  closeMenu('overlap')
})

describe('a click on several places', () => {
  it('selects the likeliest and lists all, and a repeated click selects the next', () => {
    selectOverlapping([chest, nest, camp], [50, 60], 'pointer')
    expect([selected(), listed()]).toEqual([1, [1, 2, 3]])
    expect(list()?.pixel).toEqual([50, 60])
    // A press closes the list. The selected marker now lies on top, so the map reports it first.
    closeMenu('overlap')
    selectOverlapping([chest, nest, camp], [50, 60], 'pointer')
    expect([selected(), listed()]).toEqual([2, [1, 2, 3]])
    selectOverlapping([nest, chest, camp], [50, 60], 'pointer')
    expect(selected()).toBe(3)
    selectOverlapping([camp, chest, nest], [50, 60], 'pointer')
    expect(selected()).toBe(1)
  })

  it('starts again for other markers or after another selection', () => {
    selectOverlapping([chest, nest], [0, 0], 'pointer')
    selectOverlapping([camp, nest], [9, 0], 'pointer')
    expect([selected(), listed()]).toEqual([3, [3, 2]])
    openMarker(far, 'event')
    expect(listed()).toBeNull()
    selectOverlapping([camp, nest], [9, 0], 'pointer')
    expect(selected()).toBe(3)
  })
})

it('a click on one place selects it and lists nothing', () => {
  selectOverlapping([far], [0, 0], 'pointer')
  expect([selected(), listed()]).toEqual([4, null])
  selectOverlapping([far], [0, 0], 'pointer')
  expect(selected()).toBe(4)
})

it('the list closes with the selection', () => {
  selectOverlapping([chest, nest], [0, 0], 'pointer')
  openMarker(nest, 'pointer')
  expect(listed()).toEqual([1, 2])
  closeAll()
  expect(listed()).toBeNull()
})

it('opening a menu closes the list, which then leaves the menu open', () => {
  selectOverlapping([chest, nest], [0, 0], 'pointer')
  toggleMenu('map')
  expect(listed()).toBeNull()
  closeAll()
  expect(useOpenMenu.getState().menu).toEqual({ kind: 'map' })
})
