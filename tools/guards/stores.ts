const created = /(?:const (\w+) =|return) (?:create|createPersistedStore)\b\s*[<(]/g

/** Returns the names of the stores that a file creates. A function that returns a store is named after its file. */
export function storesIn(source: string, file: string): readonly string[] {
  if (!/from 'zustand'|create-persisted-store\.ts'/.test(source)) return []
  return [...source.matchAll(created)].map(([, name]) => name ?? file)
}

/** Returns the first cell of each row of the table below the heading "Stores". */
export function listedStores(architecture: string): readonly string[] {
  const [, section = ''] = architecture.split('\n## Stores\n')
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name)
}
