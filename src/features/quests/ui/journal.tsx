import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { distance } from '../../../core/geometry/coordinates.ts'
import { besideEachOther } from '../../../i18n/compose/first.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { compareWords } from '../../../i18n/language/compare-words.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { focusUnlessTyping } from '../../../ui/keys/commands.ts'
import { useProgressView } from '../../progress/progress-view.ts'
import { useSettings } from '../../settings/settings.ts'
import { useWhereFrom } from '../../viewport/where-from.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import {
  filtered,
  inOrder,
  isIn,
  journalOrders,
  sectionKey,
  sectionsOf,
  startOf,
  tallyOf,
  type JournalFilter,
  type JournalOrder,
  type Section,
} from '../model/journal.ts'
import type { Quest } from '../model/quest.ts'
import { beginsWords, limitsWords, sectionTitle, shownTitle, titleOf } from '../quest-words.ts'
import { StateButtons, type Known } from './state-buttons.tsx'

const texts = laterMessages.quests

const everything: JournalFilter = {
  openToMe: false,
  canBeMissed: false,
  timed: false,
  hideDone: false,
  place: null,
  text: '',
}

/** Rows that fill the panel when the journal opens. */
const firstRows = 12

/** The most that is searched for. */
const maxSearch = 80

/** All quests of the world, by kind and expansion. */
export function Journal({ known }: { readonly known: Known }) {
  const { loaded, states, veiled } = known
  const world = useWorld()
  const { from } = useWhereFrom()
  const off = useSettings((state) => state.questPartsOff)
  const [filter, setFilter] = useState(everything)
  const [order, setOrder] = useState<JournalOrder>('story')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusUnlessTyping(heading.current), [])
  // What is typed is seen at once, whatever the list takes.
  const wanted = useDeferredValue(filter)
  const listed = useMemo(() => {
    const own = (quest: Quest) => titleOf(loaded, quest)
    const left = filtered(loaded.own.quests, wanted, {
      graph: loaded.graph,
      states,
      titleOf: own,
      veiled,
    })
    return inOrder(left, order, {
      titleOf: own,
      placeOf: ({ place }) => (place === undefined ? '' : (world.places[place]?.name ?? '')),
      compare: compareWords,
      distanceOf: (quest) => {
        const start = startOf(quest, world.places)
        return start && distance(start, from)
      },
    })
  }, [loaded, wanted, states, veiled, order, world, from])
  // The first rows at once, the others when those are drawn.
  const drawn = useDeferredValue(listed, listed.slice(0, firstRows))
  const sections = sectionsOf(
    loaded.own.quests,
    loaded.own.parts.map(({ key }) => key),
  )
  return (
    <>
      <div>
        <Button
          appearance="quiet"
          onClick={() => useProgressView.setState({ quests: null })}
          className="-ml-2 px-2"
        >
          <Icon name="chevron" className="size-4 rotate-90" />
          {laterMessages.progress.back}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="font-display text-xl text-gold-bright">
          {texts.title}
        </h2>
      </div>
      <Filters
        filter={filter}
        onChange={setFilter}
        order={order}
        onOrder={setOrder}
        known={known}
      />
      {listed.length === 0 && <p role="status">{texts.nothing}</p>}
      <div ref={rovingFocus} className="grid gap-4">
        {sections
          .filter((section) => section.kind !== 'expansion' || !off.includes(section.part))
          .map((section) => (
            <SectionOf
              key={sectionKey(section)}
              section={section}
              listed={drawn.filter((quest) => isIn(quest, section))}
              known={known}
            />
          ))}
      </div>
    </>
  )
}

interface FiltersProps {
  readonly filter: JournalFilter
  readonly onChange: (filter: JournalFilter) => void
  readonly order: JournalOrder
  readonly onOrder: (order: JournalOrder) => void
  readonly known: Known
}

function Filters({ filter, onChange, order, onOrder, known }: FiltersProps) {
  const { places } = useWorld()
  const allTitles = useSettings((state) => state.questTitles)
  const off = useSettings((state) => state.questPartsOff)
  const { own } = known.loaded
  const settlements = [...new Set(own.quests.flatMap(({ place }) => place ?? []))]
    .map((index) => ({ index, name: places[index]?.name ?? '' }))
    .sort((one, other) => compareWords(one.name, other.name))
  return (
    <div className="grid gap-1">
      <TextField
        label={texts.search}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
        maxLength={maxSearch}
        left={laterMessages.pins.left}
      />
      <details>
        <summary className="min-h-11 py-2">{messages.panel.tabs.filters}</summary>
        <Choice label={laterMessages.progress.order} value={order} onChange={onOrder}>
          {journalOrders.map((each) => (
            <option key={each} value={each}>
              {texts.orders[each]}
            </option>
          ))}
        </Choice>
        <Choice
          label={texts.place}
          value={String(filter.place ?? '')}
          onChange={(place) => onChange({ ...filter, place: place === '' ? null : Number(place) })}
        >
          <option value="">{texts.everywhere}</option>
          {settlements.map(({ index, name }) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </Choice>
        {(['openToMe', 'canBeMissed', 'timed', 'hideDone'] as const).map((name) => (
          <CheckBox
            key={name}
            checked={filter[name]}
            onChange={(on) => onChange({ ...filter, [name]: on })}
          >
            {texts.only[name]}
          </CheckBox>
        ))}
        <CheckBox checked={allTitles} onChange={(on) => useSettings.setState({ questTitles: on })}>
          {texts.allTitles}
        </CheckBox>
        {own.parts.map(({ key, title }) => (
          <CheckBox
            key={key}
            checked={!off.includes(key)}
            onChange={(on) =>
              useSettings.setState({
                questPartsOff: on ? off.filter((each) => each !== key) : [...off, key],
              })
            }
          >
            {texts.part(title)}
          </CheckBox>
        ))}
      </details>
    </div>
  )
}

interface SectionProps {
  readonly section: Section
  readonly listed: readonly Quest[]
  readonly known: Known
}

function SectionOf({ section, listed, known }: SectionProps) {
  const { loaded, states } = known
  const tally = tallyOf(
    loaded.own.quests.filter((quest) => isIn(quest, section)),
    states,
  )
  if (listed.length === 0) return null
  const title = sectionTitle(section, loaded)
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-display text-lg text-gold-bright">{title}</h3>
        <span className="text-sm text-vellum-soft tabular">
          {texts.tally(tally.found, tally.total)}
        </span>
      </div>
      <ul>
        {listed.map((quest) => (
          <li
            key={quest.key}
            className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
          >
            <QuestRow quest={quest} known={known} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A quest's title, which opens it, and its states. */
export function QuestRow({ quest, known }: { readonly quest: Quest; readonly known: Known }) {
  const { loaded, veiled } = known
  const world = useWorld()
  const title = shownTitle(loaded, veiled, quest)
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        {...rovingStop}
        onClick={() => useProgressView.setState({ quests: { key: quest.key } })}
        className="min-h-11 min-w-0 grow rounded-md px-1.5 py-1 text-left hover:bg-raised"
      >
        <span className="block break-words">{title}</span>{' '}
        <span className="block text-sm break-words text-vellum-soft">
          {besideEachOther([limitsWords(loaded, veiled, quest), beginsWords(quest, world)])}
        </span>
      </button>
      <StateButtons quest={quest} known={known} title={title} />
    </div>
  )
}
