import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What each area may import besides npm packages. `.oxlintrc.json` says the same in patterns. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  i18n: ['i18n'], // and types of the domain
  ui: ['ui'],
  stores: ['stores', 'domain', 'i18n'],
  map: ['map', 'stores', 'domain', 'ui', 'i18n'],
  panel: ['panel', 'stores', 'domain', 'ui', 'i18n'],
  pages: ['pages', 'stores', 'domain', 'ui', 'i18n'],
  app: ['app', 'pages', 'panel', 'map', 'stores', 'domain', 'ui', 'i18n'],
  pipeline: ['pipeline', 'domain', 'i18n'], // the form in which sentences are compiled
  // Fakes and samples: only tests may use them, which `crossings` sees to.
  testing: ['testing', 'app', 'pages', 'panel', 'map', 'stores', 'domain', 'ui', 'i18n'],
}
export const areas = Object.keys(mayImport)
const drawers = ['utils', 'helpers', 'hooks', 'lib', 'common']

export function folderOf(area: string): string {
  return area === 'pipeline' ? 'pipeline' : `src/${area}`
}

/**
 * What the linter's patterns do not see: it reads import statements and `import('...')`, but not
 * types by `import('...').Type`, workers, globs, template strings, or a detour such as
 * `../panel/../map/`. So this reads every relative path in quotes, whatever it is for, and
 * follows it.
 */
export function crossings(folder: string): string[] {
  const files = ['src', 'pipeline'].flatMap((area) => filesBelow(path.join(folder, area)))
  return files.flatMap((file) => {
    const name = path.relative(folder, file).replaceAll('\\', '/')
    const inDrawer = name.split('/').find((part) => drawers.includes(part))
    const wrong = inDrawer === undefined ? [] : [`${name} lies in a drawer called ${inDrawer}`]
    if (!/\.tsx?$/.test(name)) return wrong
    const source = readFileSync(file, 'utf8')
    const from = areaOf(name)
    for (const target of targetsOf(name, source)) {
      const area = areaOf(target)
      if (!mayReach(from, area) && !(isTest(name) && area === 'testing'))
        wrong.push(`${name} reaches into ${target}`)
    }
    return wrong
  })
}

/**
 * Within the domain a subject may use another, such as all of them `world` and `markers`, as long as what it uses
 * does not use that subject in turn, be it through further files: then neither can be read by itself.
 *
 * @returns what breaks that
 */
export function entanglements(folder: string): string[] {
  const uses = new Map<string, readonly string[]>()
  for (const file of filesBelow(path.join(folder, 'src/domain'))) {
    const name = path.relative(folder, file).replaceAll('\\', '/')
    if (name.endsWith('.ts') && !isTest(name)) {
      uses.set(name, targetsOf(name, readFileSync(file, 'utf8')))
    }
  }
  return [...uses].flatMap(([name, targets]) => {
    const subject = subjectOf(name)
    return targets
      .filter((target) => subjectOf(target) !== subject)
      .flatMap((target) => {
        const back = [...reachedFrom(target, uses)].find((file) => subjectOf(file) === subject)
        return back === undefined ? [] : [`${name} uses ${target}, which uses ${back}`]
      })
  })
}

/** `src/core/world/pin.ts` is about `pins`. */
function subjectOf(name: string): string | undefined {
  return name.split('/')[2]
}

function reachedFrom(
  start: string,
  uses: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set([start])
  // What is added while this runs is visited as well.
  for (const file of found) for (const next of uses.get(file) ?? []) found.add(next)
  return found
}

/** Every relative path in quotes, from the root. */
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

/** Files directly in `src` count as the app; what is neither source nor pipeline is named by its top folder. */
export function areaOf(name: string): string {
  const [top = '', next = ''] = name.split('/')
  if (top !== 'src') return top
  return areas.includes(next) ? next : 'app'
}

/** Other folders hold programs, which are out of bounds, or data, which is not. */
function mayReach(from: string, to: string): boolean {
  if (!areas.includes(to)) return !['tools', 'e2e', 'bench'].includes(to)
  // Messages may name types of the domain: the linter sees to it that it is types alone.
  return mayImport[from]?.includes(to) === true || (from === 'i18n' && to === 'domain')
}
