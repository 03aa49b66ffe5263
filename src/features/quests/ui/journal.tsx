import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { foldText } from '../../../platform/folded-text.ts'
import { distance } from '../../../geometry/coordinates.ts'
import { sortByDistance } from '../../../world/nearest.ts'
import { joinFacts } from '../../../i18n/compose/first-sentences.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { compareWords } from '../../../i18n/language/compare-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { focusUnlessTyping } from '../../../ui/keys/key-commands.ts'
import { beginTrip } from '../../routes/begin-trip.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { useIsOpened } from '../../card/opened.ts'
import { eveningStops } from '../../settings/model/route-choices.ts'
import { useSettings } from '../../settings/settings.ts'
import { middleOfMap } from '../../viewport/map-view.ts'
import { useMeasuringPoint } from '../../viewport/measuring-point.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { openQuest } from '../journal-view.ts'
import type { Known } from '../known.ts'
import {
  filtered,
  inOrder,
  isIn,
  openStarts,
  sectionKey,
  sectionsOf,
  startOf,
  tallyOf,
  type Section,
} from '../model/journal.ts'
import { journalOrders, type JournalFilter } from '../../../world/journal-filter.ts'
import type { Quest } from '../../../world/quest.ts'
import { beginsWords, limitsWords, sectionTitle, shownTitle, titleOf } from '../quest-words.ts'
import { StateButtons } from './state-buttons.tsx'

const texts = laterMessages.quests

/** Number of rows in the first render, enough to fill the panel. The other rows follow in a second render. */
const firstRows = 8

const maxSearch = 80

export function Journal({ known }: { readonly known: Known }) {
  const { loaded, states, veiled } = known
  const world = useWorld()
  const { from } = useMeasuringPoint()
  const off = useSettings((state) => state.questPartsOff)
  const { journalFilter: filter, journalOrder: order } = usePanelView()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusUnlessTyping(heading.current), [])
  // Deferred, so that the field reacts to typing however long the list takes.
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
      titleOf: sortKeys(left, own),
      placeOf: sortKeys(left, ({ place }) =>
        place === undefined ? '' : (world.places[place]?.name ?? ''),
      ),
      distanceOf: (quest) => {
        const start = startOf(quest, world.places)
        return start && distance(start, from)
      },
    })
  }, [loaded, wanted, states, veiled, order, world, from])
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
          onClick={() => usePanelView.setState({ quests: false })}
          className="-ml-2 px-2"
        >
          <Icon name="chevron" className="size-4 rotate-90" />
          {laterMessages.progress.back}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="font-display text-xl text-gold-bright">
          {texts.title}
        </h2>
      </div>
      <Filters known={known} />
      <TripOfOpen known={known} />
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

/** Returns sort keys without case and accents, as a collator would take longer than the rest of the journal. */
function sortKeys(
  quests: readonly Quest[],
  wordsOf: (quest: Quest) => string,
): (quest: Quest) => string {
  const keys = new Map(quests.map((quest) => [quest.key, foldText(wordsOf(quest))]))
  return ({ key }) => keys.get(key) ?? ''
}

function change(changes: Partial<JournalFilter>): void {
  usePanelView.setState(({ journalFilter }) => ({
    journalFilter: { ...journalFilter, ...changes },
  }))
}

function Filters({ known }: { readonly known: Known }) {
  const filter = usePanelView((state) => state.journalFilter)
  const onMap = useSettings((state) => state.questsOnMap)
  // Unfolded if a settlement's card has opened the journal, so that the player notices the filter.
  const [unfolded, setUnfolded] = useState(filter.place !== null)
  return (
    <div className="grid gap-1">
      <TextField
        label={texts.search}
        value={filter.text}
        onChange={(text) => change({ text })}
        maxLength={maxSearch}
        left={laterMessages.pins.left}
        full={laterMessages.pins.full}
      />
      <CheckBox checked={onMap} onChange={(on) => useSettings.setState({ questsOnMap: on })}>
        {texts.onMap}
      </CheckBox>
      <details open={unfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary className="min-h-11 py-2">{messages.panel.tabs.filters}</summary>
        {unfolded && <MoreFilters known={known} />}
      </details>
    </div>
  )
}

function MoreFilters({ known }: { readonly known: Known }) {
  const { places } = useWorld()
  const { journalFilter: filter, journalOrder: order } = usePanelView()
  const allTitles = useSettings((state) => state.questTitles)
  const off = useSettings((state) => state.questPartsOff)
  const { own } = known.loaded
  const settlements = [...new Set(own.quests.flatMap(({ place }) => place ?? []))]
    .map((index) => ({ index, name: places[index]?.name ?? '' }))
    .sort((one, other) => compareWords(one.name, other.name))
  return (
    <>
      <Choice
        label={laterMessages.progress.order}
        value={order}
        onChange={(next) => usePanelView.setState({ journalOrder: next })}
      >
        {journalOrders.map((each) => (
          <option key={each} value={each}>
            {texts.orders[each]}
          </option>
        ))}
      </Choice>
      <Choice
        label={texts.place}
        value={String(filter.place ?? '')}
        onChange={(place) => change({ place: place === '' ? null : Number(place) })}
      >
        <option value="">{texts.everywhere}</option>
        {settlements.map(({ index, name }) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </Choice>
      {(['openToMe', 'canBeMissed', 'timed', 'hideDone'] as const).map((name) => (
        <CheckBox key={name} checked={filter[name]} onChange={(on) => change({ [name]: on })}>
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
    </>
  )
}

function TripOfOpen({ known }: { readonly known: Known }) {
  const world = useWorld()
  const off = useSettings((state) => state.questPartsOff)
  const starts = useMemo(() => openStarts(known, off, world.places), [known, off, world])
  if (starts.length < 2) return null
  return (
    <Button
      className="justify-self-start"
      onClick={() => {
        const near = middleOfMap(world) ?? world.startView.coordinates
        void beginTrip(sortByDistance(starts, near).slice(0, eveningStops), world)
      }}
    >
      <Icon name="route" />
      {texts.trip}
    </Button>
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
          <li key={quest.key}>
            <QuestRow quest={quest} known={known} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function QuestRow({ quest, known }: { readonly quest: Quest; readonly known: Known }) {
  const { loaded, veiled } = known
  const world = useWorld()
  const selected = useIsOpened('quest', quest.id)
  const title = shownTitle(loaded, veiled, quest)
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-end gap-x-1',
        selected && 'rounded-md bg-raised ringed',
      )}
    >
      <button
        type="button"
        {...rovingStop}
        aria-current={selected || undefined}
        onClick={() => openQuest(quest.id)}
        className="min-h-11 min-w-0 flex-[1_1_9rem] rounded-md px-1.5 py-1 text-left hover:bg-raised"
      >
        <span className="block break-words">{title}</span>{' '}
        <span className="block text-sm break-words text-vellum-soft">
          {!veiled.has(quest.key) &&
            joinFacts([limitsWords(loaded, veiled, quest), beginsWords(quest, world)])}
        </span>
      </button>
      <StateButtons quest={quest} known={known} title={title} />
    </div>
  )
}
