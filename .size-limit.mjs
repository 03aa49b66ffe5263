import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { firstScriptsLimit, sizeLimits } from './pipeline/size-limits.mjs'

const assets = path.resolve(import.meta.dirname, 'dist/assets')
const scripts = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.js')) : []

/** Returns a script and all its static imports, as file names of the build. @param {string} name */
function loadedWith(name) {
  const found = new Set()
  const waiting = scripts.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const text = readFileSync(path.join(assets, file), 'utf8')
    for (const [, next = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      waiting.push(next)
    }
  }
  return [...found]
}

const first = [...new Set([...loadedWith('start'), ...loadedWith('page')])]
const map = loadedWith('map-view').filter((file) => !first.includes(file))
const later = scripts.filter((file) => !first.includes(file) && !map.includes(file))

const worlds = path.resolve(import.meta.dirname, process.env.WORLDS_FOLDER ?? 'worlds')
const ids = readdirSync(worlds, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name)

/** @param {number} bytes */
const kilobytes = (bytes) => `${bytes / 1000} kB`

/** @param {string} name @param {readonly string[]} files Names in `dist/assets`. @param {string} limit */
const ofScripts = (name, files, limit) => ({
  name,
  path: files.map((file) => `dist/assets/${file}`),
  limit,
  brotli: true,
})

/**
 * Sizes that `npm run size` measures after brotli compression: the first page, the scripts that the map adds, each
 * later script, the styles, and a world's data. The file names of the build's scripts tell them apart.
 */
export default [
  ofScripts('Scripts of the first page', first, kilobytes(firstScriptsLimit(ids.length))),
  ofScripts('Scripts of the map', map, '33 kB'),
  {
    name: 'The element for pages of other sites',
    path: 'dist/itinerarium-map.js',
    limit: '1 kB',
    brotli: true,
  },
  ...later.map((file) => ofScripts(`Later: ${file}`, [file], '36 kB')),
  {
    name: 'Styles of the first page',
    path: 'dist/assets/start-*.css',
    limit: '11 kB',
    brotli: true,
  },
  { name: 'Styles', path: 'dist/assets/*.css', limit: '17.6 kB', brotli: true },
  ...ids.flatMap((id) => {
    const { world, geography, network } = sizeLimits(id)
    const folder = `dist/data/${id}`
    return [
      {
        name: `Markers, types, places and glyphs of ${id}`,
        path: `${folder}/world.json`,
        limit: kilobytes(world),
        brotli: true,
      },
      {
        name: `Land of ${id}`,
        path: `${folder}/geography.json`,
        limit: kilobytes(geography),
        brotli: true,
      },
      {
        name: `Roads of ${id}, loaded with the first route`,
        path: `${folder}/network.json`,
        limit: kilobytes(network),
        brotli: true,
      },
    ]
  }),
]
