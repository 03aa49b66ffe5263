import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { firstScriptsLimit, sizeLimits } from './pipeline/size-limits.mjs'

const assets = path.resolve(import.meta.dirname, 'dist/assets')
const scripts = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.js')) : []

/** A script and all that it imports at once, as the build has written it. @param {string} name */
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

/** @param {string} name @param {readonly string[]} files of `dist/assets` @param {string} limit */
const ofScripts = (name, files, limit) => ({
  name,
  path: files.map((file) => `dist/assets/${file}`),
  limit,
  brotli: true,
})

/**
 * What `npm run size` measures, compressed with brotli: the first page, what the map adds to it, each script that comes
 * later, the styles, and a world's data. Which script is which, the scripts themselves tell.
 */
export default [
  ofScripts('Scripts of the first page', first, kilobytes(firstScriptsLimit(ids.length))),
  ofScripts('Scripts of the map', map, '32 kB'),
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
