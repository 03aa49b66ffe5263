import { entriesOf } from '../src/world/quest-file.ts'
import { questKey, readQuestReference } from '../src/world/quest.ts'
import { problemAt, type Problem } from './problem.ts'
import type { Source, SourceQuest } from './source.ts'

interface Link {
  readonly quest: SourceQuest
  readonly after: readonly string[]
}

/** Returns a problem for each cycle of quests that come after each other. */
export function circlesOf(sources: readonly Source[]): Problem[] {
  const links = new Map(
    sources.flatMap(({ folder, quests }) =>
      quests.map((quest): [string, Link] => {
        const after = entriesOf(quest.after).flatMap((entry) => {
          const found = readQuestReference(entry, folder)
          return found ? [questKey(found.world, found.id)] : []
        })
        return [questKey(folder, quest.id), { quest, after }]
      }),
    ),
  )
  const done = new Set<string>()
  const problems: Problem[] = []
  for (const key of links.keys()) {
    const circle = circleFrom(key, links, done)
    const last = links.get(circle?.at(-1) ?? '')
    if (!circle || !last) continue
    const named = [...circle, circle[0]].join(', then ')
    problems.push(problemAt(last.quest, 'after', `comes after itself: ${named}`))
  }
  return problems
}

/** Returns the first cycle that is reachable from a quest. Iterative, because a chain may be as long as the table. */
function circleFrom(
  from: string,
  links: ReadonlyMap<string, Link>,
  done: Set<string>,
): readonly string[] | undefined {
  const path: string[] = []
  const onPath = new Set<string>()
  const stack: { readonly key: string; readonly leave: boolean }[] = [{ key: from, leave: false }]
  while (stack.length > 0) {
    const { key, leave } = stack.pop() ?? { key: '', leave: true }
    if (leave) {
      path.pop()
      onPath.delete(key)
      done.add(key)
      continue
    }
    if (onPath.has(key)) {
      for (const seen of path) done.add(seen)
      return path.slice(path.indexOf(key)).reverse()
    }
    if (done.has(key) || !links.has(key)) continue
    path.push(key)
    onPath.add(key)
    stack.push({ key, leave: true })
    for (const before of links.get(key)?.after ?? []) stack.push({ key: before, leave: false })
  }
  return undefined
}
