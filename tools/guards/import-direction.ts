import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Folders that every feature may import. */
const machines = 'platform world records geometry ui i18n storage basemap map'

/**
 * The folders that each folder of `src/` and each feature of `src/features/` may import, besides npm packages. Features
 * may import the machines as well. Cycles are forbidden: if a lower feature needs a higher one, it offers a slot that
 * the higher one fills (`src/platform/slot.ts`).
 */
const table: Readonly<Record<string, string>> = {
  platform: '',
  geometry: '',
  world: 'platform geometry',
  records: 'platform geometry world',
  ui: 'platform',
  i18n: 'platform world',
  storage: 'platform',
  // The land is lettered in the fonts of the page.
  basemap: 'platform world geometry ui',
  map: 'platform world records geometry ui i18n basemap',
  chunks: '',
  selection: '',
  worlds: '',
  pictures: '',
  progress: 'chunks pictures selection worlds',
  settings: '',
  viewport: 'worlds',
  pins: 'chunks pictures selection worlds progress settings viewport',
  places: 'chunks selection worlds settings viewport',
  filters: 'chunks selection worlds progress settings viewport pins places',
  links: '',
  addresses: 'selection worlds viewport places filters links',
  'map-tools': 'worlds',
  live: 'chunks worlds progress settings viewport filters addresses map-tools offline',
  'treasure-maps': 'worlds',
  search:
    'chunks links selection worlds progress settings viewport pins places filters treasure-maps',
  shapes: 'selection worlds progress viewport pins filters map-tools',
  routes:
    'chunks selection worlds progress settings viewport pins places filters live search shapes',
  areas: 'chunks worlds progress settings viewport places filters shapes routes',
  markers: 'selection worlds progress viewport filters',
  cards:
    'chunks selection worlds progress settings viewport pins places filters links treasure-maps search shapes routes areas markers',
  quests:
    'selection worlds progress settings viewport pins places filters links search routes cards',
  checklists: 'chunks worlds progress settings viewport filters treasure-maps routes areas quests',
  files: 'chunks pictures worlds progress filters',
  languages: 'worlds settings',
  land: 'worlds settings addresses languages',
  'copy-file': 'chunks progress',
  embedding: 'selection worlds progress viewport filters addresses',
  offline: 'chunks worlds settings viewport languages',
  playthroughs: 'selection worlds progress pins',
  posters: 'chunks worlds progress settings viewport pins filters shapes routes land',
  transfer: 'chunks pictures worlds progress pins links files',
  app: `${machines} embedding chunks pictures selection worlds progress settings viewport pins places filters links addresses map-tools live treasure-maps search shapes routes areas markers cards quests checklists files languages land offline playthroughs posters transfer copy-file`,
  start: `${machines} app embedding chunks pictures selection worlds settings addresses search languages land offline`,
  // Fakes and samples that only tests import.
  testing: `${machines} app start embedding chunks pictures selection worlds progress settings viewport pins places filters links addresses map-tools live treasure-maps search shapes routes areas markers cards quests checklists files languages land offline playthroughs posters transfer copy-file`,
  // Checks and builds the worlds. Its tests may also import the models of features.
  pipeline: 'platform world geometry i18n basemap',
}

export const features = Object.keys(table).filter(
  (unit) =>
    !/^(platform|geometry|world|records|ui|i18n|storage|basemap|map|app|start|testing|pipeline)$/.test(
      unit,
    ),
)

const listOf = (text: string) => text.split(' ').filter(Boolean)

/** The entire table, with {@link machines} added for features. */
export const mayUse: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(table).map(([unit, used]) => [
    unit,
    [...listOf(used), ...(features.includes(unit) ? listOf(machines) : [])],
  ]),
)

/** Folder names that are forbidden because they say nothing about the content. */
const drawers = ['utils', 'helpers', 'hooks', 'lib', 'common']

/** Packages and, below, globals that the files of `model/` folders must not use. */
const impure = /^(react|react-dom|react-[a-z-]+|zustand|wouter|@radix-ui\/.*|clsx)(\/|$)/
const dom = /(?<![.\w$])(window|document|navigator|localStorage|sessionStorage)\s*\./

/**
 * Finds imports against the rules in a folder that holds `src/` and `pipeline/`. Follows every quoted relative path,
 * whatever it is for: types by `import('...').Type`, workers, globs, template strings and detours.
 *
 * @returns A sentence for each breach.
 */
export function breaches(folder: string): string[] {
  const files = ['src', 'pipeline'].flatMap((area) => filesBelow(path.join(folder, area)))
  return files.flatMap((file) => {
    const name = path.relative(folder, file).replaceAll('\\', '/')
    const drawer = name.split('/').find((part) => drawers.includes(part))
    const found = drawer === undefined ? [] : [`${name} lies in a drawer called ${drawer}`]
    if (!/\.tsx?$/.test(name) || name.endsWith('.d.ts')) return found
    const source = readFileSync(file, 'utf8')
    for (const target of targetsOf(name, source)) {
      if (isTest(name) ? !isProgram(target) : mayReach(name, target)) continue
      found.push(`${name} reaches into ${target}`)
    }
    return isModel(name) && !isTest(name) ? [...found, ...impurities(name, source)] : found
  })
}

/** Returns a sentence for each use of React, a store or the page in a file of a `model/` folder. */
function impurities(name: string, source: string): readonly string[] {
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
 * Returns the unit of a file: `pins` for `src/features/pins/ui/pin-row.tsx`, `map` for `src/map/screen.ts`, otherwise
 * its top folder.
 */
export function unitOf(name: string): string {
  const [top = '', area = '', feature = ''] = name.split('/')
  if (top !== 'src') return top
  return area === 'features' ? feature : area.replace(/\.tsx?$/, '')
}

function isModel(name: string): boolean {
  return /^src\/features\/[^/]+\/model\//.test(name)
}

function mayReach(name: string, target: string): boolean {
  const [from, to] = [unitOf(name), unitOf(target)]
  // Outside `src/`, code must not be imported, but data may be.
  if (!Object.hasOwn(mayUse, to)) return !isProgram(target) && !target.startsWith('src/')
  if (from !== to && mayUse[from]?.includes(to) !== true) return false
  // Files of `model/` folders import only other `model/` folders and the units below.
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
