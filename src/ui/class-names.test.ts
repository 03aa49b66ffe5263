import { describe, expect, it, vi } from 'vitest'
import { classNames } from './class-names.ts'

describe('classNames', () => {
  it('joins what it is given, and leaves out what is not', () => {
    expect(
      classNames('grid', undefined, false, null, '', ['gap-2', { italic: true, bold: false }]),
    ).toBe('grid gap-2 italic')
  })

  it('lets the later of two win that set the same', () => {
    expect(classNames('p-2 text-sm', 'p-4')).toBe('text-sm p-4')
    expect(classNames('px-2 py-1', 'p-3')).toBe('p-3')
    expect(classNames('p-3', 'px-2')).toBe('p-3 px-2')
    expect(classNames('hover:bg-raised bg-ink', 'bg-raised')).toBe('hover:bg-raised bg-raised')
  })

  it('remembers 500 merged class strings [S9.27]', async () => {
    const extend = vi.fn<(config: object) => () => string>(() => () => '')
    vi.resetModules()
    vi.doMock('tailwind-merge', () => ({ extendTailwindMerge: extend }))
    await import('./class-names.ts')
    vi.doUnmock('tailwind-merge')
    expect(extend.mock.calls).toEqual([[expect.objectContaining({ cacheSize: 500 })]])
  })
})
