// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Edge } from '../../domain/world/view/free-area.ts'
import { useObstruction, useObstructions } from './obstructions.ts'

let box = { left: 0, top: 0, width: 0 }
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
  box = { left: 16, top: 500, width: 400 }
  resized = []
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  vi.stubGlobal('innerWidth', 1000)
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(() => box.left)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(() => box.top)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => box.width)
  useObstructions.setState({ covered: {} })
})
afterEach(cleanup)

function Cover({ edge }: { edge: Edge | null }) {
  const element = useRef<HTMLDivElement>(null)
  useObstruction(element, edge)
  return <div ref={element} />
}

const covered = () => useObstructions.getState().covered

it('says how far something covers the map from its edge, with the gap beside it', () => {
  const { unmount } = render(
    <>
      <Cover edge="left" />
      <Cover edge="right" />
      <Cover edge="bottom" />
    </>,
  )
  expect(covered()).toEqual({ left: 416, right: 984, bottom: 300 })
  unmount()
  expect(covered()).toEqual({})
  expect(resized).toEqual([])
})

it('says nothing of what lies over no edge', () => {
  render(<Cover edge={null} />)
  expect(covered()).toEqual({})
})

it('follows changes of size, and tells nobody when nothing changed', () => {
  render(<Cover edge="right" />)
  const before = covered()
  act(() => resized.forEach((tell) => tell()))
  expect(covered()).toBe(before)
  box = { left: 624, top: 16, width: 360 }
  act(() => resized.forEach((tell) => tell()))
  expect(covered()).toEqual({ right: 376 })
})

it('follows from edge to edge', () => {
  const { rerender } = render(<Cover edge="right" />)
  rerender(<Cover edge="bottom" />)
  expect(covered()).toEqual({ bottom: 300 })
})

it('of two at one edge the further one counts, and one that is not shown does not', () => {
  const low = render(<Cover edge="bottom" />)
  box = { left: 0, top: 650, width: 400 }
  const high = render(<Cover edge="bottom" />)
  expect(covered()).toEqual({ bottom: 300 })
  low.unmount()
  expect(covered()).toEqual({ bottom: 150 })
  box = { left: 0, top: 0, width: 0 }
  act(() => resized.forEach((tell) => tell()))
  expect(covered()).toEqual({})
  high.unmount()
})
