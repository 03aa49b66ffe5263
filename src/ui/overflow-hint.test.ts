// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hintOverflow } from './overflow-hint.ts'

let row: HTMLElement
let stop: (() => void) | undefined
const scrollBy = vi.fn<(options?: ScrollToOptions) => void>()

/** Adds a row 200 pixels wide at the edge of the window. */
beforeEach(() => {
  row = document.createElement('div')
  row.append(document.createElement('button'))
  document.body.replaceChildren(row)
  row.getBoundingClientRect = () => new DOMRect(0, 0, 200, 40)
  row.scrollBy = scrollBy as typeof row.scrollBy
  scrollBy.mockReset()
  stop = hintOverflow(row)
})
afterEach(() => stop?.())

function layOut(scrollLeft: number, scrollWidth: number): void {
  for (const [name, value] of Object.entries({ scrollLeft, scrollWidth, clientWidth: 200 }))
    Object.defineProperty(row, name, { configurable: true, value })
  row.dispatchEvent(new Event('scroll'))
}

const hints = () => row.getAttributeNames().filter((name) => name.startsWith('data-more'))
const click = (clientX: number, on: Element = row) =>
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX }))

it.each([
  [0, 200, []],
  [0, 200.6, []],
  [0, 300, ['data-more-end']],
  [50, 300, ['data-more-start', 'data-more-end']],
  [99.5, 300, ['data-more-start']],
])('a row scrolled by %d of %d pixels shows where more of it lies', (left, width, shown) => {
  layOut(left, width)
  expect(hints().sort()).toEqual([...shown].sort())
})

it('a row that grows shows that there is more', async () => {
  layOut(0, 200)
  Object.defineProperty(row, 'scrollWidth', { configurable: true, value: 300 })
  row.append(document.createElement('button'))
  await vi.waitFor(() => expect(hints()).toEqual(['data-more-end']))
})

it('a press on an arrow scrolls the row to its side', () => {
  layOut(50, 300)
  click(190)
  click(10)
  expect(scrollBy.mock.calls.map(([options]) => Math.sign(options?.left ?? 0))).toEqual([1, -1])
})

it('a press elsewhere scrolls nothing', () => {
  layOut(50, 300)
  click(100)
  click(190, row.querySelector('button') ?? row)
  layOut(0, 300)
  click(10)
  expect(scrollBy).not.toHaveBeenCalled()
})
