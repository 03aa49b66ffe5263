import { beforeEach, describe, expect, it } from 'vitest'
import {
  closeOverlapsWithSelection,
  selectOverlapping,
  useOverlapPicker,
} from './overlap-picker.ts'
import { openMarker, openedId } from '../../testing/open-cards.ts'
import { closeAll } from '../card/opened.ts'

const [chest, nest, camp, far] = [1, 2, 3, 4] as const
const selected = () => openedId('marker')
const listed = () => (useOverlapPicker.getState().open ? useOverlapPicker.getState().markers : null)

closeOverlapsWithSelection()

beforeEach(() => {
  closeAll()
  useOverlapPicker.setState(useOverlapPicker.getInitialState(), true)
})

describe('a click on several places', () => {
  it('selects the likeliest and lists all, and a repeated click selects the next', () => {
    selectOverlapping([chest, nest, camp], [50, 60], 'pointer')
    expect([selected(), listed()]).toEqual([1, [1, 2, 3]])
    expect(useOverlapPicker.getState().pixel).toEqual([50, 60])
    // The selected marker now lies on top, so the map reports it first.
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
