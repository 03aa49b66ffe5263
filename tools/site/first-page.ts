import path from 'node:path'

/** What the builder tells of a module: the part that is needed here. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly importers: readonly string[]
  } | null
}

const [app, map, panel] = ['app', 'map', 'panel'].map((folder) =>
  path.join(import.meta.dirname, '../../src', folder),
)

/**
 * Files of the first page: `start` for what the first script needs, which must not wait for the rest, `page` for
 * the rest, `map-view` for what the map adds to it, `shared` for what of that the panel's later chunks need as well,
 * and `chips` for what both rows of chips do. Chunks that load later are the builder's own business.
 *
 * Left to itself the builder gives every set of late chunks that share modules with the page a file of its
 * own: thirty files for the first page.
 */
export const firstPageFiles = [
  group('start', 2, isStart),
  group('page', 1, isPage),
  group('shared', 0.95, isShared),
  group('map-view', 0.9, isMap),
  group('chips', 0.8, (id, graph) => isLate(`${panel}/${chips}`, id, graph)),
]

/** @param priority of two groups that a module belongs to, the higher one has it */
function group(
  debugName: string,
  priority: number,
  has: (id: string, graph: ModuleGraph) => boolean,
) {
  const name = (id: string, graph: ModuleGraph) => (has(id, graph) ? debugName : null)
  return { debugName, name, priority }
}

/**
 * The files of what finds routes: `route-plan` for what asks for one, on every card, and `routes` for the rest. The builder
 * would make seven of them, and every page's scripts name each.
 */
export const routeFiles = [
  {
    priority: 0.6,
    // What others use as well stays with them.
    includeDependenciesRecursively: false,
    name: 'route-plan',
    test: /src\/(stores\/routes\/(plan-route|view-start)|panel\/routes\/route-button|domain\/routes\/route-points|i18n\/(route-messages|generated\/routes))\./,
  },
  {
    priority: 0.5,
    includeDependenciesRecursively: false,
    name: 'routes',
    test: /src\/((stores|domain)\/routes\/(beside|line-geometry|route-steps|route-finder|found-route|found-areas|trip\.|name-at)|map\/map-tools\/bars\/route-bar|i18n\/compose\/route-words)/,
  },
]

/** What hands a file to the browser, which the page after an error needs as well. */
export const downloadFiles = [
  {
    priority: 0.4,
    includeDependenciesRecursively: false,
    name: 'save-backup',
    test: /src\/(panel\/files\/save-backup|domain\/files\/backup-format)\./,
  },
]

/** Both rows of chips: the panel's, and the map's beside a closed panel. */
const chips = 'markers/filters/filter-chip.tsx'

function isMap(id: string, graph: ModuleGraph): boolean {
  return isLate(`${map}/map-view.tsx`, id, graph)
}

/** Whether more than the map needs one of its modules: such chunks work without the map's file, too. */
function isShared(id: string, graph: ModuleGraph): boolean {
  if (!isMap(id, graph)) return false
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) =>
    isMap(importer, graph)
      ? importer !== `${map}/map-view.tsx` && isShared(importer, graph)
      : !importer.startsWith(`${map}/`) && !isStart(importer, graph) && !isPage(importer, graph),
  )
}

function isPage(id: string, graph: ModuleGraph): boolean {
  return !isStart(id, graph) && reached(`${app}/root.tsx`, graph).has(id)
}

/** Whether a chunk that loads later needs a module that neither the first script nor the page has. */
function isLate(part: string, id: string, graph: ModuleGraph): boolean {
  return !isStart(id, graph) && !isPage(id, graph) && reached(part, graph).has(id)
}

function isStart(id: string, graph: ModuleGraph): boolean {
  return reached(`${app}/main.tsx`, graph).has(id)
}

const known = new WeakMap<object, Map<string, ReadonlySet<string>>>()

/** A module and everything that it imports, directly or not, without what it loads later. */
function reached(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const ofGraph = known.get(graph) ?? new Map<string, ReadonlySet<string>>()
  known.set(graph, ofGraph)
  const before = ofGraph.get(entry)
  if (before) return before
  const found = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  ofGraph.set(entry, found)
  return found
}
