import { assetUrl } from '../links/environment.ts'

/** What a world cannot be shown without. */
const needed = ['world.json', 'geography.json']

/** Those of some worlds that this browser holds, so that they open without a connection; none where that cannot be told. */
export async function findKeptWorlds(ids: readonly string[]): Promise<readonly string[]> {
  try {
    const kept = await Promise.all(ids.map(isKept))
    return ids.filter((_, index) => kept[index])
  } catch {
    return []
  }
}

async function isKept(id: string): Promise<boolean> {
  const files = needed.map((file) =>
    caches.match(assetUrl(`data/${id}/${file}`), { ignoreSearch: true }),
  )
  return (await Promise.all(files)).every(Boolean)
}
