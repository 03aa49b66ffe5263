import { beforeEach, expect, it } from 'vitest'
import { openMarker, openPin } from '../../testing/open-cards.ts'
import { closeAll } from '../card/opened.ts'
import { closePinFormWithCard, openPinForm, usePinEditing } from './pin-editing.ts'

const opened = () => usePinEditing.getState().id

closePinFormWithCard()

beforeEach(closeAll)

it('a pin’s form closes with its card', () => {
  openPinForm('a')
  expect(opened()).toBe('a')
  openMarker(7, 'event')
  expect(opened()).toBeNull()
})

it('a pin’s form stays open when another pin’s card closes', () => {
  openPin('a', 'event')
  openPinForm('b')
  expect(opened()).toBe('b')
})
