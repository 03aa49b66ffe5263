import path from 'node:path'

/** The part of the bundler's information about a module that {@link chunkOf} reads. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

const source = path.join(import.meta.dirname, '../../src/').replaceAll(path.sep, '/')

/**
 * The scripts of the site, in the order in which the page needs them: the first script, the page, the map, then what
 * a player opens, most likely first.
 *
 * Each entry has a pattern for the paths, below `src/`, of the modules that start the script. These are loaded by
 * `import()` or by the page. A module that several scripts need belongs to the first of them, so no script needs a
 * later one.
 *
 * Without this list, the bundler creates a script for every set of scripts that share a module. That makes over a
 * hundred scripts, and each importing script lists the names of all of them.
 */
export const chunks: readonly (readonly [name: string, entries: RegExp])[] = [
  ['start', /^start\/main\./],
  // Imports only the first script, since any other script may be the one that failed to load.
  ['broken-start', /^start\/broken-start\./],
  ['straight-address', /^start\/straight-address\./],
  ['page', /^start\/root\./],
  // Parts of the map that the panel's scripts need too. They work if the map's own script is missing.
  ['shared', /^$/],
  ['map-view', /^app\/map\/map-view\./],
  ['chips', /^features\/filters\/ui\/filter-chip\./],
  // Loads automatically as soon as the map is ready.
  [
    'soon',
    /^(app\/map\/edge-arrow|features\/(offline\/offline-caching|card\/ui\/watch-bottom-sheet)|platform\/readable-canvas|map\/gestures\/safari-pinch|ui\/lost-pointers)\./,
  ],
  [
    'card',
    /^(features\/card\/ui\/(more-of-marker|show-name|settlement-details|spot-details)|app\/first-hint)\./,
  ],
  [
    'changes',
    /^(ui\/toasts\/toast-stack|app\/(storage-notice|after-map|map\/bind-routes)|features\/offline\/ui\/update-notice|features\/progress\/ui\/(notify-change|undo-last-step|shown-playthrough)|features\/progress\/(playthroughs\/playthrough-list|ui\/leave-deleted))\./,
  ],
  [
    'search',
    /^features\/(filters\/isolate|search\/ui\/search-results|pins\/ui\/(pin-row|notes\/note-row))\./,
  ],
  ['look-up', /^features\/search\/create-look-up\./],
  // From here on: dialogs, and the focus trap that they need.
  [
    'pins',
    /^features\/(card\/ui\/pin-details|links\/model\/transfer-link|pins\/ui\/(pins-tab|notes\/note-form))\./,
  ],
  [
    'lists',
    /^(features\/(filters\/ui\/(filter-override-notice|requirement-and-yield-filters)|lists\/ui\/(list-tab|progress-tab|checklist))|ui\/paged-list)\./,
  ],
  [
    'map-tools',
    /^features\/(routes\/map\/(measure|route)-bar|areas\/map\/lasso-bar|pins\/map\/show-shapes|lists\/map\/overlap-picker)\./,
  ],
  ['routes', /^features\/(routes|areas)\/(?!map\/)/],
  ['map-routes', /^features\/(routes|areas)\/map\//],
  [
    'menus',
    /^(app\/(commands\/(button-menu|copying|copy-by-hand)|type-menu|world-chooser)|features\/(lists\/ui\/nearest-dialog|filters\/ui\/name-set-dialog))\./,
  ],
  ['spot-menu', /^app\/map\/spot-menu\./],
  [
    'settings',
    /^(app\/(settings|shortcuts)-dialog|features\/(progress\/ui\/(recent-changes|undo-elsewhere-dialog|playthroughs)|pins\/ui\/restore-pin-dialog|import-export\/ui\/copy-file\/))/,
  ],
  ['pictures', /^features\/pins\/(ui\/pictures\/|pictures-to-back-up\.)/],
  ['files', /^(app\/backups\.|features\/(import-export\/|progress\/ui\/keep-file-dialog\.))/],
  ['poster', /^features\/print\//],
  ['live', /^features\/follow\//],
  ['quests', /^features\/quests\//],
  ['text-pages', /^app\/pages\//],
  ['embed', /^app\/embed-page\./],
  ['page-drawer', /^basemap\/tiles\/page-drawer\./],
  // Scripts that are hardly ever needed.
  [
    'failures',
    /^(start\/not-cached-root|features\/search\/find-by-link|app\/(error\/error-fallback|embed-storage-note|notify-language-failed|map\/notify-unread-link|restore-activity))\./,
  ],
]

/** Scripts that are useless without the map's script. */
const needsMap = ['map-tools', 'map-routes', 'spot-menu', 'poster', 'live']

const nameOf = (index: number) => chunks[index]?.[0] ?? null
const indexOf = (name: string) => chunks.findIndex(([one]) => one === name)
const [shared, map] = [indexOf('shared'), indexOf('map-view')]

/**
 * Returns the name of the script that holds a module. @throws {Error} if a module that starts a script is in no entry
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  // Every script needs the bundler's own runtime.
  if (id.includes('rolldown/runtime')) return nameOf(0)
  const needed = findNeedingChunks(id, graph)
  const first = Math.min(...needed)
  const isShared = first === map && [...needed].some(worksWithoutMap)
  return Number.isFinite(first) ? nameOf(isShared ? shared : first) : null
}

function worksWithoutMap(index: number): boolean {
  return index > map && !needsMap.includes(nameOf(index) ?? '')
}

const known = new WeakMap<ModuleGraph, Map<string, ReadonlySet<number>>>()

/** Returns the indexes of the scripts whose entry modules import a module, directly or not. */
function findNeedingChunks(id: string, graph: ModuleGraph): ReadonlySet<number> {
  const cache = known.get(graph) ?? new Map<string, ReadonlySet<number>>()
  known.set(graph, cache)
  const cached = cache.get(id)
  if (cached) return cached
  const needed = new Set<number>()
  const seen = new Set<string>()
  const queue = [id]
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (seen.has(one)) continue
    seen.add(one)
    const info = graph.getModuleInfo(one)
    if (!info) continue
    const startsChunk = info.dynamicImporters.length > 0 || /\/start\/main\.tsx?$/.test(one)
    if (startsChunk) needed.add(findChunkStartedBy(one))
    queue.push(...info.importers)
  }
  cache.set(id, needed)
  return needed
}

function findChunkStartedBy(id: string): number {
  const file = id.replaceAll(path.sep, '/').replace(source, '')
  const index = chunks.findIndex(([, entries]) => entries.test(file))
  if (index < 0)
    throw new Error(`${file} is loaded by itself: say in tools/site/chunks.ts with what.`)
  return index
}
