import type { Marker, MarkerType } from '../../../world/marker.ts'
import { questStartId, type QuestStarts } from '../../../world/quest-start.ts'
import { questGlyph } from '../../../world/quest-glyph.ts'
import type { StatesByKey } from './quest-states.ts'
import { isRough, type Quest, type QuestKey } from '../../../world/quest.ts'

/** Drawing priority below pins and above all other markers, because a player who shows quests is looking for them. */
const priority = 99

const colour = '#FFD45E'
const kind = 'quest'
const roughKind = 'quest-near'

interface StartOptions {
  readonly quests: readonly Quest[]
  readonly states: StatesByKey
  readonly veiled: ReadonlySet<QuestKey>
  readonly off: readonly string[]
  readonly titleOf: (quest: Quest) => string
  /** Titles of the two marker types: a start whose spot is exact, and one that is only roughly known. */
  readonly kinds: Readonly<Record<'exact' | 'rough', string>>
  readonly shown: boolean
}

/** Returns the markers and types for starts with a known spot. A quest with only a settlement has no marker. */
export function questStarts(options: StartOptions): QuestStarts {
  const { quests, states, veiled, off, titleOf, kinds, shown } = options
  const told = quests.filter(({ key, part }) => !veiled.has(key) && !off.includes(part))
  const markers = told.flatMap((quest): readonly Marker[] => {
    const { id, spot } = quest
    const locationType = isRough(quest) ? roughKind : kind
    return spot
      ? [{ id: questStartId(id), locationType, coordinate: spot, name: titleOf(quest) }]
      : []
  })
  const isOver = ({ key }: Quest) => states.get(key) === 'done' || states.get(key) === 'failed'
  const type = { category: kind, icon: '', colour, priority, glyph: kind }
  const types: readonly MarkerType[] = [
    { ...type, id: kind, title: kinds.exact },
    { ...type, id: roughKind, title: kinds.rough, rough: true },
  ]
  return {
    markers,
    byId: new Map(markers.map((marker) => [marker.id, marker])),
    types,
    glyphs: { [kind]: [{ d: questGlyph }] },
    categories: [{ id: kind, title: kinds.exact, colour, shape: 'triangle' }],
    shown,
    done: new Set(told.filter(isOver).map(({ id }) => questStartId(id))),
  }
}
