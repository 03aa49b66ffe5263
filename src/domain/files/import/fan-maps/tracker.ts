import type { JsonFormat } from '../format.ts'
import { ImportTally, type Imported, type ImportWorld } from '../imported.ts'
import { MarkerMatcher } from '../match-markers.ts'
import { isFields, type Fields } from '../read-value.ts'

const idShape = /^(-?\d{1,9})_(-?\d{1,9})$/

/** The tracker script's groups. */
export const trackerFile = {
  source: 'tracker',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: isTracker,
  read: readTracker,
} as const satisfies JsonFormat

/** Whether every field is a group `{title, ids: [...]}`. */
function isTracker(fields: Fields): boolean {
  const groups = Object.values(fields)
  return (
    groups.length > 0 && groups.every((group) => isFields(group) && Array.isArray(group['ids']))
  )
}

/** Ids are `north_east` in whole metres. */
function readTracker(fields: Fields, world: ImportWorld): Imported {
  const tally = new ImportTally()
  const matcher = new MarkerMatcher(world)
  for (const [group, value] of Object.entries(fields)) {
    const ids = isFields(value) && Array.isArray(value['ids']) ? (value['ids'] as unknown[]) : []
    for (const id of ids) {
      const [, north, east] = (typeof id === 'string' ? idShape.exec(id) : null) ?? []
      const name = `${group} ${typeof id === 'string' ? id : typeof id}`
      if (north === undefined || east === undefined) tally.addUnknown('unreadable', name)
      else matcher.note(tally, group, matcher.fromMetres(Number(east), Number(north)), name)
    }
  }
  return tally.result()
}
