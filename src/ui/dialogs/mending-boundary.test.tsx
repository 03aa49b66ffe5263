// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MendingBoundary } from './mending-boundary.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(cleanup)

/** Wraps each text in an element, as a browser's translation does. */
function wrapTexts(root: Node): void {
  for (const node of root.childNodes) {
    if (node.nodeType !== 3) wrapTexts(node)
    else {
      const font = document.createElement('font')
      node.replaceWith(font)
      font.append(node)
    }
  }
}

function Line({ found }: { readonly found: boolean }) {
  return (
    <p>
      <b>!</b>
      {found ? 'Found' : <i>Searching…</i>}
    </p>
  )
}

describe('a part whose texts were wrapped by others [F74]', () => {
  it('is rendered again when a text node is gone, and its siblings stay', () => {
    const page = (found: boolean) => (
      <MendingBoundary otherwise={() => 'broken'}>
        <MendingBoundary>
          <Line found={found} />
        </MendingBoundary>
        <hr />
      </MendingBoundary>
    )
    const { container, rerender } = render(page(true))
    const rule = container.querySelector('hr')
    wrapTexts(container)
    rerender(page(false))
    expect(container.innerHTML).toBe('<p><b>!</b><i>Searching…</i></p><hr>')
    expect(container.querySelector('hr')).toBe(rule)
  })

  it('is not rendered again endlessly', () => {
    const breaks = () => {
      throw new DOMException('gone', 'NotFoundError')
    }
    const Broken = () => breaks()
    const { container } = render(
      <MendingBoundary otherwise={() => 'broken'}>
        <MendingBoundary>
          <Broken />
        </MendingBoundary>
      </MendingBoundary>,
    )
    expect(container.textContent).toBe('broken')
  })
})

it.each([new Error('broken'), new DOMException('broken', 'SecurityError')])(
  'leaves %s to who stands further out',
  (error) => {
    const Broken = () => {
      throw error
    }
    const { container } = render(
      <MendingBoundary otherwise={(error) => String(error)}>
        <MendingBoundary>
          <Broken />
        </MendingBoundary>
      </MendingBoundary>,
    )
    expect(container.textContent).toBe(String(error))
  },
)
