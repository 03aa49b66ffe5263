import { readFileSync } from 'node:fs'
import { decodeWorld, encodeWorld, type WorldFile } from '../src/world/world-file.ts'
import type { Marker } from '../src/world/marker.ts'

const worldFile = 'dist/data/kcd1/world.json'

/** Returns a generator of numbers in [0, 1) (mulberry32), so that all runs measure the same world. */
function randomSequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Fills up the real world with scattered markers of the real types' proportions. Every twentieth has a name. */
export function generatedWorld(count: number): WorldFile {
  const file = JSON.parse(readFileSync(worldFile, 'utf8')) as WorldFile
  const world = decodeWorld(file)
  const real = world.markers
  const random = randomSequence(count)
  const [minX, minY, maxX, maxY] = world.extent
  let nextId = Math.max(...real.map(({ id }) => id)) + 1
  const added: Marker[] = []
  while (real.length + added.length < count) {
    const model = real[Math.floor(random() * real.length)]
    if (!model) break
    added.push({
      id: nextId,
      locationType: model.locationType,
      coordinate: [
        Math.round(minX + random() * (maxX - minX)),
        Math.round(minY + random() * (maxY - minY)),
      ],
      ...(nextId % 20 === 0 ? { name: `place ${nextId.toString(36)}` } : {}),
    })
    nextId += 1
  }
  return encodeWorld({ ...world, markers: [...real, ...added] }, file.icons)
}
