import '../../../ui/later.css'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { isSearchable } from '../../../platform/folded-text.ts'
import { findWhereabouts } from '../../../world/names/whereabouts.ts'
import { formatCoordinate, type Coordinate } from '../../../geometry/coordinates.ts'
import { resultCountText, whereWords, pinLabel } from '../../../i18n/compose/first-sentences.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { labelNow } from '../../progress/known-names.ts'
import { useWorld, type LoadedWorld } from '../../worlds/world-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { isComposing, isEnter, isEscape } from '../../../ui/keys/composition.ts'
import { sortResults, useOpenFirstOnEnter, type Result } from '../../search/ui/in-order.ts'
import { quoted } from '../../search/ui/search-area.tsx'
import { useOwnResults, useSearch, type Search } from '../../search/ui/use-search.ts'

/** Maximum length in characters. Pasted links are longer than any other search. */
const longestText = 10_000

/** Maximum number of results. More would need scrolling inside a card that already scrolls. */
const mostShown = 8

export interface PlaceOption {
  readonly id: string
  readonly label: string
  /** Distinguishes places of the same name. */
  readonly detail?: string | undefined
  readonly run: () => void
}

interface PlaceFieldProps {
  readonly label: string
  readonly value: string
  readonly suggestions: readonly PlaceOption[]
  readonly onPlace: (coordinate: Coordinate) => void
  /** True if the value is a guess. With a mouse, the field then gets the focus when its card opens. */
  readonly takesFocus?: boolean
}

export function PlaceField({
  label,
  value,
  suggestions,
  onPlace,
  takesFocus = false,
}: PlaceFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useTakenFocus(field, takesFocus)
  /** Typed text. `undefined` while the field shows the chosen place. */
  const [text, setText] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { search, searching, found, status } = useFound(text ?? '', onPlace)
  const options = searching ? (found ?? none) : suggestions

  function change(next: string | undefined): void {
    setText(next)
    setOpen(next !== undefined)
    setActive(-1)
  }

  function choose(option: PlaceOption | undefined): void {
    if (!option) return
    change(undefined)
    option.run()
  }

  useOpenFirstOnEnter(search, () => choose(found?.[0]))

  function press(event: KeyboardEvent): void {
    const { key } = event
    const [escapes, enters] = [isEscape(event), isEnter(event)]
    if (isComposing(event) && !enters) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setActive(next(active, key === 'ArrowDown' ? 1 : -1, options.length))
      setOpen(true)
    } else if (!open || (!escapes && !enters)) return
    else if (enters && options[active]) choose(options[active])
    else if (enters && searching) search.runNow()
    else change(undefined)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="grid">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="py-2">
          {label}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestText}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && options[active] ? `${id}-${active}` : undefined}
          value={text ?? value}
          className="select grow"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => setOpen(true)}
          onBlur={() => change(undefined)}
          onKeyDown={press}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </div>
      <Options id={id} active={active} onChoose={choose}>
        {open ? options : none}
      </Options>
      <p role="status" className={found?.length ? 'sr-only' : 'text-sm text-vellum-soft'}>
        {open && status}
      </p>
    </div>
  )
}

/** Moves the focus from the newly opened card to the field. Not on touch screens, where the keyboard would open. */
function useTakenFocus(field: RefObject<HTMLInputElement | null>, takesFocus: boolean): void {
  const takes = useRef(takesFocus)
  useEffect(() => {
    if (!takes.current || !matchMedia('(hover: hover)').matches) return
    // The card takes the focus in an effect that runs after this one.
    queueMicrotask(() => {
      const card = field.current?.closest('[role="dialog"]')
      if (card && card === document.activeElement) field.current?.focus({ preventScroll: true })
    })
  }, [field])
}

const none: readonly PlaceOption[] = []

/** Returns the next active index and wraps around at both ends. -1 means that no option is active. */
function next(at: number, step: number, amount: number): number {
  if (amount === 0) return -1
  return at < 0 && step < 0 ? amount - 1 : (at + step + amount) % amount
}

interface OptionsProps {
  readonly id: string
  readonly active: number
  readonly onChoose: (option: PlaceOption) => void
  readonly children: readonly PlaceOption[]
}

function Options({ id, active, onChoose, children }: OptionsProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={messages.search.results}
      hidden={children.length === 0}
      className="mt-1 grid rounded-md border border-line bg-ink p-1 [&[hidden]]:hidden"
    >
      {children.map((option, at) => (
        <button
          key={option.id}
          type="button"
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          ref={at === active ? intoSight : undefined}
          className={classNames(
            'flex min-h-11 flex-wrap content-center items-baseline gap-x-2 rounded-md px-2 py-1 text-left hover:bg-raised',
            at === active && 'bg-raised ringed',
          )}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span dir="auto" className="first-letter-capital inline-block min-w-0 break-words">
            {option.label}
          </span>{' '}
          {option.detail && <span className="text-sm text-vellum-soft">{option.detail}</span>}
        </button>
      ))}
    </div>
  )
}

function useFound(typed: string, onPlace: PlaceFieldProps['onPlace']) {
  const world = useWorld()
  const searching = isSearchable(typed)
  const search = useSearch(typed)
  const own = useOwnResults(searching ? search.searched : '')
  const results = searching && search.results ? sortResults(search.results, own, typed) : undefined
  return {
    search,
    searching,
    found: results?.slice(0, mostShown).flatMap((result) => optionOf(result, world, onPlace) ?? []),
    status: searching ? statusOf(results, search) : '',
  }
}

function intoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

function statusOf(results: readonly Result[] | undefined, search: Search): string {
  if (!results) return messages.search.searching
  if (results.length > 0) return resultCountText(results.length)
  return search.results?.reason?.() ?? messages.search.nothing(quoted(search.searched), false)
}

function optionOf(
  result: Result,
  world: LoadedWorld,
  onPlace: PlaceFieldProps['onPlace'],
): PlaceOption | undefined {
  const { id } = result
  if ('settlement' in result) {
    const { name = '', rank, coordinate } = result.settlement
    const detail = world.ranks.find(({ key }) => key === rank)?.title
    return { id, label: name, detail, run: () => onPlace(coordinate) }
  }
  if ('pin' in result) {
    const { title, x, y } = result.pin
    return {
      id,
      label: pinLabel(title),
      detail: whereOf([x, y], world),
      run: () => onPlace([x, y]),
    }
  }
  if ('spot' in result) {
    const { spot } = result
    const label = messages.spot.title(formatCoordinate(spot))
    return { id, label, detail: whereOf(spot, world), run: () => onPlace(spot) }
  }
  if ('quest' in result) {
    const { title, detail, start } = result.quest
    return start && { id, label: title, detail, run: () => onPlace(start) }
  }
  const { coordinate, locationType } = result.marker
  return {
    id,
    label: labelNow(result.marker, world.typesById.get(locationType)),
    detail: whereOf(coordinate, world),
    run: () => onPlace(coordinate),
  }
}

function whereOf(coordinate: Coordinate, world: LoadedWorld): string | undefined {
  const where = findWhereabouts(coordinate, world)
  return where && whereWords(where)
}
