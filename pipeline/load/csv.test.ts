import { describe, expect, it } from 'vitest'
import { quote, type Problem } from '../problem.ts'
import { plainNumber, readCsv, wholeNumber } from './csv.ts'

const file = 'worlds/test/places.csv'
const columns = ['id', 'name'] as const

describe('readCsv', () => {
  it('reads rows with their lines and named cells, in any order of columns', () => {
    expect(readCsv(file, 'name,id\nA,1\n\n"B, and C",2\n', columns)).toEqual({
      value: [
        { file, line: 2, cells: { id: '1', name: 'A' } },
        { file, line: 4, cells: { id: '2', name: 'B, and C' } },
      ],
      problems: [],
    })
  })

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('says that %s separate the cells', (name, separator) => {
    const text = 'id,name\n1,"A\nB"\n'.replaceAll(',', separator)
    const reason = `the cells are separated by ${name}: save the table with commas`
    expect(readCsv(file, text, columns)).toEqual({
      value: undefined,
      problems: [{ file, line: 1, reason }],
    })
  })

  it('skips rows that a spreadsheet has left empty', () => {
    const { value, problems } = readCsv(file, 'id,name\n,\n1,A\n,\n', columns)
    expect(problems).toEqual([])
    expect(value?.map(({ line }) => line)).toEqual([3])
  })

  it('counts the line where a row of several lines starts', () => {
    const { value } = readCsv(file, 'id,name\r\n1,"A\r\nB"\r\n2,C\r\n', columns)
    expect(value?.map(({ line }) => line)).toEqual([2, 4])
  })

  it('leaves out a row with too few or too many cells, and reads on', () => {
    const { value, problems } = readCsv(file, 'id,name\n1\n2,A,B\n3,C\n', columns)
    expect(value?.map(({ line }) => line)).toEqual([4])
    expect(problems).toEqual([
      {
        file,
        line: 2,
        reason: 'the row ends before the column name: write the commas of empty cells too',
      },
      {
        file,
        line: 3,
        reason: 'the row has 3 cells instead of 2: quote a text that holds a comma',
      },
    ])
  })

  it('has no value for a file without a column', () => {
    expect(readCsv(file, 'id,nam\n1,A\n', columns)).toEqual({
      value: undefined,
      problems: [
        {
          file,
          line: 1,
          field: 'name',
          reason: 'the column is missing: the first line must name the columns id,name',
        },
        {
          file,
          line: 1,
          field: 'nam',
          reason: 'the column is unknown or repeated: the first line must name the columns id,name',
        },
      ],
    })
  })

  it('has no value for an empty file', () => {
    const { value, problems } = readCsv(file, '', columns)
    expect(value).toBeUndefined()
    expect(problems.map(({ field }) => field)).toEqual(['id', 'name'])
  })

  it('has no value for a quote that is not closed', () => {
    const { value, problems } = readCsv(file, 'id,name\n1,A\n2,"B\n', columns)
    expect(value).toBeUndefined()
    expect(problems).toMatchObject([{ file, line: 3, reason: expect.stringContaining('Quote') }])
  })
})

describe('unusual and invalid tables', () => {
  it('reads line ends of any kind, also the old ones of a Macintosh [F98]', () => {
    const rows = [
      { file, line: 2, cells: { id: '1', name: 'A' } },
      { file, line: 3, cells: { id: '2', name: 'B' } },
    ]
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['id,name', '1,A', '2,B', ''].join(end)
      expect(readCsv(file, text, columns)).toEqual({ value: rows, problems: [] })
    }
    expect(readCsv(file, 'id;name\r1;A,B\r', columns).problems).toMatchObject([
      { line: 1, reason: expect.stringMatching(/separated by semicolons/) },
    ])
  })

  it('reports invisible characters in any column and keeps the row [F96]', () => {
    const { value, problems } = readCsv(file, 'id,name\n1\u200b,"A\nB"\n2,\u202eC\n', columns)
    expect(value).toHaveLength(2)
    expect(problems).toEqual([
      { file, line: 2, field: 'id', reason: expect.stringMatching(/holds U\+200B, /) },
      { file, line: 2, field: 'name', reason: expect.stringMatching(/holds U\+000A, a line/) },
      { file, line: 4, field: 'name', reason: expect.stringMatching(/holds U\+202E, /) },
    ])
  })

  it('reports a cell that is too long, with a higher limit for sentences [F95]', () => {
    const text = `id,name\n${'1'.repeat(80)},${'A'.repeat(500)}\n${'1'.repeat(81)},${'A'.repeat(501)}\n`
    expect(readCsv(file, text, columns, [], { long: ['name'] }).problems).toEqual([
      {
        file,
        line: 3,
        field: 'id',
        reason: 'the text has 81 characters, and 80 is the most: make it shorter',
      },
      {
        file,
        line: 3,
        field: 'name',
        reason: 'the text has 501 characters, and 500 is the most: make it shorter',
      },
    ])
  })

  it('reports too many rows in one sentence [F95]', () => {
    const rows = (count: number) => `id,name\n${'1,A\n'.repeat(count)}`
    expect(readCsv(file, rows(20_000), columns).value).toHaveLength(20_000)
    expect(readCsv(file, rows(300_000), columns)).toEqual({
      value: undefined,
      problems: [
        { file, line: 20_002, reason: 'the table has more than 20,000 rows: leave some out' },
      ],
    })
    expect(readCsv(file, rows(3), columns, [], { rows: 2 }).problems).toHaveLength(1)
  })

  it('reports too many columns in one sentence [F95]', () => {
    expect(readCsv(file, 'id,'.repeat(100_000), columns).problems).toEqual([
      { file, line: 1, reason: 'the first line names 100,001 columns, and 40 is the most' },
    ])
  })
})

describe('optional columns', () => {
  const optional = ['note', 'image'] as const
  const read = (text: string) => readCsv<string>(file, text, columns, optional)

  it('are empty where the file has none of them', () => {
    const { value, problems } = read('name,note,id\nA,B,1\n')
    expect(problems).toEqual([])
    expect(value).toEqual([{ file, line: 2, cells: { id: '1', name: 'A', note: 'B', image: '' } }])
  })

  it('are named where the header is wrong', () => {
    const { value, problems } = read('id,name,colour\n')
    expect(value).toBeUndefined()
    expect(problems).toEqual([
      {
        file,
        line: 1,
        field: 'colour',
        reason:
          'the column is unknown or repeated: the first line must name the columns id,name, and may name note,image',
      },
    ])
  })

  it('are counted by the header', () => {
    expect(read('id,name,note\n1,A\n').problems).toMatchObject([{ line: 2 }])
  })
})

describe('plainNumber', () => {
  const read = (id: string) => {
    const problems: Problem[] = []
    const value = plainNumber({ file, line: 3, cells: { id, name: '' } }, 'id', problems)
    return [value, ...problems.map(({ reason }) => reason)]
  }

  it.each([
    ['0', 0],
    ['310.25', 310.25],
    ['-7', -7],
  ])('reads %s', (text, value) => {
    expect(read(text)).toEqual([value])
  })

  it.each(['', ' 7', '1e3', '0x10', '7.', '.5', '1,5', 'NaN', '9'.repeat(400)])(
    'refuses %j',
    (text) => {
      expect(read(text)).toEqual([undefined, `${quote(text)} is not a number`])
    },
  )
})

describe('wholeNumber', () => {
  const read = (id: string) => {
    const problems: Problem[] = []
    const value = wholeNumber({ file, line: 3, cells: { id, name: '' } }, 'id', problems)
    return { value, problems }
  }

  it.each([
    ['0', 0],
    ['8192', 8192],
    ['-7', -7],
  ])('reads %s', (text, value) => {
    expect(read(text)).toEqual({ value, problems: [] })
  })

  it.each(['', ' 7', '7.5', '7.0', '1e3', '0x10', '07', '-0', 'NaN', '9007199254740993'])(
    'refuses %j',
    (text) => {
      expect(read(text)).toEqual({
        value: undefined,
        problems: [
          { file, line: 3, field: 'id', reason: `${JSON.stringify(text)} is not a whole number` },
        ],
      })
    },
  )
})
