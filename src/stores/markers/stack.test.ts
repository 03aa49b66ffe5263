import { beforeEach, describe, expect, it } from 'vitest'
import { useSelection } from './selection.ts'
import { selectOfStack, useStack } from './stack.ts'

const [chest, nest, camp, far] = [1, 2, 3, 4] as const
const selected = () => useSelection.getState().selectedMarker
const listed = () => (useStack.getState().open ? useStack.getState().markers : null)

beforeEach(() => {
  useSelection.getState().deselect()
  useStack.setState(useStack.getInitialState(), true)
})

describe('a click on several places', () => {
  it('selects the likeliest and lists all; the same click once more goes on to the next', () => {
    selectOfStack([chest, nest, camp], [50, 60], 'pointer')
    expect([selected(), listed()]).toEqual([1, [1, 2, 3]])
    expect(useStack.getState().pixel).toEqual([50, 60])
    // What is selected lies on top by now, so the map names it first.
    selectOfStack([chest, nest, camp], [50, 60], 'pointer')
    expect([selected(), listed()]).toEqual([2, [1, 2, 3]])
    selectOfStack([nest, chest, camp], [50, 60], 'pointer')
    expect(selected()).toBe(3)
    selectOfStack([camp, chest, nest], [50, 60], 'pointer')
    expect(selected()).toBe(1)
  })

  it('begins anew where others lie, and where something else was selected meanwhile', () => {
    selectOfStack([chest, nest], [0, 0], 'pointer')
    selectOfStack([camp, nest], [9, 0], 'pointer')
    expect([selected(), listed()]).toEqual([3, [3, 2]])
    useSelection.getState().select(far, 'event')
    expect(listed()).toBeNull()
    selectOfStack([camp, nest], [9, 0], 'pointer')
    expect(selected()).toBe(3)
  })
})

it('a click on one place selects it and lists nothing', () => {
  selectOfStack([far], [0, 0], 'pointer')
  expect([selected(), listed()]).toEqual([4, null])
  selectOfStack([far], [0, 0], 'pointer')
  expect(selected()).toBe(4)
})

it('the list closes with the selection', () => {
  selectOfStack([chest, nest], [0, 0], 'pointer')
  useSelection.getState().select(nest, 'pointer')
  expect(listed()).toEqual([1, 2])
  useSelection.getState().deselect()
  expect(listed()).toBeNull()
})
