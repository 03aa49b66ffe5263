import { useEffect, useRef } from 'react'
import { distance } from '../../../core/geometry/coordinates.ts'
import { nameInAddresses } from '../../../core/world/names/world-names.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { Button } from '../../../ui/button.tsx'
import { Segments } from '../../../ui/fields/segments.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { focusUnlessTyping } from '../../../ui/keys/commands.ts'
import { openSettlement } from '../../places/settlement.ts'
import { useSpot } from '../../places/spot.ts'
import { useProgressView } from '../../progress/progress-view.ts'
import { RouteButton } from '../../routes/ui/route-button.tsx'
import { uncoverMap } from '../../settings/settings.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { sectionKey, startOf } from '../model/journal.ts'
import { isOpenTo } from '../model/quest-graph.ts'
import { basePart, type Quest, type QuestKey } from '../model/quest.ts'
import { beginsWords, limitWords, sectionTitle, shownTitle } from '../quest-words.ts'
import { QuestRow } from './journal.tsx'
import { setState, type Known } from './state-buttons.tsx'

const texts = laterMessages.quests

interface DetailsProps {
  readonly quest: Quest
  readonly known: Known
}

/** All that is known of a quest. */
export function QuestDetails({ quest, known }: DetailsProps) {
  const { loaded, states, veiled } = known
  const { graph } = loaded
  const world = useWorld()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusUnlessTyping(heading.current), [])
  const title = shownTitle(loaded, veiled, quest)
  const section =
    quest.part === basePart
      ? ({ kind: quest.kind, part: basePart } as const)
      : ({ kind: 'expansion', part: quest.part } as const)
  const titled = (id: number) => {
    const named = loaded.own.quests.find((each) => each.id === id)
    return named ? shownTitle(loaded, veiled, named) : ''
  }
  return (
    <>
      <div>
        <Button
          appearance="quiet"
          onClick={() => useProgressView.setState({ quests: 'journal' })}
          className="-ml-2 px-2"
        >
          <Icon name="chevron" className="size-4 rotate-90" />
          {texts.back}
        </Button>
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-xl break-words text-gold-bright"
        >
          {title}
        </h2>
        <p className="text-sm text-vellum-soft" data-section={sectionKey(section)}>
          {sectionTitle(section, loaded)}
        </p>
      </div>
      <Segments
        label={texts.state(title)}
        choices={texts.states}
        value={states.get(quest.key) ?? 'open'}
        onChange={(state) => setState(quest, state === 'open' ? null : state, known)}
      />
      <ul className="grid gap-1">
        {quest.limits.map((limit) => (
          <li key={limit.code}>{limitWords(limit, titled)}</li>
        ))}
        <li>{beginsWords(quest, world)}</li>
      </ul>
      <Start quest={quest} />
      <Related
        title={texts.comesAfter}
        keys={(graph.before.get(quest.key) ?? []).flat()}
        known={known}
      />
      <Related title={texts.leadsTo} keys={graph.following.get(quest.key) ?? []} known={known} />
      <Related title={texts.rulesOut} keys={quest.excludes} known={known} />
      <Nearby quest={quest} known={known} />
    </>
  )
}

/** Where it begins, on the map: its spot with the way there, else its settlement. */
function Start({ quest }: { readonly quest: Quest }) {
  const { places } = useWorld()
  const { spot, place } = quest
  const settlement = place === undefined ? undefined : places[place]
  if (!spot && !settlement) return null
  function show(): void {
    uncoverMap()
    if (spot) useSpot.getState().drop(spot, 'link')
    else if (settlement) openSettlement(nameInAddresses(settlement), 'event')
  }
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <Button onClick={show}>
        <Icon name="pin" />
        {texts.show}
      </Button>
      {spot && <RouteButton to={spot} />}
    </div>
  )
}

interface RelatedProps {
  readonly title: string
  readonly keys: readonly QuestKey[]
  readonly known: Known
}

/** Quests that have to do with one; those of another world are named, with how far the player is there. */
function Related({ title, keys, known }: RelatedProps) {
  const { loaded, states, veiled } = known
  const quests = keys.flatMap((key) => loaded.graph.byKey.get(key) ?? [])
  if (quests.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-1">
      <h3 className="font-display text-lg text-gold-bright">{title}</h3>
      <ul>
        {quests.map((quest) => (
          <li key={quest.key}>
            {quest.world === loaded.own.world ? (
              <QuestRow quest={quest} known={known} />
            ) : (
              <p className="min-h-11 px-1.5 py-1">
                {shownTitle(loaded, veiled, quest)}
                <span className="block text-sm text-vellum-soft">
                  {texts.states[states.get(quest.key) ?? 'open']}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many open ones are named beside a quest. */
const mostNearby = 3

function Nearby({ quest, known }: DetailsProps) {
  const { loaded, states, veiled } = known
  const { places } = useWorld()
  const start = startOf(quest, places)
  if (!start) return null
  const near = loaded.own.quests
    .flatMap((other) => {
      const at = startOf(other, places)
      const counts = other.key !== quest.key && !veiled.has(other.key) && at !== undefined
      return counts && isOpenTo(loaded.graph, states, other)
        ? [{ other, far: distance(at, start) }]
        : []
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, mostNearby)
  return <Related title={texts.nearby} keys={near.map(({ other }) => other.key)} known={known} />
}
