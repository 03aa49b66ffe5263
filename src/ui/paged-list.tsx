import {
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  useCallback,
  type RefCallback,
} from 'react'
import { Button } from './button.tsx'
import { rovingFocus } from './keys/focus.ts'

interface PagedListProps<Item> {
  readonly items: readonly Item[]
  readonly pageSize: number
  readonly idOf: (item: Item) => string | number
  /** What stands in a row, with a `rovingStop` that takes the focus. */
  readonly renderRow: (item: Item) => ReactNode
  /** On the button that adds a page of rows. */
  readonly more: string
  /** The accessible name; without it the list has that of what it stands in. */
  readonly label?: string
  /** In place of one column of rows. */
  readonly listClass?: string
  readonly rowClass?: string
  /** Whether it is part of a larger group with one Tab stop. */
  readonly within?: boolean
  readonly moreClass?: string
}

/**
 * The first rows of a list, as one Tab stop, and a button for more, which leads the focus to the first that it
 * adds: the button itself is gone with the last of them.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { items, pageSize, idOf, renderRow, more, label, rowClass, moreClass, within } = props
  const { listClass = '-mx-2 grid grid-cols-1 gap-0.5' } = props
  const [page, setPage] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const rows = firstPages(items, page, pageSize)

  const shownPage = useRef(page)
  useLayoutEffect(() => {
    if (page === shownPage.current) return
    const added = shownPage.current * pageSize + pageSize
    shownPage.current = page
    const first = place.current?.querySelector('ul')?.children[added]
    first?.querySelector<HTMLElement>('[data-roving]')?.focus()
  }, [page, pageSize])

  return (
    <div ref={place} className="contents">
      <ul ref={within ? undefined : rovingFocus} aria-label={label} className={listClass}>
        {rows.map((item) => (
          <li key={idOf(item)} className={rowClass}>
            {renderRow(item)}
          </li>
        ))}
      </ul>
      {rows.length < items.length && (
        <Button className={moreClass} onClick={() => setPage(page + 1)}>
          {more}
        </Button>
      )}
    </div>
  )
}

/**
 * The first pages of a list, up to and including page `page` (counted from 0), without its empty items.
 */
export function firstPages<Item>(
  items: readonly (Item | null | undefined)[],
  page: number,
  pageSize = 10,
): Item[] {
  return items
    .filter((item): item is Item => item !== null && item !== undefined)
    .slice(0, (page + 1) * pageSize)
}

/**
 * How many of a long list's pieces are made: some at first, as many more whenever its end comes into view.
 *
 * @returns their number, and the ref of an element at their end, whose key is that number
 */
export function useGrowing(step: number): readonly [amount: number, end: RefCallback<Element>] {
  const [amount, setAmount] = useState(step)
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setAmount((some) => some + step)
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [step],
  )
  return [amount, end]
}
