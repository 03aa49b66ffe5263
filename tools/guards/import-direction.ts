import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The folders of `src/` below the features, and what each may import. */
const foundations = {
  platform: '',
  geometry: '',
  world: 'platform geometry',
  records: 'platform geometry world',
  ui: 'platform',
  i18n: 'platform world',
  storage: 'platform',
  // The land is lettered in the fonts of the page.
  basemap: 'platform world geometry ui',
  map: 'platform world geometry ui basemap',
}

/**
 * The features, and which other features the state of each may import. The state is everything outside the folders
 * `ui/` and `map/`: rules, stores, storage. A feature that a lower one needs fills a slot (`src/platform/slot.ts`).
 */
const states = {
  worlds: '',
  print: 'worlds',
  chunks: '',
  settings: 'worlds',
  offline: 'chunks settings',
  viewport: 'worlds',
  card: 'chunks settings viewport worlds',
  lists: 'card worlds',
  progress: 'card chunks worlds',
  pins: 'card progress viewport worlds',
  filters: 'card chunks pins progress settings viewport worlds',
  follow: 'filters progress settings worlds',
  routes: 'card chunks filters follow pins progress settings viewport worlds',
  areas: 'routes viewport worlds',
  links: 'card filters viewport worlds',
  embed: 'card filters links progress viewport worlds',
  search: 'chunks links lists progress worlds',
  'start-view': 'links settings worlds',
  'import-export': 'chunks filters links pins progress',
  quests: 'card filters progress search settings worlds',
}

/**
 * For the views of a feature (its folders `ui/` and `map/`): the other features whose views they may import. Views may
 * also import the state of every feature.
 */
const views: Partial<Record<keyof typeof states, string>> = {
  filters: 'progress worlds',
  'import-export': 'progress',
  follow: 'progress',
  pins: 'progress',
  areas: 'filters',
  search: 'filters pins progress',
  routes: 'progress search',
  card: 'filters links pins routes worlds',
  quests: 'card links pins routes',
  lists: 'areas progress quests worlds',
  print: 'pins progress routes worlds',
}

export const features = Object.keys(states)

const listOf = (text: string) => text.split(' ').filter(Boolean)

const machines = Object.keys(foundations)

const viewOf = (feature: string) => `${feature}/ui`

const allBelowApp = [...machines, ...features, ...features.map(viewOf)]

/** For each unit, the units that it may import. {@link unitOf} names the units. */
export const mayUse: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(foundations).map(([unit, used]) => [unit, listOf(used)])),
  ...Object.fromEntries(
    Object.entries(states).map(([feature, used]) => [feature, [...machines, ...listOf(used)]]),
  ),
  ...Object.fromEntries(
    Object.keys(states).map((feature) => [
      viewOf(feature),
      [
        ...machines,
        ...features,
        ...listOf(views[feature as keyof typeof states] ?? '').map(viewOf),
      ],
    ]),
  ),
  app: allBelowApp,
  start: [...allBelowApp, 'app'],
  // Fakes and samples that only tests import.
  testing: [...allBelowApp, 'app', 'start'],
  // Checks and builds the worlds. Its tests may also import the models of features.
  pipeline: ['platform', 'world', 'geometry', 'i18n', 'basemap'],
}

/** Folder names that are forbidden because they say nothing about the content. */
const vagueFolderNames = ['utils', 'helpers', 'hooks', 'lib', 'common']

/** Packages and, below, globals that the files of `model/` folders must not use. */
const impure = /^(react|react-dom|react-[a-z-]+|zustand|wouter|@radix-ui\/.*|clsx)(\/|$)/
const dom = /(?<![.\w$])(window|document|navigator|localStorage|sessionStorage)\s*\./

/**
 * Finds imports against the rules in a folder that holds `src/` and `pipeline/`. Follows every quoted relative path,
 * whatever it is for: types by `import('...').Type`, workers, globs, template strings and detours.
 *
 * @returns A sentence for each breach.
 */
export function findBreaches(folder: string): string[] {
  const files = ['src', 'pipeline'].flatMap((area) => filesBelow(path.join(folder, area)))
  return files.flatMap((file) => {
    const name = path.relative(folder, file).replaceAll('\\', '/')
    const vagueName = name.split('/').find((part) => vagueFolderNames.includes(part))
    const found = vagueName === undefined ? [] : [`${name} lies in a drawer called ${vagueName}`]
    if (!/\.tsx?$/.test(name) || name.endsWith('.d.ts')) return found
    const source = readFileSync(file, 'utf8')
    for (const target of targetsOf(name, source)) {
      if (isTest(name) ? !isProgram(target) : mayReach(name, target)) continue
      found.push(`${name} reaches into ${target}`)
    }
    return isModel(name) && !isTest(name) ? [...found, ...findImpurities(name, source)] : found
  })
}

/** Returns a sentence for each use of React, a store or the page in a file of a `model/` folder. */
function findImpurities(name: string, source: string): readonly string[] {
  const packages = Array.from(source.matchAll(/from '([^.'][^']*)'/g), ([, from = '']) => from)
  const code = source.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*|'[^'\n]*'/g, '')
  return [
    ...packages
      .filter((from) => impure.test(from))
      .map((from) => `${name} is a rule and uses ${from}`),
    ...(dom.test(code) ? [`${name} is a rule and touches the page`] : []),
  ]
}

export function cyclesOf(uses: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const done = new Set<string>()
  const under: string[] = []
  const cycles: string[] = []
  const visit = (unit: string) => {
    if (done.has(unit)) return
    const at = under.indexOf(unit)
    if (at >= 0) {
      cycles.push([...under.slice(at), unit].join(' > '))
      return
    }
    under.push(unit)
    uses[unit]?.forEach(visit)
    under.pop()
    done.add(unit)
  }
  Object.keys(uses).forEach(visit)
  return cycles
}

/**
 * Returns the unit of a file: `pins` for `src/features/pins/pins.ts`, `pins/ui` for a file in the folder `ui/` or
 * `map/` of that feature, `map` for `src/map/screen.ts`. Outside `src/`, the unit is the top folder.
 */
export function unitOf(name: string): string {
  const [top = '', area = '', feature = '', folder = ''] = name.split('/')
  if (top !== 'src') return top
  if (area !== 'features') return area.replace(/\.tsx?$/, '')
  return folder === 'ui' || folder === 'map' ? viewOf(feature) : feature
}

function isModel(name: string): boolean {
  return /^src\/features\/[^/]+\/model\//.test(name)
}

function mayReach(name: string, target: string): boolean {
  const [from, to] = [unitOf(name), unitOf(target)]
  // Outside `src/`, code must not be imported, but data may be.
  if (!Object.hasOwn(mayUse, to)) return !isProgram(target) && !target.startsWith('src/')
  if (featureOf(from) !== featureOf(to) && mayUse[from]?.includes(to) !== true) return false
  // Files of `model/` folders may import only other `model/` folders and the five units named here.
  return (
    !isModel(name) ||
    to === 'world' ||
    to === 'records' ||
    to === 'platform' ||
    to === 'geometry' ||
    to === 'basemap' ||
    isModel(target)
  )
}

function featureOf(unit: string): string {
  return unit.replace(/\/ui$/, '')
}

function isProgram(name: string): boolean {
  return /^(tools|e2e|bench|playground)(\/|$)/.test(name)
}

function targetsOf(name: string, source: string): string[] {
  return Array.from(source.matchAll(/(['"`])(\.\.?\/[^'"`\n$]*)/g), ([, , to = '']) =>
    path.posix.join(path.posix.dirname(name), to),
  )
}

function isTest(name: string): boolean {
  return /\.test\.tsx?$/.test(name)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
