import { expect, it } from 'vitest'
import { messages } from '../i18n/generated/first.ts'
import { tabs } from './panel-body.tsx'

it('has a file for each tab but the first, and a title for each file', () => {
  const [, ...named] = Object.keys(messages.panel.tabs)
  expect(Object.keys(tabs).toSorted()).toEqual(named.toSorted())
  expect(named).toContain('progress')
})
