// @vitest-environment happy-dom
// Windows opens context menus when a finger is lifted. No test runs on Windows, so these tests dispatch its events.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeMenu, useOpenMenu } from '../../card/open-menu.ts'
import { menuOf, useTypeMenus } from './type-menu-opener.tsx'

const toggle = vi.fn<() => void>()
let opened: string[]

function Kinds() {
  return (
    <div {...useTypeMenus()}>
      <button type="button" {...menuOf({ of: 'type', id: 'camp' })} onClick={toggle}>
        Camp
      </button>
    </div>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  toggle.mockReset()
  closeMenu('filter')
  opened = []
  const stop = useOpenMenu.subscribe(
    ({ menu }) => menu?.kind === 'filter' && opened.push(menu.pixel.join()),
  )
  render(<Kinds />)
  return () => {
    stop()
    vi.useRealTimers()
  }
})
afterEach(cleanup)

const camp = () => screen.getByRole('button', { name: 'Camp' })
const at = { bubbles: true, cancelable: true, clientX: 40, clientY: 60 } as const
const dispatch = (event: Event) =>
  act(() => {
    camp().dispatchEvent(event)
  })
const send = (type: string, more: PointerEventInit = {}) =>
  dispatch(new PointerEvent(type, { ...at, ...more }))
const click = () => dispatch(new MouseEvent('click', { ...at, detail: 1 }))
const wait = () =>
  act(() => {
    vi.advanceTimersByTime(600)
  })

describe.each(['touch', 'pen'])('a long press by %s', (pointerType) => {
  const press = () => send('pointerdown', { pointerType })
  const lift = () => send('pointerup', { pointerType })
  const menu = () => send('contextmenu', { pointerType, clientX: 44 })

  it.each<[string, () => void]>([
    ['without a contextmenu', () => [press(), wait(), lift()]],
    ['with one after the timer', () => [press(), wait(), menu(), lift()]],
    ['with one on release', () => [press(), wait(), lift(), menu()]],
  ])('opens the menu once where it is, %s', (_name, act_) => {
    act_()
    click()
    expect(opened).toEqual(['40,60'])
    expect(toggle).not.toHaveBeenCalled()
  })

  it('opens the menu once when the browser is earlier [F122]', () => {
    press()
    menu()
    wait()
    lift()
    click()
    expect(opened).toEqual(['44,60'])
    expect(toggle).not.toHaveBeenCalled()
  })

  it('leaves the next press a press', () => {
    press()
    wait()
    lift()
    click()
    press()
    lift()
    click()
    expect(toggle).toHaveBeenCalledOnce()
  })
})

it('a key opens the menu after a long press has', () => {
  send('pointerdown', { pointerType: 'touch' })
  wait()
  send('pointerup', { pointerType: 'touch' })
  closeMenu('filter')
  send('contextmenu', { pointerType: '', clientX: 0, clientY: 0 })
  expect(opened).toHaveLength(2)
})
