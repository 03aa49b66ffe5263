// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebounced } from './debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})
afterEach(cleanup)

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

const follow = (delay?: number) =>
  renderHook(({ value }) => useDebounced(value, delay), { initialProps: { value: 'a' } })

it('follows once the value has been still for a second [S9.25]', () => {
  const { result, rerender } = follow()
  expect(result.current).toBe('a')
  rerender({ value: 'b' })
  pass(999)
  expect(result.current).toBe('a')
  pass(1)
  expect(result.current).toBe('b')
})

it('waits again after every change', () => {
  const { result, rerender } = follow(350)
  rerender({ value: 'b' })
  pass(300)
  rerender({ value: 'c' })
  pass(349)
  expect(result.current).toBe('a')
  pass(1)
  expect(result.current).toBe('c')
})

it('does not wait for a value that came back', () => {
  const { result, rerender } = follow(350)
  rerender({ value: 'b' })
  rerender({ value: 'a' })
  pass(1000)
  expect(result.current).toBe('a')
})

it('leaves no timer behind', () => {
  const { rerender, unmount } = follow()
  rerender({ value: 'b' })
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
