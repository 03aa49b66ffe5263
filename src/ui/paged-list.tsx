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
  /** Renders a row, which contains a `rovingStop` that can take the focus. */
  readonly renderRow: (item: Item) => ReactNode
  /** Label of the button that adds a page of rows. */
  readonly more: string
  /** Accessible name. Without it, the context has to name the list. */
  readonly label?: string
  readonly listClass?: string
  readonly rowClass?: string
  /** Whether the list is part of a larger group that is one Tab stop. */
  readonly within?: boolean
  readonly moreClass?: string
}

/** The first rows of a list, as one Tab stop, and a button that adds a page and moves the focus to its first row. */
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

/** Returns the items of the pages 0 to `page`, without empty items. */
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
 * Renders a long list bit by bit: `step` items at first, and as many more whenever its end comes into view.
 *
 * @returns the number of items, and a ref for an element at the end, whose key is that number
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
