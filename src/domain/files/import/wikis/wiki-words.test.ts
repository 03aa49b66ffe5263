import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainWords } from './wiki-words.ts'

it.each([
  ["'''Bold''' and ''slanted''", 'Bold and slanted'],
  ['[[Rattay]] and [[Rattay#Mill|the mill]]', 'Rattay and the mill'],
  ['[https://example.com the page] and [https://example.com]', 'the page and'],
  ['[[File:A.png|thumb|A]] [[Category:Towns]]B', 'B'],
  ['{{Icon|Sword|Steel}} {{Level|hard}} {{Spoiler|text={{Item|Herb}}}} {{Stub}}', 'Steel hard'],
  ['one<br>two<br/><p class="a">three</p>four', 'one\ntwo\nthree\nfour'],
  [
    '<!-- hidden -->a &amp; b &lt;c&gt; &#39;d&#x27; &nbsp; &unknown; &#0;',
    "a & b <c> 'd' &unknown; &#0;",
  ],
  ['== Loot ==\n* Herbs\n\n\n\n* Nails', 'Loot\n* Herbs\n\n* Nails'],
  ['3 < 4, 5 > 4 and {not} a [link]', '3 < 4, 5 > 4 and {not} a [link]'],
])('%j reads as %j', (wikitext, plain) => {
  expect(plainWords(wikitext)).toBe(plain)
})

it('never throws, and never makes a text longer', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('[[', ']]', '{{', '}}', '|', '<', '>', "'''", '&#', ';', '\n'),
  )
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        expect(plainWords(text).length).toBeLessThanOrEqual(text.length)
      },
    ),
    { numRuns: 2000 },
  )
})

it.each(['[[', '{{', '<', '{{a|', "'", '&#', '\n ', '[//'])(
  'takes no longer than its length, made of %j alone',
  (piece) => {
    const before = process.cpuUsage()
    plainWords(piece.repeat(1_000_000))
    const { user, system } = process.cpuUsage(before)
    // The processor's time, which another program on the machine does not make longer, in microseconds.
    expect(user + system).toBeLessThan(2_000_000)
  },
)
