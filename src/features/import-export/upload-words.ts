import { cutText } from '../../platform/characters.ts'
import type { Imported } from './model/import/imported.ts'
import {
  hasChanges,
  type MarkFigures,
  type MergeFigures,
  type PinFigures,
} from './model/plan-merge.ts'
import type { Misfit, SkipReason, UploadProblem } from './model/read-upload.ts'
import { toolMessages } from '../../i18n/generated/tools.ts'
import { joinList } from '../../i18n/compose/first-sentences.ts'

export function uploadSummary(figures: MergeFigures): string {
  const { added, notOnMap, alreadyKnown, skipped, quests, sets, pictures } = figures.marks
  const { did, nothingNew, nothingNewEmpty } = toolMessages.upload
  const words = joinList([
    added === 0 ? '' : notOnMap === 0 ? did.added(added) : did.addedOff(added, notOnMap),
    alreadyKnown > 0 ? did.known(alreadyKnown) : '',
    quests > 0 ? did.quests(quests) : '',
    sets && sets.added > 0 ? did.sets(sets.added) : '',
    sets && sets.left > 0 ? did.setsLeft(sets.left) : '',
    skippedWords(skipped),
    ...pinChanges(figures.pins),
    pictures && pictures.kept > 0 ? did.pictures(pictures.kept) : '',
    pictures && pictures.left > 0 ? did.picturesLeft(pictures.left) : '',
    pictures && pictures.broken > 0 ? did.picturesBroken(pictures.broken) : '',
  ])
  if (hasChanges(figures)) return words
  return words === '' ? nothingNewEmpty : nothingNew(words)
}

export function importSummary(
  { marks: { added, alreadyKnown }, pins }: MergeFigures,
  { unknown }: Pick<Imported, 'unknown'>,
): string {
  const { did } = toolMessages.upload
  return joinList([
    added > 0 ? did.added(added) : '',
    alreadyKnown > 0 ? did.known(alreadyKnown) : '',
    ...pinChanges(pins),
    unknown.length > 0 ? unknownWords(unknown) : '',
  ])
}

export function matchedWords({
  added,
  alreadyKnown,
}: Pick<MarkFigures, 'added' | 'alreadyKnown'>): string {
  const { noneMatched, amountMatched } = toolMessages.upload.importQuestion
  const total = added + alreadyKnown
  return total === 0 ? noneMatched : amountMatched(total, added, alreadyKnown)
}

const maxNameLength = 60

export function uploadProblem(problem: UploadProblem): string {
  const texts = toolMessages.upload.problem
  switch (problem.kind) {
    case 'extension':
      return texts.extension(oneOf(problem.endings))
    case 'too-large':
      return texts['too-large'](Math.ceil(problem.bytes / 1e6), problem.most / 1e6)
    case 'not-json':
      return toolMessages.upload.notJson[problem.looksLike]
    case 'hostile':
      return texts.hostile(problem.name)
    case 'unknown-encoding':
      return texts['unknown-encoding'](problem.name.slice(0, maxNameLength))
    case 'nothing-known':
      return nothingKnown(problem)
    case 'no-bounds':
      return texts['no-bounds'](problem.field)
    case 'other-numbers':
      return texts['other-numbers'](cutText(problem.system, maxNameLength))
    case 'schema':
      return problem.field === ''
        ? texts.schema(misfitWords(problem.misfit))
        : texts.schemaField(problem.field, misfitWords(problem.misfit))
    case 'unreadable':
    case 'empty':
    case 'encoding':
    case 'too-deep':
    case 'too-many':
    case 'too-many-marks':
    case 'newer-version':
    case 'not-csv':
    case 'not-xml':
    case 'too-many-columns':
    case 'too-many-pins':
    case 'no-world':
    case 'degrees':
      return texts[problem.kind]
  }
}

function nothingKnown({ unknown, held = [] }: Pick<Imported, 'unknown' | 'held'>): string {
  const { problem: texts, heldHints } = toolMessages.upload
  const addresses = unknown.find(({ why }) => why === 'address')
  const things = heldWords(held)
  if (unknown.length > (addresses ? 1 : 0))
    return texts.unknown(joinList([unknownWords(unknown), ...things]))
  if (addresses) things.push(toolMessages.upload.held.address(addresses.count))
  if (things.length === 0) return texts['nothing-known']
  const [only] = things.length === 1 ? held : []
  const hint = only?.what === 'track' || only?.what === 'link' ? only.what : 'place'
  return texts.held(joinList(things), heldHints[hint])
}

export function heldWords(held: Imported['held'] = []): string[] {
  const texts = toolMessages.upload.held
  return held.map(({ what, count }) =>
    what === 'description' ? texts.description : texts[what](count),
  )
}

/** Names of JSON types stay English in every language. */
function misfitWords(misfit: Misfit): string {
  const texts = toolMessages.upload.misfit
  if (misfit === 'missing') return texts.missing
  const { expected, received } = misfit
  const what =
    expected === 'marker-id' || expected === 'version-number' ? texts.kinds[expected] : expected
  return received === undefined ? texts.expected(what) : texts.received(what, received)
}

/** Returns `.json, .geojson or .csv`. */
function oneOf(endings: readonly string[]): string {
  const last = endings.at(-1) ?? ''
  return endings.length > 1
    ? toolMessages.upload.endings(joinList(endings.slice(0, -1)), last)
    : last
}

function unknownWords(unknown: Imported['unknown']): string {
  const { did, forReason, unknownReasons } = toolMessages.upload
  const total = unknown.reduce((sum, { count }) => sum + count, 0)
  const reasons = unknown.map(({ why, count }) => forReason(count, unknownReasons[why]))
  return did.unknown(total, joinList(reasons))
}

const skipReasons: readonly SkipReason[] = ['negative', 'fractional', 'text', 'too-large', 'other']

function skippedWords(skipped: MarkFigures['skipped']): string {
  if (skipped.length === 0) return ''
  const { did, forReason, skipWords } = toolMessages.upload
  const total = skipped.reduce((sum, { count }) => sum + count, 0)
  if (skipped.every(({ why }) => why === 'other')) return did.skipped(total)
  const reasons = skipReasons.flatMap((reason) =>
    skipped
      .filter(({ why }) => why === reason)
      .map(({ count }) => forReason(count, skipWords[reason])),
  )
  return did.skippedWhy(total, joinList(reasons))
}

const inOrder = [
  'added',
  'changed',
  'deleted',
  'alreadyKnown',
  'stayDeleted',
  'skipped',
  'outside',
] as const satisfies readonly (keyof PinFigures)[]

export function pinChanges(figures: PinFigures): readonly string[] {
  return inOrder
    .filter((what) => figures[what] > 0)
    .map((what) => toolMessages.pins.did[what](figures[what]))
}
