import { beforeEach, expect, it } from 'vitest'
import { useSelection } from '../card/selection.ts'
import { closePinFormWithCard, openPinForm, usePinEditing } from './pin-editing.ts'

const opened = () => usePinEditing.getState().id

closePinFormWithCard()

beforeEach(() => useSelection.getState().deselect())

it('a pin’s form closes with its card', () => {
  openPinForm('a')
  expect(opened()).toBe('a')
  useSelection.getState().select(7, 'event')
  expect(opened()).toBeNull()
})

it('a pin’s form stays open when another pin’s card closes', () => {
  useSelection.getState().selectPin('a', 'event')
  openPinForm('b')
  expect(opened()).toBe('b')
})
