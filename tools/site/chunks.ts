import path from 'node:path'

/** What the builder tells of a module: the part that is needed here. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

const source = path.join(import.meta.dirname, '../../src/').replaceAll(path.sep, '/')

/**
 * The scripts of the site, in the order in which they are needed: what the first script needs, then the page, then the
 * map, then what a player opens, the likeliest first. Each begins with the modules that are loaded by themselves (by
 * `import()`, or by the page), whose paths below `src/` a pattern gives. A module that several of them need is in the
 * first of these, so that no script needs a later one. Left to itself the builder gives every set of scripts that share
 * a module a script of its own: over a hundred, of which every script names each that it may load.
 */
export const chunks: readonly (readonly [name: string, entries: RegExp])[] = [
  ['start', /^app\/main\./],
  ['page', /^app\/root\./],
  // What of the map the panel's scripts need as well: they work where the map's own is missing.
  ['shared', /^$/],
  ['map-view', /^map\/map-view\./],
  ['chips', /^panel\/markers\/filters\/filter-chip\./],
  // What comes by itself once the map is there.
  ['soon', /^(stores\/offline\/caching|panel\/watch-bottom-sheet)\./],
  [
    'card',
    /^panel\/(markers\/(more-of-marker|same-kind|show-name)|world\/(settlement|spot)-details)\./,
  ],
  [
    'changes',
    /^(ui\/toasts\/toast-stack|panel\/progress\/(notify-change|undo-last-step|storage-notice)|panel\/progress\/playthroughs\/(leave-deleted|shown-playthrough)|stores\/progress\/playthrough-list)\./,
  ],
  [
    'search',
    /^(stores\/markers\/isolate|panel\/markers\/search\/search-results|panel\/pins\/(pin-row|notes\/note-row))\./,
  ],
  ['look-up', /^stores\/markers\/create-look-up\./],
  // From here on dialogs, with what keeps the focus within them.
  ['pins', /^panel\/pins\/(pin-details|pins-tab|notes\/note-form)\./],
  [
    'lists',
    /^panel\/(markers\/filters\/(filter-override-notice|requirement-and-yield-filters)|markers\/list-tab|progress\/progress-tab|paged-list)\./,
  ],
  ['map-tools', /^map\/map-tools\/bars\/(?!spot-menu)/],
  ['routes', /^(stores|panel)\/routes\//],
  ['map-routes', /^map\/routes\//],
  ['menus', /^panel\/(more-menu|world\/world-chooser|markers\/nearest-dialog)\./],
  ['spot-menu', /^map\/map-tools\/bars\/spot-menu\./],
  [
    'settings',
    /^panel\/(settings\/(settings|shortcuts)-dialog|progress\/(recent-changes|undo-elsewhere-dialog)|progress\/playthroughs\/)/,
  ],
  ['files', /^panel\/files\//],
  ['poster', /^(panel|map)\/poster\//],
  ['live', /^map\/live\//],
  ['text-pages', /^(pages|i18n\/pages)\//],
  ['page-drawer', /^map\/basemap\/tiles\/page-drawer\./],
  // What is hardly ever needed.
  [
    'failures',
    /^(app\/(not-cached-root|error\/error-fallback)|panel\/settings\/notify-language-failed|map\/notify-unread-link|stores\/offline\/restore-activity)\./,
  ],
]

/** Scripts that are of no use without the map's. */
const ofMap = ['map-tools', 'map-routes', 'spot-menu', 'poster', 'live']

const nameOf = (index: number) => chunks[index]?.[0] ?? null
const indexOf = (name: string) => chunks.findIndex(([one]) => one === name)
const [shared, map] = [indexOf('shared'), indexOf('map-view')]

/** The name of the script that holds a module. @throws {Error} for what is loaded by itself and in no script */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  // What the builder adds of its own is needed everywhere.
  if (id.includes('rolldown/runtime')) return nameOf(0)
  const needed = neededBy(id, graph)
  const first = Math.min(...needed)
  const isShared = first === map && [...needed].some(worksWithoutMap)
  return Number.isFinite(first) ? nameOf(isShared ? shared : first) : null
}

function worksWithoutMap(index: number): boolean {
  return index > map && !ofMap.includes(nameOf(index) ?? '')
}

const known = new WeakMap<ModuleGraph, Map<string, ReadonlySet<number>>>()

/** The scripts, by their places in the list, whose first modules need a module. */
function neededBy(id: string, graph: ModuleGraph): ReadonlySet<number> {
  const ofGraph = known.get(graph) ?? new Map<string, ReadonlySet<number>>()
  known.set(graph, ofGraph)
  const before = ofGraph.get(id)
  if (before) return before
  const needed = new Set<number>()
  const seen = new Set<string>()
  const waiting = [id]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (seen.has(one)) continue
    seen.add(one)
    const info = graph.getModuleInfo(one)
    if (!info) continue
    const begins = info.dynamicImporters.length > 0 || /\/app\/main\.tsx?$/.test(one)
    if (begins) needed.add(chunkThatBeginsWith(one))
    waiting.push(...info.importers)
  }
  ofGraph.set(id, needed)
  return needed
}

function chunkThatBeginsWith(id: string): number {
  const file = id.replaceAll(path.sep, '/').replace(source, '')
  const index = chunks.findIndex(([, entries]) => entries.test(file))
  if (index < 0)
    throw new Error(`${file} is loaded by itself: say in tools/site/chunks.ts with what.`)
  return index
}
