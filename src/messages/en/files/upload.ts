import type { ImportSource } from '../../../domain/files/import/formats.ts'
import type { Imported } from '../../../domain/files/import/imported.ts'
import type { UnknownReason } from '../../../domain/files/unknown-entries.ts'
import type { PinFigures } from '../../../domain/files/merge-pins.ts'
import type {
  AcceptedUpload,
  SkipReason,
  UploadProblem,
  UploadFigures,
} from '../../../domain/files/read-upload.ts'
import { mergedPinWords } from '../amounts.ts'
import { figure } from '../figure.ts'

export const upload = {
  /** What a file adds to the list, for the toast and for the question before it. */
  summary: ({ added, notOnMap, alreadyKnown, skipped }: UploadFigures, pins: PinFigures) => {
    const words = [
      added > 0 ? addedWords(added, notOnMap) : '',
      alreadyKnown > 0 ? `${figure(alreadyKnown)} already known` : '',
      skippedWords(skipped),
      ...mergedPinWords(pins),
    ]
      .filter(Boolean)
      .join(', ')
    if (added + pins.added + pins.changed + pins.deleted > 0) return words
    return `Nothing new: ${words || 'the list in the file is empty'}`
  },

  reading: 'Reading the file',
  merging: 'Merging the file',
  cancelReading: 'Cancel',

  problem: (problem: UploadProblem): string => {
    switch (problem.kind) {
      case 'extension':
        return `The file’s name does not end in ${oneOf(problem.endings)}. Choose a backup made with the Backup button, or a file of another map.`
      case 'too-large':
        return `The file is ${figure(Math.ceil(problem.bytes / 1e6))} MB; a backup is far smaller. Choose a backup made with the Backup button.`
      case 'unreadable':
        return 'The browser could not read the file. Move it somewhere else on this device and try again.'
      case 'empty':
        return 'The file is empty. Choose a backup made with the Backup button.'
      case 'encoding':
        return 'The file’s letters could not be read: they are neither UTF-8 nor UTF-16. Save it again as UTF-8, or choose another copy.'
      case 'not-json':
        return notJson[problem.looksLike]
      case 'too-deep':
        return 'The file holds lists within lists, more than 100 levels deep; a backup has two. Choose a backup made with the Backup button.'
      case 'too-many':
        return 'The file holds more than 100,000 entries or fields, or fields of more than 10,000 names, far more than any backup. Choose a backup made with the Backup button.'
      case 'hostile':
        return `The file holds a field that could do harm (${problem.name}), which no backup has. Choose a backup made with the Backup button.`
      case 'newer-version':
        return 'This backup was made by a newer version of the map. Reload the page to get that version, then upload it again.'
      case 'not-csv':
        return 'The file is no table of places. Its first line should name the columns x, y and name.'
      case 'too-many-columns':
        return 'The table has more than 100 columns. Keep those called x, y, name and note, and upload it again.'
      case 'too-many-pins':
        return 'The file holds more than 10,000 pins, more than a backup can. Leave out those that you do not need, and upload it again.'
      case 'no-world':
        return 'The places of this map are not loaded, so the file could not be compared with them. Reload the page and upload it again.'
      case 'nothing-known':
        return `Nothing in the file is on this map${problem.unknown.length > 0 ? `: ${unknownWords(problem.unknown)}` : ', or it is empty'}. Nothing was changed.`
      case 'no-bounds':
        return `The wiki’s map does not say where its places lie: “${problem.field}” is missing, or is not of a kind that can be read. Copy the whole map from the wiki, and upload it again.`
      case 'schema':
        return problem.field === ''
          ? `The file is not a list of discovered markers: ${problem.message}.`
          : `The file is not a list of discovered markers: ${problem.field}: ${problem.message}.`
    }
  },

  /** What another map's file adds, for the toast. */
  importSummary: (
    figures: Pick<UploadFigures, 'added' | 'alreadyKnown'>,
    pins: PinFigures,
    { unknown }: Pick<Imported, 'unknown'>,
  ) =>
    [
      figures.added > 0 ? `${figure(figures.added)} new` : '',
      figures.alreadyKnown > 0 ? `${figure(figures.alreadyKnown)} already known` : '',
      ...mergedPinWords(pins),
      unknown.length > 0 ? unknownWords(unknown) : '',
    ]
      .filter(Boolean)
      .join(', '),

  importQuestion: {
    description: 'It comes from another map. Nothing has been merged yet.',
    sources: {
      'newer-fan-map': 'the newer fan map’s list',
      'older-fan-map': 'the older fan map’s backup',
      tracker: 'the tracker script’s list',
      datamaps: 'a wiki’s map (DataMaps)',
      fandom: 'a wiki’s map (Fandom)',
      geojson: 'GeoJSON',
      csv: 'a table',
    } satisfies Record<ImportSource, string>,
    matched: 'Found on this map',
    matchedWords: ({ added, alreadyKnown }: Pick<UploadFigures, 'added' | 'alreadyKnown'>) => {
      const total = added + alreadyKnown
      if (total === 0) return 'No places'
      return `${figure(total)} ${total === 1 ? 'place' : 'places'}: ${figure(added)} new, ${figure(alreadyKnown)} already known`
    },
    pins: 'Become pins of yours',
    pinWords: (figures: PinFigures) => mergedPinWords(figures).join(', '),
    unknown: 'Unknown, and left out',
    unknownReason: (why: UnknownReason, count: number) =>
      `${figure(count)}: ${unknownReasons[why]}`,
  },

  question: {
    title: 'Merge this file?',
    /** Why the player is asked. */
    description: (why: 'doubt' | 'conflict' | 'other-page') =>
      `${reasons[why]} Nothing has been merged yet.`,
    confirm: 'Merge',
    cancel: 'Cancel',
    file: 'File',
    readAs: 'Read as',
    sources: {
      backup: 'a backup',
      list: 'a list of marker numbers',
    } satisfies Record<AcceptedUpload['source'], string>,
    playthrough: 'Playthrough of the file',
    fileMap: 'Made for',
    noName: 'a map without a name',
    thisMap: 'This map',
    otherMapHint: 'Its numbers may stand for other places here.',
    leftOut: 'Not taken',
    leftOutHint: 'The file holds more than marks and pins. Only those are merged.',
    moreFields: (amount: number) => `and ${figure(amount)} more`,
    result: 'Merging gives',
  },
}

const reasons = {
  doubt: 'It is not plainly a backup of this map.',
  conflict: 'It would take the place of words of your own.',
  'other-page': 'It is the backup of this map that you chose on another world’s page.',
}

/** `.json, .geojson or .csv` */
function oneOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last
}

const unknownReasons: Readonly<Record<UnknownReason, string>> = {
  'no-such-place': 'no such place within 1 m',
  'unknown-kind': 'unknown kind',
  outside: 'outside this map',
  'no-name': 'without a name',
  unreadable: 'no coordinate could be read',
}

function unknownWords(unknown: Imported['unknown']): string {
  const total = unknown.reduce((sum, { count }) => sum + count, 0)
  const reasons = unknown.map(({ why, count }) => `${figure(count)} ${unknownReasons[why]}`)
  return `${figure(total)} unknown (${reasons.join(', ')})`
}

const notJson = {
  'web page': 'The file is a web page, not a backup. Choose a backup made with the Backup button.',
  picture: 'The file is a picture, not a backup. Choose a backup made with the Backup button.',
  'cut off': 'The file is not complete JSON; it may have been cut off. Choose another copy of it.',
  damaged: 'The file is not valid JSON; something in it was changed. Choose another copy of it.',
  other: 'The file does not hold JSON. Choose a backup made with the Backup button.',
} as const

function addedWords(added: number, notOnMap: number): string {
  const words = `${figure(added)} new`
  if (notOnMap === 0) return words
  return `${words} (${figure(notOnMap)} not on this map, kept for your next backup)`
}

/** In this order, whatever the file's. */
const skipWords: Readonly<Record<SkipReason, string>> = {
  negative: 'negative',
  fractional: 'fractional',
  text: 'text',
  'too-large': 'too large',
  other: 'of another kind',
}

function skippedWords(skipped: UploadFigures['skipped']): string {
  if (skipped.length === 0) return ''
  const total = skipped.reduce((sum, { count }) => sum + count, 0)
  const reasons = (Object.keys(skipWords) as SkipReason[]).flatMap((reason) =>
    skipped
      .filter(({ why }) => why === reason)
      .map(({ count }) => `${figure(count)} ${skipWords[reason]}`),
  )
  const onlyOther = skipped.every(({ why }) => why === 'other')
  const why = onlyOther ? 'not marker numbers' : `not marker numbers: ${reasons.join(', ')}`
  return `${figure(total)} skipped (${why})`
}
