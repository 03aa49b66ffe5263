// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, expect, it, describe } from 'vitest'
import { rovingStop } from './keys/focus.ts'
import { PagedList, firstPages } from './paged-list.tsx'

afterEach(cleanup)

const focused = () => document.activeElement?.textContent

it('each press for more leads to the first row that it adds, the last one too [F60]', async () => {
  render(
    <PagedList
      items={[1, 2, 3, 4, 5]}
      pageSize={2}
      idOf={(item) => item}
      more="Load more..."
      renderRow={(item) => (
        <button type="button" {...rovingStop}>
          Row {item}
        </button>
      )}
    />,
  )
  const more = () => screen.getByRole('button', { name: 'Load more...' })
  await userEvent.click(more())
  expect(focused()).toBe('Row 3')
  // The list is a single Tab stop, so the button is next.
  await userEvent.tab()
  expect(focused()).toBe('Load more...')
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('Row 5')
  expect(screen.queryByRole('button', { name: 'Load more...' })).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

const numbers = Array.from({ length: 35 }, (_, index) => index)

describe('firstPages', () => {
  it('gives ten items for the first page and ten more for each further one [S9.26]', () => {
    expect(firstPages(numbers, 0)).toEqual(numbers.slice(0, 10))
    expect(firstPages(numbers, 1)).toEqual(numbers.slice(0, 20))
    expect(firstPages(numbers, 3)).toEqual(numbers)
  })

  it('takes another page size', () => {
    expect(firstPages(numbers, 0, 20)).toHaveLength(20)
    expect(firstPages(numbers, 1, 20)).toHaveLength(35)
  })

  it('leaves empty items out before it counts', () => {
    expect(firstPages([null, 1, undefined, 2, 3], 0, 2)).toEqual([1, 2])
  })

  it('keeps items that are falsy but not empty', () => {
    expect(firstPages([0, '', false, null], 0)).toEqual([0, '', false])
  })

  it('gives the start of the list, never more than the pages hold', () => {
    const item = fc.option(fc.nat(), { nil: null })
    fc.assert(
      fc.property(
        fc.array(item),
        fc.nat(5),
        fc.integer({ min: 1, max: 9 }),
        (items, page, size) => {
          const full = items.filter((entry) => entry !== null)
          const shown = firstPages(items, page, size)
          expect(shown).toHaveLength(Math.min(full.length, (page + 1) * size))
          expect(full.slice(0, shown.length)).toEqual(shown)
        },
      ),
    )
  })
})
