import { bounds, figure } from '../bounds.ts'
import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** A herb such as `herb_paris` or `herb_paris:4`, with a quantity up to 9,999. `book` is reserved for books. */
const herb = /^(?!book(?::|$))[a-z]+(?:_[a-z]+)*(?::[1-9]\d{0,3})?$/
const book = /^book: \S(?:.*\S)?$/

export function wellFormedYields({ markers }: Source): Problem[] {
  return markers.flatMap((marker) => {
    const entries = marker.yields === '' ? [] : marker.yields.split(';')
    return entries
      .filter((entry) => !herb.test(entry) && !book.test(entry))
      .map((entry) => {
        const reason = `${quote(entry)} is neither a herb (herb_paris or herb_paris:4, ${figure(bounds.amount)} at most) nor a book (book: Title); entries are parted by ; alone`
        return problemAt(marker, 'yields', reason)
      })
  })
}
