import { describe, expect, it } from 'vitest'
import type { Message, Part } from './read-messages.ts'
import { readLanguages } from './sentences.ts'

// Checks the rules of docs/wording.md that a script can check.

/** Words that a language's sentences no longer use, each with its replacement. */
const oldWords: Readonly<Record<string, readonly (readonly [old: RegExp, now: string])[]>> = {
  en: [
    [/discover/i, 'found'],
    [/\btick(ed|s)?\b|\bunmark/i, 'found, unfound'],
    [/still to find/i, 'unfound'],
    [/\b(way|ways)\b/i, 'route'],
    [/look of the land/i, 'map style'],
    [/\bround places\b/i, 'lasso'],
    [/farther/i, 'zoom out'],
    [/could not|cannot|was not|did not/i, 'couldn’t, can’t, wasn’t, didn’t'],
  ],
  de: [
    [/Nadel/, 'Pin'],
    [/Häkchen|abgehakt|abhak/i, 'gefunden'],
    [/Rundgang/, 'Tour'],
    [/Einlesen/, 'Importieren'],
    [/angesehen/i, 'besucht'],
  ],
  fr: [
    [/\bcoch(ée?s?|er|es)\b|décoch/i, 'trouvé'],
    [/tournée/i, 'circuit'],
    [/consulté/i, 'visité'],
    [/\bfiches?\b/i, 'détails'],
  ],
  es: [
    [/\bmarcas\b|desmarc/i, 'encontrado'],
    [/\bvistos\b/i, 'visitado'],
    [/rótulo/i, 'nombres'],
  ],
  it: [
    [/spunt/i, 'trovato'],
    [/targhett/i, 'nomi'],
  ],
  pl: [
    [/odhaczen|odznacz/i, 'znalezione'],
    [/obejrzan/i, 'odwiedzone'],
  ],
  cs: [
    [/nález|odznač/i, 'nalezeno'],
    [/prohlédnut/i, 'navštíveno'],
  ],
  ru: [
    [/булавк|булавок/i, 'метка'],
    [/(^|[^а-яё])отметк/i, 'найдено'],
    [/просмотрен/i, 'посещено'],
    [/обход/i, 'тур'],
  ],
  tr: [
    [/oynayış/i, 'oynanış'],
    [/bakıldı/i, 'ziyaret edildi'],
  ],
  zh: [
    [/记录/, '进度，已找到'],
    [/待寻找/, '未找到'],
    [/载入/, '导入'],
    [/编号/, 'ID'],
    [/巡游/, '行程'],
    [/圈选/, '套索'],
  ],
}

/** English messages whose wording is fixed by the specification, and long legal texts, which may use any word. */
const fixed =
  /^(card_discovered|settings_manage|settings_clearQuestion|toasts_uploadMerged|toasts_cleared|confirm_description|terms_.+|privacy_.+|credits_.+)$/

/** Buttons that fit on one line of a screen of 320 px, by the maximum number of characters. */
const room: Readonly<Record<number, readonly string[]>> = {
  14: ['panel_showAll', 'panel_hideAll'],
  15: ['settlement_isolate', 'settlement_list'],
  24: [
    'card_mark',
    'filterOverride_drop',
    'filterOverride_isolateThisKind',
    'lasso_closeLine',
    'lasso_mark',
    'lasso_unmark',
    'live_ask',
    'live_clear',
    'live_stop',
    'offline_prepare',
    'pins_add',
    'playthroughs_forGood',
    'poster_make',
    'routes_bestOrder',
    'routes_share',
    'routes_stops_goOn',
    'routes_turnRound',
    'settings_clear',
    'settings_upload',
    'storage_keep',
    'storage_startAfresh',
    'transfer_send',
  ],
  32: ['progress_markInView', 'routes_save', 'routes_tripInView', 'routes_tripShown'],
}

const languages = readLanguages()

/** Returns the maximum length of a message, with two digits for each number. */
function longest(parts: readonly Part[]): number {
  return parts.reduce((length, part) => {
    if (part.kind === 'text') return length + part.text.length
    if (part.kind === 'parameter') return length + 2
    return length + Math.max(...part.variants.map((variant) => longest(variant.parts)))
  }, 0)
}

function textsOf(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [part.text]
    return part.kind === 'choice' ? part.variants.flatMap((variant) => textsOf(variant.parts)) : []
  })
}

const formatFinding = ({ file, line, key }: Message, what: string) =>
  `${file}:${line}: ${key}: ${what}`

describe.each(languages.map(({ lang, messages }) => [lang, messages] as const))(
  'the sentences of %s',
  (lang, messages) => {
    it('use one word for one thing', () => {
      const found = messages
        .filter(({ key }) => !fixed.test(key))
        .flatMap((message) =>
          (oldWords[lang] ?? [])
            .filter(([old]) => textsOf(message.parts).some((text) => old.test(text)))
            .map(([old, now]) => formatFinding(message, `${old.source} is now "${now}"`)),
        )
      expect(found).toEqual([])
    })

    it('have buttons that fit a narrow screen', () => {
      const byKey = new Map(messages.map((message) => [message.key, message]))
      const long = Object.entries(room).flatMap(([characters, keys]) =>
        keys.flatMap((key) => {
          const message = byKey.get(key)
          if (!message) return [`${lang}: ${key} is no message: take it off this list`]
          const length = longest(message.parts)
          return length > Number(characters)
            ? [formatFinding(message, `${length} characters, ${characters} have room`)]
            : []
        }),
      )
      expect(long).toEqual([])
    })
  },
)
