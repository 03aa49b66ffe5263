import { csv } from './csv-text.ts'
import type { Frame } from './island-frame.ts'
import { spots } from './island-land.ts'
import type { IslandNames } from './island-names.ts'

/** The text of `quests.csv`: four quests, which begin at a spot, somewhere near, in a settlement, and nobody knows where. */
export function islandQuests(frame: Frame, names: IslandNames): string {
  const columns = ['id', 'title', 'kind', 'part', 'order', 'after', 'excludes', 'limit']
  const [inn, castle] = [frame.toWorld(spots.town), frame.toWorld(spots.castle)]
  return csv(
    [...columns, 'place', 'x', 'y', 'trust'],
    [
      [1, 'Ashore', 'main', 'base', 1, '', '', '', names.town, ...inn, 'building'],
      [2, 'The Keep at Night', 'main', 'base', 2, 1, '', 'no_return', '', ...castle, 'rough'],
      [3, 'A Debt of Honour', 'side', 'base', '', 1, '', 'days:3;before:2', ...inSettlement(names)],
      [4, 'Who Keeps the Light', 'side', 'the-old-light', '', '', '', 'missable'],
    ],
  )
}

function inSettlement({ village }: IslandNames): readonly string[] {
  return [village, '', '', 'settlement']
}
