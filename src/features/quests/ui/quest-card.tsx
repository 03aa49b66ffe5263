import { useEffect } from 'react'
import { distance } from '../../../geometry/coordinates.ts'
import { questNoteId } from '../../../records/quest-mark.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Segments } from '../../../ui/fields/segments.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CardDetails } from '../../card/ui/card-details.tsx'
import { writeViewLink } from '../../links/model/view-link.ts'
import { ShareButton } from '../../links/ui/share-buttons.tsx'
import { NoteControls, NotePictures } from '../../pins/ui/notes/note-controls.tsx'
import { ShownNote } from '../../pins/ui/notes/shown-note.tsx'
import { CardFrame } from '../../card/card-frame.tsx'
import { RouteActions } from '../../routes/ui/route-button.tsx'
import { closeCard, openedNow, openSettlement } from '../../card/opened.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { useKnown, type Known } from '../known.ts'
import { sectionOf, startOf } from '../model/journal.ts'
import { isOpenTo } from '../model/quest-states.ts'
import type { Quest, QuestKey } from '../../../world/quest.ts'
import { openQuestLists } from '../open-quest-lists.ts'
import { useQuests, type LoadedQuests } from '../../card/quests-store.ts'
import { beginsWords, limitWords, sectionTitle, shownTitle } from '../quest-words.ts'
import { QuestRow } from './journal.tsx'
import { NotLoaded } from './quests-part.tsx'
import { setState } from './state-buttons.tsx'

const texts = laterMessages.quests

/** Card of a quest. @param id a quest of the page's world */
export function QuestCard({ id }: { readonly id: number }) {
  const { loaded } = useQuests()
  useLocale()
  useEffect(() => void openQuestLists(), [])
  if (loaded) return <Loaded id={id} loaded={loaded} />
  return (
    <CardFrame
      label={texts.title}
      title={texts.title}
      takesFocus={takesFocus()}
      onClose={closeCard}
      peek={
        <div className="grid justify-items-start gap-2 px-4 pb-4">
          <NotLoaded />
        </div>
      }
    >
      {null}
    </CardFrame>
  )
}

function takesFocus(): boolean {
  return openedNow()?.by !== 'pointer'
}

function Loaded({ id, loaded }: { readonly id: number; readonly loaded: LoadedQuests }) {
  const known = useKnown(loaded)
  const quest = loaded.own.quests.find((each) => each.id === id)
  // A link can name a quest that this world does not have.
  useEffect(() => {
    if (!quest) closeCard()
  }, [quest])
  return quest && <Card quest={quest} known={known} />
}

interface CardProps {
  readonly quest: Quest
  readonly known: Known
}

function Card({ quest, known }: CardProps) {
  const { loaded, states, veiled } = known
  const { graph, own } = loaded
  const world = useWorld()
  const title = shownTitle(loaded, veiled, quest)
  const titled = (id: number) => {
    const named = own.quests.find((each) => each.id === id)
    return named ? shownTitle(loaded, veiled, named) : ''
  }
  // While the title is hidden, the start and the limits would give the story away too.
  const isTold = !veiled.has(quest.key)
  const start = isTold ? startOf(quest, world.places) : undefined
  const noted = {
    id: questNoteId(quest.id),
    coordinate: start ?? world.startView.coordinates,
  }
  return (
    <CardFrame
      label={title}
      title={title}
      hasAddress
      takesFocus={takesFocus()}
      onClose={closeCard}
      peek={
        <>
          <p className="px-4 text-sm text-vellum-soft">{sectionTitle(sectionOf(quest), loaded)}</p>
          {isTold && (
            <ul className="px-4">
              {quest.limits.map((limit) => (
                <li key={limit.code}>{limitWords(limit, titled)}</li>
              ))}
              <li>{beginsWords(quest, world)}</li>
            </ul>
          )}
          <div className="px-4 py-3">
            <Segments
              label={texts.state(title)}
              choices={texts.states}
              value={states.get(quest.key) ?? 'open'}
              onChange={(state) => setState(quest, state === 'open' ? null : state, known)}
              className="*:px-2!"
            />
          </div>
          {start && (
            <div className="card-actions">
              <RouteActions to={start} />
              <ShowSettlement quest={quest} />
            </div>
          )}
        </>
      }
    >
      <ShownNote id={noted.id} />
      <NotePictures marker={noted} label={title} />
      <Related
        title={texts.comesAfter}
        keys={(graph.before.get(quest.key) ?? []).flat()}
        known={known}
      />
      <Related title={texts.leadsTo} keys={graph.following.get(quest.key) ?? []} known={known} />
      <Related title={texts.rulesOut} keys={quest.excludes} known={known} />
      {isTold && <Nearby quest={quest} known={known} />}
      <CardDetails>
        <div className="flex flex-wrap gap-2 pb-3">
          <NoteControls marker={noted} label={title} />
          <ShareButton search={writeViewLink({ quest: quest.id }, world)} title={title} />
        </div>
      </CardDetails>
    </CardFrame>
  )
}

function ShowSettlement({ quest: { spot, place } }: { readonly quest: Quest }) {
  const { places } = useWorld()
  const settlement = spot || place === undefined ? undefined : places[place]
  if (!settlement) return null
  return (
    <Button className="grow px-3" onClick={() => openSettlement(settlement, 'event')}>
      <Icon name="pin" />
      {texts.show}
    </Button>
  )
}

interface RelatedProps {
  readonly title: string
  readonly keys: readonly QuestKey[]
  readonly known: Known
}

/** Lists quests related to a quest. Quests of another world are plain text with their state. */
function Related({ title, keys, known }: RelatedProps) {
  const { loaded, states, veiled } = known
  const quests = keys.flatMap((key) => loaded.graph.byKey.get(key) ?? [])
  if (quests.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-1 px-4 pb-3">
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

const mostNearby = 3

function Nearby({ quest, known }: CardProps) {
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
