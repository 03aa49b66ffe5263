import { readUrl } from '../../src/platform/site-path.ts'
import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that links are https addresses with permitted characters. */
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
