// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSearchText, usePanelView } from '../../progress/panel-view.ts'
import { LinkResult, openLink } from './link-result.tsx'

const arrived = vi.fn<() => void>()

beforeEach(() => {
  arrived.mockClear()
  window.addEventListener('hashchange', arrived)
  window.history.replaceState({ view: 'own' }, '', '/?at=1,2,3')
  setSearchText('a link')
})

afterEach(() => {
  cleanup()
  window.removeEventListener('hashchange', arrived)
})

it('asks about the marks of a link from another device, however often it is opened', () => {
  const link = { hash: '#t=1.abc', isWhole: true }
  openLink(link)
  openLink(link)
  expect(window.location.href).toContain('/?at=1,2,3#t=1.abc')
  expect(window.history.state).toEqual({ view: 'own' })
  expect(arrived).toHaveBeenCalledTimes(2)
  expect(usePanelView.getState().searchText).toBe('')
})

it('goes to the page of any other link', () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  render(<LinkResult link={{ path: 'shore', search: '?quest=3' }} />)
  screen.getByRole('button', { name: 'Open this link' }).click()
  expect(assign).toHaveBeenCalledWith('/shore?quest=3')
  expect(arrived).not.toHaveBeenCalled()
  assign.mockRestore()
})
