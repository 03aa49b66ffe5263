import { describe, expect, it } from 'vitest'
import { findUnsupportedInScript, findUnsupportedInStyles } from './promised-browsers.ts'

describe('[F76] what a promised browser has not', () => {
  it.each([
    ['URL.canParse("a")', '.canParse'],
    ['list.toSorted()', '.toSorted'],
    ['list.with(0, 1)', '.with'],
    ['set.union(other)', '.union'],
    ['text.toWellFormed()', '.toWellFormed'],
    ['Promise.withResolvers()', '.withResolvers'],
    ['Object.groupBy(list, by)', '.groupBy'],
    ['AbortSignal.any([])', '.any'],
    ['new Intl.Segmenter("en")', '.Segmenter'],
    ['navigator.userActivation', '.userActivation'],
    ['element.ariaLabel = "a"', '.ariaLabel'],
    ['new CookieStoreManager()', 'CookieStoreManager'],
    ['/[a--b]/v', '/v'],
  ])('is seen in a script: %s', (script, name) => {
    expect(findUnsupportedInScript(script)).toEqual([name])
  })

  it.each([
    'list.findLast(is); list.at(-1); structuredClone(list); Object.hasOwn(list, 0)',
    'AbortSignal.timeout(5); URL.createObjectURL(file); new URL("a", base)',
    'class Own { toSorted() {} } new Own().toSorted()',
    'element.setAttribute("aria-label", "a"); /a/u',
  ])('is not what it has: %s', (script) => {
    expect(findUnsupportedInScript(script)).toEqual([])
  })

  it('is seen in a style sheet, but for what is passed over', () => {
    const styles =
      '@starting-style{a{color:light-dark(red,blue)}}a:has(b){field-sizing:content}.a{&.b{top:0}}'
    expect(findUnsupportedInStyles(styles)).toEqual([
      '@starting-style',
      ':has',
      'light-dark()',
      'nesting',
    ])
    expect(
      findUnsupportedInStyles('@layer a{a:is(b){color:rgb(0 0 0/50%);inset:0;display:grid}}'),
    ).toEqual([])
  })
})
