import { isMarkerId } from '../../domain/markers/marker.ts'
import { isFields, readList } from '../../domain/persistence/read-field.ts'
import { pageWorld } from '../world/page-world.ts'
import { progressNames } from './names.ts'
import { browserStorage } from './safe-entry.ts'

/**
 * The ids that are discovered in a playthrough that is not on screen, as its entry of local storage has them. Only
 * looks: nothing is set aside, and no problem is told. Null where there is nothing to be read.
 */
export function peekDiscovered(playthrough: string): readonly number[] | null {
  const { list } = progressNames({ world: pageWorld(), playthrough })
  try {
    const input: unknown = JSON.parse(browserStorage()?.getItem(list) ?? 'null')
    const state = isFields(input) ? input['state'] : undefined
    const ids = isFields(state) ? readList(state['discoveredMarkers']) : undefined
    return ids ? [...new Set(ids.filter(isMarkerId))] : null
  } catch {
    return null
  }
}
