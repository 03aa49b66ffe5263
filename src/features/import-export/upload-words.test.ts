import { describe, expect, it } from 'vitest'
import { uploadProblem, uploadSummary } from './upload-words.ts'

const figures = { added: 0, notOnMap: 0, alreadyKnown: 0, skipped: [], quests: 0 }

const noPins = {
  added: 0,
  changed: 0,
  deleted: 0,
  alreadyKnown: 0,
  stayDeleted: 0,
  skipped: 0,
  outside: 0,
}

describe('the result of an upload', () => {
  it.each([
    [{ added: 37 }, '37 new'],
    [
      { added: 1, sets: { added: 2, left: 3 } },
      '1 new, filter sets: 2, filter sets without room: 3',
    ],
    [{ sets: { added: 1, left: 0 } }, 'filter sets: 1'],
    [
      { pictures: { kept: 3, left: 2, broken: 1 } },
      'pictures: 3, pictures without room: 2, damaged pictures skipped: 1',
    ],
    [{ pictures: { kept: 0, left: 0, broken: 1 } }, 'Nothing new: damaged pictures skipped: 1'],
    [{ added: 1046, alreadyKnown: 1200 }, '1,046 new, 1,200 already known'],
    [
      { added: 37, alreadyKnown: 12, skipped: [{ why: 'other', count: 2 }] },
      '37 new, 12 already known, 2 skipped (not valid IDs)',
    ],
    [
      { added: 3, notOnMap: 2, alreadyKnown: 1 },
      '3 new (2 not on this map, kept for your next backup), 1 already known',
    ],
    [
      {
        added: 1,
        skipped: [
          { why: 'text', count: 1000 },
          { why: 'negative', count: 2 },
        ],
      },
      '1 new, 1,002 skipped (not valid IDs: 2 negative, 1,000 text)',
    ],
    [
      {
        added: 1,
        skipped: [
          { why: 'other', count: 1 },
          { why: 'too-large', count: 2 },
          { why: 'fractional', count: 3 },
        ],
      },
      '1 new, 6 skipped (not valid IDs: 3 not whole numbers, 2 too large, 1 other)',
    ],
    [{ alreadyKnown: 12 }, 'Nothing new: 12 already known'],
    [{}, 'Nothing new: the file is empty'],
  ] as const)('%j reads as "%s"', (some, expected) => {
    expect(uploadSummary({ marks: { ...figures, ...some }, pins: noPins })).toBe(expected)
  })
})

it.each([
  [{ added: 2 }, '12 already known, 2 new pins'],
  [{ changed: 1, deleted: 3 }, '12 already known, 1 pin changed, 3 pins deleted'],
  [
    { alreadyKnown: 1, stayDeleted: 2, skipped: 1 },
    'Nothing new: 12 already known, 1 pin already known, 2 pins deleted here since, not restored, 1 pin skipped (damaged)',
  ],
])('with pins %j an upload reads as "%s"', (pins, expected) => {
  const marks = { ...figures, alreadyKnown: 12 }
  expect(uploadSummary({ marks, pins: { ...noPins, ...pins } })).toBe(expected)
})

describe('why an upload was refused', () => {
  it('names the field and its problem', () => {
    const problem = { kind: 'schema', field: 'discoveredMarkers', misfit: 'missing' } as const
    expect(uploadProblem(problem)).toContain('discoveredMarkers: Required')
    expect(uploadProblem({ ...problem, field: '' })).toMatch(/: Required\.$/)
  })

  it('gives the size in whole megabytes, rounded up', () => {
    const words = uploadProblem({ kind: 'too-large', bytes: 5_000_001, most: 4_000_000 })
    expect(words).toContain('6 MB, and at most 4 MB')
  })

  it('names the endings that would do', () => {
    const named = (endings: string[]) => uploadProblem({ kind: 'extension', endings })
    expect(named(['.json'])).toContain('must end in .json. ')
    expect(named(['.json', '.geojson', '.csv'])).toContain('in .json, .geojson or .csv. ')
  })

  it('has a sentence of its own for each reason', () => {
    const looks = ['web-page', 'picture', 'cut-off', 'damaged', 'other'] as const
    const texts = [
      ...looks.map((looksLike) => uploadProblem({ kind: 'not-json', looksLike })),
      ...(
        [
          'unreadable',
          'empty',
          'encoding',
          'too-deep',
          'too-many',
          'too-many-marks',
          'newer-version',
          'not-csv',
          'not-xml',
        ] as const
      ).map((kind) => uploadProblem({ kind })),
      uploadProblem({ kind: 'extension', endings: ['.json', '.csv'] }),
      uploadProblem({ kind: 'no-bounds', field: 'crs' }),
      uploadProblem({ kind: 'hostile', name: '__proto__' }),
    ]
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).toMatch(/^(The|This) .+[.;:,].+\.$/)
  })
})

describe('a file of which nothing is on this map', () => {
  const words = (what: Partial<Parameters<typeof uploadProblem>[0]>) =>
    uploadProblem({ kind: 'nothing-known', unknown: [], ...what } as Parameters<
      typeof uploadProblem
    >[0])

  it.each([
    [
      { held: [{ what: 'track', count: 1 }] },
      'The file has only 1 track. This map reads waypoints and routes. Save the track as a route and upload it again.',
    ],
    [
      { held: [{ what: 'link', count: 2 }] },
      'The file has only 2 links to other files. Open the link, save its places as a file and upload that.',
    ],
    [
      {
        unknown: [{ why: 'address', count: 3, examples: [] }],
        held: [{ what: 'overlay', count: 1 }],
      },
      'The file has only 1 image laid over a map, 3 places with an address but no coordinates. This map shows places with coordinates. Add them and upload the file again.',
    ],
    [
      { held: [{ what: 'description', count: 1 }] },
      'The file has only a description. This map shows places with coordinates. Add them and upload the file again.',
    ],
    [
      {
        unknown: [{ why: 'outside', count: 1, examples: [] }],
        held: [{ what: 'track', count: 1 }],
      },
      'Nothing in the file is on this map: 1 unknown (1 outside this map), 1 track. Nothing was changed.',
    ],
    [{}, 'The file is empty, or nothing in it is on this map. Nothing was changed.'],
  ] as const)('says what is in it and what to do: %o', (what, sentence) => {
    expect(words(what)).toBe(sentence)
  })
})

it('an encoding that no browser knows is named, cut where it is long', () => {
  const sentence = uploadProblem({ kind: 'unknown-encoding', name: 'x'.repeat(500) })
  expect(sentence).toContain(`“${'x'.repeat(60)}”`)
})
