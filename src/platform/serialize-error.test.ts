import { describe, expect, it } from 'vitest'
import { serializeError } from './serialize-error.ts'

describe('serializeError', () => {
  it('gives name, message and stack of an error', () => {
    const error = new TypeError('x is not a function')
    error.stack = 'TypeError: x is not a function\n    at f (a.js:1:2)\n    at g (b.js:3:4)'
    expect(JSON.parse(serializeError(error))).toEqual({
      name: 'TypeError',
      message: 'x is not a function',
      stack: ['TypeError: x is not a function', 'at f (a.js:1:2)', 'at g (b.js:3:4)'],
    })
  })

  it('does without a stack', () => {
    const error = new Error('broken')
    delete error.stack
    expect(serializeError(error)).toContain('"message": "broken"')
  })

  it('keeps the name of errors of one’s own', () => {
    class WorldFileError extends Error {
      override name = 'WorldFileError'
    }
    expect(serializeError(new WorldFileError('damaged'))).toContain('"name": "WorldFileError"')
  })

  it.each([
    ['a text', 'broken', 'broken'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a number', 404, '404'],
    ['a symbol', Symbol('broken'), 'Symbol(broken)'],
  ])('gives %s as text', (_name, thrown, expected) => {
    expect(serializeError(thrown)).toBe(expected)
  })

  it.each([
    ['an object without a prototype', Object.create(null)],
    [
      'an object that cannot be turned into text',
      {
        toString: () => {
          throw new Error('hostile')
        },
      },
    ],
  ])('does not break on %s: it is all that is left on the page', (_name, thrown) => {
    expect(typeof serializeError(thrown)).toBe('string')
  })
})
