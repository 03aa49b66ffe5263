// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Edge } from '../../geometry/free-area.ts'
import { useViewportPaddingFrom } from './viewport-padding.ts'
import { useViewport } from './viewport-store.ts'

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
  useViewport.setState({ padding: {} })
})
afterEach(cleanup)

function CoveringPart({ edge }: { edge: Edge | null }) {
  const element = useRef<HTMLDivElement>(null)
  useViewportPaddingFrom(element, edge)
  return <div ref={element} />
}

const padding = () => useViewport.getState().padding

it('says how far something covers the map from its edge, with the gap beside it', () => {
  const { unmount } = render(
    <>
      <CoveringPart edge="left" />
      <CoveringPart edge="right" />
      <CoveringPart edge="bottom" />
    </>,
  )
  expect(padding()).toEqual({ left: 416, right: 984, bottom: 300 })
  unmount()
  expect(padding()).toEqual({})
  expect(resized).toEqual([])
})

it('is empty for a part at no edge', () => {
  render(<CoveringPart edge={null} />)
  expect(padding()).toEqual({})
})

it('follows changes of size and stays the same object without a change', () => {
  render(<CoveringPart edge="right" />)
  const before = padding()
  act(() => resized.forEach((tell) => tell()))
  expect(padding()).toBe(before)
  box = { left: 624, top: 16, width: 360 }
  act(() => resized.forEach((tell) => tell()))
  expect(padding()).toEqual({ right: 376 })
})

it('follows from edge to edge', () => {
  const { rerender } = render(<CoveringPart edge="right" />)
  rerender(<CoveringPart edge="bottom" />)
  expect(padding()).toEqual({ bottom: 300 })
})

it('uses the larger of two parts at one edge and ignores hidden parts', () => {
  const low = render(<CoveringPart edge="bottom" />)
  box = { left: 0, top: 650, width: 400 }
  const high = render(<CoveringPart edge="bottom" />)
  expect(padding()).toEqual({ bottom: 300 })
  low.unmount()
  expect(padding()).toEqual({ bottom: 150 })
  box = { left: 0, top: 0, width: 0 }
  act(() => resized.forEach((tell) => tell()))
  expect(padding()).toEqual({})
  high.unmount()
})
