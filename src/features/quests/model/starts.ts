import type { Marker, MarkerType } from '../../../world/marker.ts'
import { startId, type QuestStarts } from '../../../world/quest-start.ts'
import { questGlyph } from '../../../world/quest-glyph.ts'
import type { StatesByKey } from './quest-graph.ts'
import { isRough, type Quest, type QuestKey } from '../../../world/quest.ts'

/** Below pins and above all places: whoever shows where quests begin looks for that. */
const priority = 99

const colour = '#FFD45E'
const kind = 'quest'
const roughKind = 'quest-near'

interface StartOptions {
  readonly quests: readonly Quest[]
  readonly states: StatesByKey
  /** Quests whose titles are not told: nor is where they begin. */
  readonly veiled: ReadonlySet<QuestKey>
  /** Expansions that are left out. */
  readonly off: readonly string[]
  readonly titleOf: (quest: Quest) => string
  /** What a start is, and one that is known roughly. */
  readonly kinds: Readonly<Record<'exact' | 'rough', string>>
  readonly shown: boolean
}

/** The starts of quests whose spot is known, as the map draws them. One that is known by its settlement alone is no point. */
export function questStarts(options: StartOptions): QuestStarts {
  const { quests, states, veiled, off, titleOf, kinds, shown } = options
  const told = quests.filter(({ key, part }) => !veiled.has(key) && !off.includes(part))
  const markers = told.flatMap((quest): readonly Marker[] => {
    const { id, spot } = quest
    const locationType = isRough(quest) ? roughKind : kind
    return spot ? [{ id: startId(id), locationType, coordinate: spot, name: titleOf(quest) }] : []
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
    done: new Set(told.filter(isOver).map(({ id }) => startId(id))),
  }
}
