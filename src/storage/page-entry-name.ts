import { pageWorld } from '../platform/page-world.ts'
import { entryName, firstPlaythrough, type Scope, type StorageKey } from './names.ts'

export function pageEntryName(
  kind: StorageKey,
  scope: Scope,
  playthrough = firstPlaythrough,
): string {
  return entryName(kind, scope, { world: pageWorld(), playthrough })
}
