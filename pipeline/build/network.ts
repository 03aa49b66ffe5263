import { encodeNetwork } from '../../src/world/road-network.ts'
import { roadsOf } from '../roads/roads-of.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** Builds `data/{world}/network.json`, which the page loads when a player first asks for a route. */
export function buildNetworkFile(source: Source): OutputFile {
  const text = JSON.stringify(encodeNetwork(roadsOf(source).network))
  return { path: `data/${source.folder}/network.json`, content: Buffer.from(text) }
}
