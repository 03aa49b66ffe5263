import type { QuestFile, QuestRow } from '../../src/world/quest-file.ts'
import { basePart } from '../../src/world/quest.ts'
import { languages } from '../names/languages.ts'
import type { Source, SourceQuest } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** Builds `data/{world}/quests.json`, which is loaded on demand. A world without quests has no file. */
export function buildQuestsFiles({ folder, quests, world, places }: Source): OutputFile[] {
  if (quests.length === 0) return []
  const used = new Set(quests.map(({ part }) => part))
  const file: QuestFile = {
    format: 'itinerarium-quests',
    parts: (world.questParts ?? []).filter(({ key }) => used.has(key)),
    quests: quests.map((quest) => toRow(quest, places)).sort((a, b) => a.id - b.id),
  }
  return [{ path: `data/${folder}/quests.json`, content: Buffer.from(JSON.stringify(file)) }]
}

function toRow(quest: SourceQuest, places: Source['places']): QuestRow {
  const { id, title, kind, part, order, after, excludes, limit, place, x, y, trust } = quest
  const own = languages.flatMap((language): readonly (readonly [string, string])[] => {
    const called = quest.titles[language]
    return called === '' || called === title ? [] : [[language, called]]
  })
  return {
    id,
    title,
    ...(own.length > 0 && { titles: Object.fromEntries(own) }),
    kind,
    ...(part !== basePart && { part }),
    ...(order !== null && { order }),
    ...(after && { after }),
    ...(excludes && { excludes }),
    ...(limit && { limit }),
    ...(place && { place: places.findIndex(({ name }) => name === place) }),
    ...(x !== null && y !== null && { spot: [x, y] as const }),
    ...(trust && { trust }),
  }
}
