/** Languages whose words agree with figures alike; `none` for those whose words do not. */
export type PluralRule = 'none' | 'one' | 'french' | 'czech' | 'polish' | 'russian'

type PluralForm = 'one' | 'few' | 'many' | 'other'

/**
 * The form of a word that goes with a figure: the same as `Intl.PluralRules`, of which the first costs a slow phone a
 * moment, before anything is live.
 */
export function pluralForm(rule: PluralRule, figure: number): PluralForm {
  const isWhole = Number.isInteger(figure)
  switch (rule) {
    case 'none':
      return 'other'
    case 'one':
      return figure === 1 ? 'one' : 'other'
    case 'french':
      return Math.abs(figure) < 2 ? 'one' : 'other'
    case 'czech':
      if (!isWhole) return 'many'
      if (figure === 1) return 'one'
      return figure >= 2 && figure <= 4 ? 'few' : 'other'
    case 'polish':
    case 'russian': {
      if (!isWhole) return 'other'
      const [last, tens] = [figure % 10, figure % 100]
      if (rule === 'polish' ? figure === 1 : last === 1 && tens !== 11) return 'one'
      return last >= 2 && last <= 4 && (tens < 12 || tens > 14) ? 'few' : 'many'
    }
  }
}
