import path from 'node:path'
import { parseSync } from 'vite'

/** Words that the project no longer uses in names, each with the field's word. ARCHITECTURE.md explains what is ours alone. */
export const oldWords: Readonly<Record<string, string>> = {
  way: 'route',
  ways: 'routes',
  stretch: 'edge',
  stretches: 'edges',
  anchor: 'snapped point',
  tour: 'trip',
  tours: 'trips',
  gait: 'travel mode',
  journey: 'end-to-end test',
  journeys: 'end-to-end tests',
  look: 'basemap style',
  looks: 'basemap styles',
  sheet: 'map bounds',
  sheets: 'map bounds',
  plate: 'label',
  plates: 'labels',
  badge: 'marker icon',
  badges: 'marker icons',
  stamp: 'symbol',
  stamps: 'symbols',
  brush: 'tile painter',
  plane: 'pane',
  aim: 'crosshair',
  pad: 'pan buttons',
  obstruction: 'viewport padding',
  obstructions: 'viewport padding',
  covered: 'viewport padding',
  laid: 'filter override',
  keeper: 'progress repository',
  keepers: 'progress repositories',
  mirror: 'local replica',
  keeping: 'caching',
  handed: 'session restore',
  said: 'message',
  say: 'notify',
  says: 'notifies',
  speak: 'setLocale',
  spoken: 'localized',
}

/** Names that hold such a word and stay, by why they do. */
export const exempt: Readonly<Record<string, readonly string[]>> = {
  'a key that is stored': ['look', 'showNamePlates', 'way', 'wayKind', 'wayReach'],
  'a key of a file of a world': ['plateSize', 'spoken', 'ways'],
  'of the platform': [
    'CSSStyleSheet',
    'HTMLAnchorElement',
    'adoptedStyleSheets',
    'padEnd',
    'padStart',
    'speak',
    'timeStamp',
  ],
  'the sheet at a phone’s lower edge': [
    'BottomSheet',
    'BottomSheetParts',
    'BottomSheetPlace',
    'bottomSheet',
    'useBottomSheet',
    'watch-bottom-sheet',
    'watchBottomSheet',
  ],
  'the search’s look-up': [
    'LookUp',
    'LookUpOptions',
    'create-look-up',
    'createLookUp',
    'load-look-up',
    'loadLookUp',
    'look-up',
    'lookUp',
    'lookUps',
    'makeLookUp',
  ],
  'a verb in its plain sense': [
    'handed',
    'lookAgainAfter',
    'lookAhead',
    'lookAt',
    'lookForDeleted',
    'lookForNameless',
    'lookForUpdate',
    'lookForUpdates',
    'looks',
    'looksLike',
    'stopKeepingApart',
  ],
  'what a thing hangs from, or is fixed to': ['anchor'],
  'the area that tiles cover': ['coveredArea'],
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Every name in a file's text: its identifiers, or the classes and custom properties of a style sheet. @throws {SyntaxError} */
export function namesIn(file: string, text: string): ReadonlySet<string> {
  const names = new Set<string>()
  if (file.endsWith('.css')) {
    for (const [, name] of text.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?:\.|--)([a-z][\w-]*)/g)) {
      if (name) names.add(name)
    }
    return names
  }
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new SyntaxError(`${file} cannot be parsed.`)
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null && 'type' in value) {
      const node = value as Node
      if (node.type.endsWith('Identifier') && typeof node['name'] === 'string')
        names.add(node['name'])
      Object.values(node).forEach(visit)
    }
  }
  visit(program)
  return names
}

/** The words of a name, small: `lastEnd`, `last-end` and `LAST_END` have the same two. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
}

/** What of a name is to be called otherwise, in a sentence each. */
function complaints(name: string, at: string): readonly string[] {
  if (Object.values(exempt).some((names) => names.includes(name))) return []
  return wordsOf(name)
    .filter((word) => Object.hasOwn(oldWords, word))
    .map((word) => `${at}: "${name}" says "${word}"; the word is "${oldWords[word]}".`)
}

/** @param file below `src/`, with slashes */
export function complaintsAbout(file: string, text: string): readonly string[] {
  const parts = file.split('/').map((part) => path.parse(part).name.replace(/\.test$/, ''))
  return [
    ...parts.flatMap((part) => complaints(part, file)),
    ...[...namesIn(file, text)].flatMap((name) => complaints(name, file)),
  ]
}
