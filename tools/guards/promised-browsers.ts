// Checks whether the built site uses a feature that a promised browser lacks: `npm run browsers`. ADR 39 lists the
// promised browsers and the limits of this check.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { PlainError, root, runTool } from '../commands.mjs'

/** The oldest promised version of each browser, by its name in the compatibility data. */
export const promised = { chrome: 109, firefox: 115, safari: 16.4 } as const

/** Exceptions: features that are optional or tested for before use, and names of other things that look like one. */
const known: Readonly<Record<string, string>> = {
  '.checkVisibility': 'Zod and Radix ask for it',
  '.toHex': '@noble/hashes asks for it',
  '.fromHex': '@noble/hashes asks for it',
  '.showOpenFilePicker': 'is asked for: src/features/follow, src/features/import-export',
  '.queryPermission': 'is asked for: src/features/follow, src/features/import-export',
  '.showSaveFilePicker': 'is asked for: src/features/import-export',
  '.requestPermission': 'is asked for: src/features/import-export',
  '.createWritable': 'of a file that only browsers with pickers give: src/features/import-export',
  '.canShare': 'is asked for: src/ui/share.ts',
  '.wakeLock': 'is asked for: src/features/follow',
  '.requestWindow': 'is asked for: src/features/follow',
  '.setConsumer': 'is asked for: src/features/import-export/arriving-files.ts',
  '.released': 'of a wake lock',
  '.databases': 'an error is expected: src/storage/open-database.ts',
  '.imageSmoothingQuality': 'an area is less smooth without',
  '.createPolicy': 'is asked for: src/start/trusted-types.ts',
  '.fetchPriority': 'React sets it where there is such a thing',
  '.popover': 'React knows the name',
  '.startViewTransition': 'React asks for it',
  '.skipTransition': 'of a view transition',
  '.canIntercept': 'React asks for the navigation API',
  '.currentEntry': 'React asks for the navigation API',
  '.downlink': 'React asks for it',
  '.saveData': 'is asked for: src/features/offline/offline.ts',
  '.captureStackTrace': 'Zod asks for it',
  '.stackTraceLimit': 'is set where it means nothing',
  '.chunks': 'Fuse’s own',
  '.fileName': 'of a parser of saxes',
  '.flip': 'Floating UI’s own',
  '.hide': 'Floating UI’s own',
  '.marginLeft': 'a style',
  '.marginRight': 'a style',
  '.marginTop': 'a style',
  '.marginBottom': 'a style',
  '.div': 'an element of React',
  '.displayName': 'of a React component',
  '.createContext': 'of React',
  '.use': 'of React and Fuse',
  '.drop': 'ours: a spot is dropped',
  '.transfer': 'ours: a group of sentences',
  '.escape': 'ours: a group of sentences',
  '.Profiler': 'of React',
  '.delay': 'React’s own',
  '.alternate': 'React’s own',
  '.when': 'Zod’s own',
  '.yield': 'a setting of React’s scheduler',
  '.rotation': 'of a pin of another map',
  '.createObjectURL': 'stands on URL, which is renamed',
  '.caches': 'of a worker’s scope',
  ':has': 'where it is not known, something lies over something else: Firefox before 121',
  '@property': 'Tailwind has a second way',
  'color-mix()': 'stands within @supports',
}

interface Support {
  readonly version_added?: string | boolean | null
  readonly version_removed?: string | boolean
  readonly flags?: unknown
}

interface Compat {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> }
  readonly [name: string]: unknown
}

type Tree = Readonly<Record<string, Compat>>

const data = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@mdn/browser-compat-data/data.json'), 'utf8'),
) as {
  readonly api: Tree
  readonly javascript: { readonly builtins: Tree }
  readonly css: Readonly<Record<'at-rules' | 'properties' | 'selectors' | 'types', Tree>>
}

/** Whether a promised browser lacks a feature, or has it only under another name or behind a flag. */
function isUnsupported({ __compat }: Compat): boolean {
  return Object.entries(promised).some(([browser, version]) => {
    const entries = [__compat?.support[browser] ?? []].flat() as readonly Support[]
    return !entries.some(
      ({ version_added: added, flags }) =>
        typeof added === 'string' && !flags && Number(added.replace('≤', '')) <= version,
    )
  })
}

const builtins = data.javascript.builtins
const objects = [data.api, builtins, builtins['Intl'] as unknown as Tree].flatMap((tree) =>
  Object.entries(tree).filter(([name]) => name !== '__compat'),
)
/**
 * Whether a global object is too young, by its name. In `members`, a name that several objects share is too young
 * only if it is too young in all of them.
 */
const globals = new Map<string, boolean>()
const statics = new Map<string, boolean>()
const members = new Map<string, boolean>()
const ownMembers = new Set(Object.values(builtins).flatMap((one) => Object.keys(one)))
for (const [name, object] of objects) {
  if (object.__compat) globals.set(name, isUnsupported(object))
  for (const [key, member] of Object.entries(object) as [string, Compat][]) {
    if (key === '__compat' || !member.__compat || key.endsWith('_event')) continue
    const isUnsupportedName = isUnsupported(member)
    if (key.endsWith('_static'))
      statics.set(`${name}.${key.replace('_static', '')}`, isUnsupportedName)
    else {
      statics.set(`${name}.${key}`, isUnsupportedName)
      members.set(key, (members.get(key) ?? true) && isUnsupportedName)
    }
  }
}
for (const name of statics.keys()) {
  // A static member is not a member of the instances.
  const key = name.slice(name.indexOf('.') + 1)
  if (!members.has(key)) members.set(key, false)
}

/**
 * @param own Collects the names of members that the script's own objects define. A use of such a name is ignored in
 * all scripts.
 * @returns The features in a script that a promised browser lacks.
 */
export function findUnsupportedInScript(
  source: string,
  own = new Set<string>(),
): readonly string[] {
  const found = new Set<string>()
  const here = new Set<string>()
  visit(parseSync('script.js', source).program, (node) => {
    const { type, computed, key, object, property, callee, regex } = node
    const name = (one: unknown) => (one as { name?: string } | undefined)?.name ?? ''
    if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(type) && !computed)
      here.add(name(key))
    if (type === 'MemberExpression' && !computed) {
      const member = name(property)
      const whole = statics.get(`${name(object)}.${member}`)
      if (whole ?? members.get(member)) found.add(`.${member}`)
    }
    if (/^(New|Call)Expression$/.test(type) && globals.get(name(callee))) found.add(name(callee))
    if ((regex as { flags?: string } | undefined)?.flags?.includes('v')) found.add('/v')
  })
  // A member of a JavaScript built-in is ignored only in the script that defines a member of the same name.
  for (const name of here) if (!ownMembers.has(name)) own.add(name)
  return [...found].filter((name) => !here.has(name.slice(1)))
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) see(node as Node)
  for (const value of Object.values(node)) visit(value, see)
}

/** @returns The features in a style sheet that a promised browser lacks and that are essential. */
export function findUnsupportedInStyles(source: string): readonly string[] {
  const { properties, selectors, types } = data.css
  const all = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map((one) => one[1]))]
  const isUnsupportedName = (tree: Tree, name = '') =>
    tree[name] !== undefined && isUnsupported(tree[name])
  const functions = Object.assign({}, types, ...Object.values(types)) as Tree
  return [
    ...all(/@([\w-]+)/g)
      .filter((name) => isUnsupportedName(data.css['at-rules'], name))
      .map((name) => `@${name}`),
    ...all(/:([\w-]+)\(/g)
      .filter((name) => isUnsupportedName(selectors, name))
      .map((name) => `:${name}`),
    ...all(/[\s,(:]([a-z-]+)\(/g)
      .filter((name) => isUnsupportedName(functions, name))
      .map((name) => `${name}()`),
    // Browsers ignore unknown properties. Only those for layout are essential.
    ...all(/[{;]((?:grid|flex|inset|position|display|gap|translate|scale|rotate)[a-z-]*):/g)
      .filter((name) => isUnsupportedName(properties, name))
      .map((name) => `${name}:`),
    ...(/[{;}]\s*&/.test(source) ? ['nesting'] : []),
  ]
}

/** @returns A line for each feature that the built site uses and that is not in {@link known}. */
export function findUnsupportedInSite(folder: string): readonly string[] {
  const files = [
    ...readdirSync(path.join(folder, 'assets')).map((name) => `assets/${name}`),
    'sw.js',
    'itinerarium-map.js',
  ]
  const own = new Set<string>()
  const found = files.flatMap((file) => {
    const text = () => readFileSync(path.join(folder, file), 'utf8')
    if (file.endsWith('.css'))
      return findUnsupportedInStyles(text()).map((name) => ({ file, name }))
    if (!file.endsWith('.js')) return []
    return findUnsupportedInScript(text(), own).map((name) => ({ file, name }))
  })
  return found
    .filter(({ name }) => !Object.hasOwn(known, name) && !own.has(name.slice(1)))
    .map(({ file, name }) => `${file}: ${name}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runTool(async () => {
    const lines = findUnsupportedInSite(path.join(root, process.argv[2] ?? 'dist'))
    if (lines.length === 0) return
    throw new PlainError(
      `The built site uses what ${Object.entries(promised).join(' or ').replaceAll(',', ' ')} has not:\n${lines.join('\n')}\nDo without it, or ask for it first and list it in tools/guards/promised-browsers.ts.`,
    )
  })
}
