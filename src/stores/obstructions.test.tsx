// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useObstruction, useObstructions, type Edge } from './obstructions.ts'

let size = { width: 0, height: 0 }
let resized: (() => void)[] = []

class FakeResizeObserver {
  readonly #callback: () => void

  constructor(callback: () => void) {
    this.#callback = callback
  }

  observe() {
    resized.push(this.#callback)
  }

  unobserve() {
    this.disconnect()
  }

  disconnect() {
    resized = resized.filter((callback) => callback !== this.#callback)
  }
}

beforeEach(() => {
  size = { width: 400, height: 300 }
  resized = []
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => size.width)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => size.height)
  useObstructions.setState({ covered: {} })
})
afterEach(cleanup)

function Cover({ edge }: { edge: Edge | null }) {
  const element = useRef<HTMLDivElement>(null)
  useObstruction(element, edge)
  return <div ref={element} />
}

const covered = () => useObstructions.getState().covered

it('says how wide something covers the sides, or how high the bottom', () => {
  const { unmount } = render(
    <>
      <Cover edge="left" />
      <Cover edge="bottom" />
      <Cover edge={null} />
    </>,
  )
  expect(covered()).toEqual({ left: 400, bottom: 300 })
  unmount()
  expect(covered()).toEqual({})
  expect(resized).toEqual([])
})

it('follows changes of size, and tells nobody when nothing changed', () => {
  render(<Cover edge="right" />)
  const before = covered()
  act(() => resized.forEach((tell) => tell()))
  expect(covered()).toBe(before)
  size = { width: 360, height: 100 }
  act(() => resized.forEach((tell) => tell()))
  expect(covered()).toEqual({ right: 360 })
})

it('follows from edge to edge', () => {
  const { rerender } = render(<Cover edge="right" />)
  rerender(<Cover edge="bottom" />)
  expect(covered()).toEqual({ bottom: 300 })
})
