// @vitest-environment happy-dom
// The tests send events in each browser's order; `text-field.browser.test.tsx` uses real events of Chromium.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countCharacters } from '../../platform/characters.ts'
import { fittingPart, insertionBetween, limitText } from './limit-text.ts'

const limit = 10
const full = 'abcdefghij'

function fieldWith(text: string, tag: 'input' | 'textarea' = 'textarea') {
  const field = document.createElement(tag)
  document.body.append(field)
  field.value = text
  const onFull = vi.fn<() => void>()
  const stop = limitText(field, limit, onFull)
  return { field, onFull, stop }
}

type Field = ReturnType<typeof fieldWith>['field']

/** Replaces the selection, as browsers do before they send `input`. */
function replace(field: Field, text: string): void {
  const { value, selectionStart, selectionEnd } = field
  const start = selectionStart ?? 0
  field.value = value.slice(0, start) + text + value.slice(selectionEnd ?? start)
  field.setSelectionRange(start + text.length, start + text.length)
}

const event = (name: string, init: InputEventInit = {}) => new InputEvent(name, init)

/** Inserts a text at the selection. True if the field took it. */
function insert(field: Field, inputType: string, data: string | null, cancelable = true): boolean {
  if (!field.dispatchEvent(event('beforeinput', { inputType, data, cancelable }))) return false
  replace(field, data ?? '\n')
  field.dispatchEvent(event('input', { inputType, data }))
  return true
}

const execCommand = vi.fn<(command: string) => boolean>()

beforeEach(() => {
  // happy-dom has no `execCommand`. This one edits the last field on the page.
  execCommand.mockImplementation((command) => {
    const field = [...document.querySelectorAll<Field>('input, textarea')].at(-1)
    if (!field || command !== 'delete') return true
    replace(field, '')
    field.dispatchEvent(event('input', { inputType: 'deleteContentBackward' }))
    return true
  })
  Object.assign(document, { execCommand })
})

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'execCommand')
})

describe('a full field', () => {
  it.each([
    ['insertText', 'X'],
    ['insertFromPaste', 'pasted'],
    ['insertLineBreak', null],
  ])('refuses %s in the middle and keeps the rest', (inputType, data) => {
    const { field, onFull } = fieldWith(full)
    field.setSelectionRange(3, 3)
    expect(insert(field, inputType, data)).toBe(false)
    expect([field.value, field.selectionStart]).toEqual([full, 3])
    expect(onFull).toHaveBeenCalledOnce()
  })

  it.each(['insertFromDrop', 'insertReplacementText', 'insertFromYank'])(
    'takes back what %s has put in',
    (inputType) => {
      const { field, onFull } = fieldWith(full)
      field.setSelectionRange(3, 3)
      insert(field, inputType, 'XY')
      expect([field.value, field.selectionStart]).toEqual([full, 3])
      expect(onFull).toHaveBeenCalledOnce()
    },
  )

  it('takes an accent for a letter that is there', () => {
    const { field, onFull } = fieldWith(full)
    field.setSelectionRange(3, 3)
    expect(insert(field, 'insertText', '\u0301')).toBe(true)
    expect(onFull).not.toHaveBeenCalled()
  })

  it('lets text be deleted and replaced', () => {
    const { field, onFull } = fieldWith(full)
    field.setSelectionRange(3, 5)
    expect(insert(field, 'insertText', 'X')).toBe(true)
    expect(field.value).toBe('abcXfghij')
    field.setSelectionRange(0, 2)
    insert(field, 'deleteContentBackward', '')
    expect(field.value).toBe('cXfghij')
    expect(onFull).not.toHaveBeenCalled()
  })

  it('stays as it is when the limit was lower than its text', () => {
    const { field } = fieldWith(`${full}kl`)
    field.setSelectionRange(3, 4)
    insert(field, 'deleteContentBackward', '')
    expect(field.value).toBe('abcefghijkl')
    field.setSelectionRange(3, 3)
    insert(field, 'insertFromDrop', 'X')
    expect(field.value).toBe('abcefghijkl')
  })

  it('is limited no longer once it is not watched', () => {
    const { field, stop } = fieldWith(full)
    stop()
    expect(insert(field, 'insertText', 'X')).toBe(true)
  })
})

describe('an insertion that fits in part', () => {
  it.each(['insertFromPaste', 'insertFromDrop', 'insertText'])(
    '%s is shortened at the caret',
    (inputType) => {
      const { field, onFull } = fieldWith('abcdefgh')
      field.setSelectionRange(3, 3)
      insert(field, inputType, 'WXYZ')
      expect([field.value, field.selectionStart]).toEqual(['abcWXdefgh', 5])
      expect(onFull).toHaveBeenCalledOnce()
    },
  )

  it('is shortened between whole characters', () => {
    const { field } = fieldWith('abcdefghi')
    field.setSelectionRange(3, 3)
    insert(field, 'insertFromPaste', '👨‍👩‍👧🇨🇿')
    expect(field.value).toBe('abc👨‍👩‍👧defghi')
  })

  it('is shortened without `execCommand`, too', () => {
    execCommand.mockReturnValue(false)
    const { field } = fieldWith('abcdefgh')
    const heard = vi.fn<() => void>()
    field.addEventListener('input', () => heard())
    field.setSelectionRange(3, 3)
    insert(field, 'insertFromPaste', 'WXYZ')
    expect(field.value).toBe('abcWXdefgh')
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('a composition', () => {
  const compose = (field: Field, ...texts: readonly string[]) => {
    field.dispatchEvent(new CompositionEvent('compositionstart'))
    const start = field.selectionStart ?? 0
    for (const data of texts) {
      const init = { inputType: 'insertCompositionText', data, isComposing: true }
      field.dispatchEvent(event('beforeinput', init))
      field.setSelectionRange(start, field.selectionStart ?? start)
      replace(field, data)
      field.dispatchEvent(event('input', init))
    }
  }
  const end = (field: Field) => field.dispatchEvent(new CompositionEvent('compositionend'))

  it('is left alone until it ends', () => {
    const { field, onFull } = fieldWith('abcdefghi')
    field.setSelectionRange(3, 3)
    compose(field, 'に', 'にほ', 'にほん')
    expect(field.value).toBe('abcにほんdefghi')
    expect(onFull).not.toHaveBeenCalled()
  })

  it('is shortened when it ends', () => {
    const { field, onFull } = fieldWith('abcdefghi')
    field.setSelectionRange(3, 3)
    compose(field, 'に', 'にほん', '日本')
    end(field)
    expect([field.value, field.selectionStart]).toEqual(['abc日defghi', 4])
    expect(onFull).toHaveBeenCalledOnce()
  })

  it('is left alone in Firefox until `input` follows its end', () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0'
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    const { field } = fieldWith('abcdefghi')
    field.setSelectionRange(3, 3)
    compose(field, '日本')
    end(field)
    expect(field.value).toBe('abc日本defghi')
    field.dispatchEvent(event('input', { inputType: 'insertCompositionText', data: '日本' }))
    expect(field.value).toBe('abc日defghi')
  })

  it('that extends a word loses only the added letters, as on Android', () => {
    const { field } = fieldWith('ab cdef gh')
    field.setSelectionRange(7, 7)
    field.dispatchEvent(new CompositionEvent('compositionstart'))
    field.setSelectionRange(3, 7)
    replace(field, 'cdefxyz')
    field.dispatchEvent(
      event('input', { inputType: 'insertCompositionText', data: 'cdefxyz', isComposing: true }),
    )
    expect(field.value).toBe('ab cdefxyz gh')
    end(field)
    expect([field.value, field.selectionStart]).toEqual(['ab cdef gh', 7])
  })

  it('that was shortened is undone completely', () => {
    const { field } = fieldWith('abcdefghi')
    field.value = 'abc日本defghi'
    field.dispatchEvent(event('input', { inputType: 'historyUndo' }))
    expect(execCommand.mock.lastCall?.[0]).toBe('Undo')
    field.dispatchEvent(event('input', { inputType: 'historyRedo' }))
    expect(execCommand.mock.lastCall?.[0]).toBe('Redo')
  })
})

const unit = fc.constantFrom('a', 'b', '🏰', '🏯', '👨‍👩‍👧', '🇨🇿', 'e\u0301', '\n')
const text = fc.array(unit, { maxLength: 12 }).map((units) => units.join(''))

describe('any insertion', () => {
  it('is found by comparing the texts', () => {
    fc.assert(
      fc.property(text, text, text, text, (head, replaced, inserted, tail) => {
        const [before, after] = [head + replaced + tail, head + inserted + tail]
        const { text: found, from, to } = insertionBetween(before, after, (head + inserted).length)
        expect(after.slice(from, to)).toBe(found)
        // The text around the insertion is unchanged, and no surrogate pair is split.
        expect(before.startsWith(after.slice(0, from))).toBe(true)
        expect(before.endsWith(after.slice(to))).toBe(true)
        expect(/\p{Surrogate}/u.test(after.slice(0, from) + found + after.slice(to))).toBe(false)
        expect(/\p{Surrogate}/u.test(found)).toBe(false)
      }),
    )
  })

  it('keeps as much of its beginning as fits', () => {
    fc.assert(
      fc.property(text, text, text, fc.nat(20), (head, inserted, tail, most) => {
        fc.pre(countCharacters(head + tail) <= most)
        const part = fittingPart(head, inserted, tail, most)
        expect(inserted.startsWith(part)).toBe(true)
        expect(countCharacters(head + part + tail)).toBeLessThanOrEqual(most)
        const fits = countCharacters(head + inserted + tail) <= most
        expect(part === inserted).toBe(fits)
      }),
    )
  })
})
