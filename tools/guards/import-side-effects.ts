/**
 * Finds code that acts when its module is loaded: it subscribes, listens, starts a timer, or writes something. Such
 * code runs in an order that is written down nowhere, also in tests and while pages are prerendered. Only entry points
 * may act; all else is called by `src/app/compose.tsx`, by a component or by an entry point.
 */
import { parseAst } from 'vite'

/** Modules that a page, a worker or the custom element starts with, below `src/`. */
export const entryPoints: readonly string[] = [
  'start/main.tsx',
  'basemap/land-worker.ts',
  'features/embed/element/itinerarium-map.ts',
  'features/import-export/ui/upload/read-worker.ts',
  'features/offline/worker/sw.ts',
  'features/print/map/poster-worker.ts',
  'features/routes/finding/route-worker.ts',
]

/** Names of functions that act. Their results may not be the value of a constant either. */
const acts =
  /^(?:subscribe|(?:add|remove)EventListener|set(?:Timeout|Interval|Item|State)|requestAnimationFrame|removeItem|(?:push|replace)State|postMessage|dispatchEvent|append|fetch|fill|mark|whenIdle|(?:begin|claim|follow|keep|on|register|take|watch)[A-Z]\w*)$/

const declarations =
  /^(?:Import|ExportAll|ExportDefault|ExportNamed|Function|Class|Variable|TS\w+)(?:Declaration)?$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly directive?: string
  readonly name?: string
  readonly callee?: Node
  readonly property?: Node
  readonly arguments?: readonly Node[]
}

/** Returns the first line of everything that acts when the module is loaded. */
export function findSideEffects(source: string, file: string): readonly string[] {
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const firstLine = ({ start, end }: Node) => source.slice(start, end).split('\n')[0] ?? ''
  return (program.body as unknown as readonly Node[]).flatMap((statement) => {
    if (statement.directive) return []
    if (!declarations.test(statement.type)) return firstLine(statement)
    return callsIn(statement).filter(isAct).map(firstLine)
  })
}

const isAct = ({ callee }: Node) => acts.test(nameOf(callee))

function nameOf(callee: Node | undefined): string {
  return callee?.name ?? callee?.property?.name ?? ''
}

/**
 * Returns the calls that loading the module makes. Functions wait until they are called, except a store's first state.
 */
function callsIn(node: unknown): readonly Node[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(callsIn)
  const { type, callee, arguments: given = [] } = node as Node
  if (/Function|^PropertyDefinition$/.test(type)) return []
  const inner = Object.values(node).flatMap(callsIn)
  if (type !== 'CallExpression') return inner
  const created = createsStore(callee)
    ? given.flatMap((each) => Object.values(each).flatMap(callsIn))
    : []
  return [node as Node, ...inner, ...created]
}

/** True for `create()` and `create<State>()()`. */
function createsStore(callee: Node | undefined): boolean {
  return nameOf(callee).startsWith('create') || nameOf(callee?.callee).startsWith('create')
}
