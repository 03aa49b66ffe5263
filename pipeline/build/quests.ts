import type { CutoffRow, QuestFile, QuestRow } from '../../src/world/quest-file.ts'
import { basePart, cutoffGrades } from '../../src/world/quest.ts'
import { languages } from '../names/languages.ts'
import { translationsOf } from '../names/names-of.ts'
import type { Source, SourceQuest, SourceQuestCutoff } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** Builds `data/{world}/quests.json`, which is loaded on demand. A world without quests has no file. */
export function buildQuestsFiles(source: Source): OutputFile[] {
  const { folder, quests, questCutoffs, world, places } = source
  if (quests.length === 0) return []
  const points = translationsOf(source, 'point')
  const used = new Set(quests.map(({ part }) => part))
  const file: QuestFile = {
    format: 'itinerarium-quests',
    parts: (world.questParts ?? []).filter(({ key }) => used.has(key)),
    quests: quests.map((quest) => toRow(quest, places)).sort((a, b) => a.id - b.id),
    ...(questCutoffs.length > 0 && { cutoffs: questCutoffs.map(toCutoffRow) }),
    ...(Object.keys(points).length > 0 && { points }),
  }
  return [{ path: `data/${folder}/quests.json`, content: Buffer.from(JSON.stringify(file)) }]
}

function toCutoffRow({ main, point, closes, grade }: SourceQuestCutoff): CutoffRow {
  const sources = cutoffGrades.findIndex((known) => known === grade) + 1
  return { main, point, closes, sources }
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
