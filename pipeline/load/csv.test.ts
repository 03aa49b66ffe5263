import { describe, expect, it } from 'vitest'
import type { Problem } from '../problem.ts'
import { plainNumber, readCsv, wholeNumber } from './csv.ts'

const file = 'worlds/test/places.csv'
const columns = ['id', 'name'] as const

describe('readCsv', () => {
  it('gives each row its line and its cells by name, whatever the order of columns', () => {
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

  it('tells the line where a row starts that spans several', () => {
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
      expect(read(text)).toEqual([undefined, `${JSON.stringify(text)} is not a number`])
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
