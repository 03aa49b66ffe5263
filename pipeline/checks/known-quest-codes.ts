import { entriesOf } from '../../src/world/quest-file.ts'
import { basePart, questKinds, questTrusts, readQuestLimit } from '../../src/world/quest.ts'
import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that the page has words for a quest's kind, part, limits and reliability of the start. */
export function knownQuestCodes({ quests, world }: Source): Problem[] {
  const parts = [basePart, ...(world.questParts ?? []).map(({ key }) => key)]
  const trusts: readonly string[] = ['', ...questTrusts]
  const kinds: readonly string[] = questKinds
  return quests.flatMap((quest): Problem[] => {
    const { kind, part, limit, trust } = quest
    const unknown = (field: string, text: string, known: readonly string[]) =>
      known.includes(text)
        ? []
        : [
            problemAt(
              quest,
              field,
              `${quote(text)} is not one of ${known.filter(Boolean).join(', ')}`,
            ),
          ]
    return [
      ...unknown('kind', kind, kinds),
      ...(parts.includes(part)
        ? []
        : [
            problemAt(
              quest,
              'part',
              `${quote(part)} is neither base nor in questParts of world.json`,
            ),
          ]),
      ...entriesOf(limit)
        .filter((entry) => !readQuestLimit(entry))
        .map((entry) => problemAt(quest, 'limit', `${quote(entry)} is no limit of a quest`)),
      ...unknown('trust', trust, trusts),
    ]
  })
}
