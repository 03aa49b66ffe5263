import { readUrl } from '../../src/platform/site-path.ts'
import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** A link leads to a page of the web by a safe connection, and says so in characters that addresses have. */
export function webLinks({ markers, types }: Source): Problem[] {
  return [...types, ...markers]
    .filter(({ link }) => link !== '' && !isWebAddress(link))
    .map((row) =>
      problemAt(
        row,
        'link',
        `${quote(row.link)} must be a whole address, such as https://wiki.example/page`,
      ),
    )
}

function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[\w-]+(\.[\w-]+)+[^\s<>"\\^`{|}]*$/.test(text)) return false
  const { protocol, username, password } = readUrl(text) ?? {}
  return protocol === 'https:' && username === '' && password === ''
}
