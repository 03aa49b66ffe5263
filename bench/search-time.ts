import { decodeWorld } from '../src/world/world-file.ts'
import { lookUp } from '../src/features/search/model/look-up.ts'
import { SearchIndex } from '../src/features/search/model/search-index.ts'
import { generatedWorld } from './generated-world.ts'
import { median, percentile } from './statistics.ts'

const texts = [
  'bat',
  'bath',
  'baths',
  'tre',
  'treas',
  'treasure',
  'bandit camp',
  'lockpicking',
  'chest near rattay',
  'rattay',
  '333',
]

export interface SearchTime {
  readonly median: number
  readonly p95: number
  /** Longest time between two pauses of the search, in milliseconds. */
  readonly longestSlice: number
}

/** Measures single searches in milliseconds, without the page, for typical texts as they are typed. */
export async function timeIndex(markers: number): Promise<SearchTime> {
  const world = decodeWorld(generatedWorld(markers))
  const index = new SearchIndex(world.markers, world.types)
  const times: number[] = []
  let longestSlice = 0
  for (let round = 0; round < (markers > 20_000 ? 3 : 20); round += 1) {
    for (const text of texts) {
      const start = performance.now()
      let sliceStart = start
      const yieldToPage = () => {
        longestSlice = Math.max(longestSlice, performance.now() - sliceStart)
        sliceStart = performance.now()
        return Promise.resolve()
      }
      await lookUp(text, world, index, {
        from: world.startView.coordinates,
        between: ['near'],
        yieldToPage,
      })
      await yieldToPage()
      times.push(performance.now() - start)
    }
  }
  return { median: median(times), p95: percentile(times, 95), longestSlice }
}
