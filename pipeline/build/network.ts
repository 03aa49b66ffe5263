import { encodeNetwork } from '../../src/world/road-network.ts'
import { roadsOf } from '../roads/roads-of.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** Builds `data/{world}/network.json`, which is loaded when a route is first asked for. */
export function buildNetworkFile(source: Source): OutputFile {
  const text = JSON.stringify(encodeNetwork(roadsOf(source).network))
  return { path: `data/${source.folder}/network.json`, content: Buffer.from(text) }
}
