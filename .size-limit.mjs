import { readdirSync } from 'node:fs'
import path from 'node:path'
import { firstScriptsLimit, sizeLimits } from './pipeline/size-limits.mjs'

/** Scripts that are loaded when something first needs them, by what their names begin with. */
const later = [
  'map-view',
  'land-worker',
  'page-painter',
  'service-worker',
  'settings-dialog',
  'spot-menu',
  'measure-bar',
  'nearest-dialog',
  'shortcuts-dialog',
  'create-look-up',
  'search-results',
  'settlement-details',
  'settlement',
  'paged-list',
  'uncover-map',
  'read-worker',
  'words-question',
  'undo-elsewhere-dialog',
  'shown-playthrough',
  'playthrough-row',
  'text-field',
  'confirm-dialog',
  'check-box',
  'choice',
  'toast-stack',
  'send-dialog',
  'receive-dialog',
  'transfer-link',
  'lasso-bar',
  'requirement-and-yield-filters',
  'progress-tab',
  'checklist-row',
  'list-tab',
  'pin-details',
  'pin-drawings',
  'pins-tab',
  'pin-picture',
  'pin-row',
  'note-form',
  'note-row',
  'use-draft',
  'dialog',
  'returning-focus',
  'dist',
  'es2015',
  'file-messages',
  'show-name',
  'stack-chooser',
  'use-tools',
  'map-tools',
  'report-line',
  'other-world-dialog',
  'handed-file',
  'use-upload',
  'where-from',
  'later-messages',
  'back-path',
  'world-chooser',
  'other-worlds',
  'peek-discovered',
  'storage-notice',
  'not-kept-root',
  'kept-files',
  'playthrough-actions',
  'leave-deleted',
  'stepped-move',
  'unkept',
  'only',
  'undo-filters',
  'laid-notice',
  'filter-chip',
  'more-menu',
  'same-kind',
  'shortcut-chips',
  'laid-filters-messages',
  'watch-sheet',
  'live-map',
  'live-messages',
  'live',
  'game-metres',
]

const worlds = path.resolve(import.meta.dirname, process.env.WORLDS_FOLDER ?? 'worlds')
const ids = readdirSync(worlds, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name)

/** @param {number} bytes */
const kilobytes = (bytes) => `${bytes / 1000} kB`

/** What `npm run size` measures: the page's own files, and two of each world. */
export default [
  {
    name: 'Scripts of the first page, without the map’s',
    path: ['dist/assets/*.js', `!dist/assets/{${later.join()}}-*.js`, '!dist/assets/*-page-*.js'],
    limit: kilobytes(firstScriptsLimit(ids.length)),
    brotli: true,
  },
  {
    name: 'Map script, loaded lazily',
    path: 'dist/assets/map-view-*.js',
    limit: '23.7 kB',
    brotli: true,
  },
  { name: 'Land’s worker', path: 'dist/assets/land-worker-*.js', limit: '22 kB', brotli: true },
  { name: 'Styles', path: 'dist/assets/*.css', limit: '13.9 kB', brotli: true },
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
        name: `Roads of ${id}, loaded with the first way`,
        path: `${folder}/network.json`,
        limit: kilobytes(network),
        brotli: true,
      },
    ]
  }),
]
