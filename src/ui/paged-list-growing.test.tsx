// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useGrowing } from './paged-list.tsx'

function Rows({ total }: { readonly total: number }) {
  const [amount, end] = useGrowing(3)
  const rows = Array.from({ length: Math.min(amount, total) }, (_row, index) => index)
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {amount < total && <p key={amount} ref={end} />}
    </>
  )
}

it('makes more of a list whenever its end comes into view, until all is there', () => {
  const watched = new Map<Element, (isIntersecting: boolean) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #told: (entries: readonly { readonly isIntersecting: boolean }[]) => void
      #element: Element | undefined
      constructor(told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#told = told
      }
      observe(element: Element) {
        this.#element = element
        watched.set(element, (isIntersecting) => this.#told([{ isIntersecting }]))
      }
      disconnect() {
        if (this.#element) watched.delete(this.#element)
      }
    },
  )
  const see = (isIntersecting: boolean) =>
    act(() => {
      for (const told of watched.values()) told(isIntersecting)
    })
  render(<Rows total={8} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  see(false)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  see(true)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  see(true)
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  expect(watched.size).toBe(0)
})
