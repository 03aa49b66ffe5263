import type { Page } from '@playwright/test'
import { storedField } from '../fixtures.ts'

export interface StoredPin {
  readonly id: string
  readonly revision: number
  readonly deleted: boolean
  readonly x: number
  readonly y: number
  readonly title: string
  readonly note: string
  readonly glyph: string
  readonly colour: string
  readonly stops?: readonly (readonly [x: number, y: number])[]
  readonly pictures?: readonly string[]
}

export const stash: StoredPin = {
  id: '0123456789abcdef01234567',
  revision: 2,
  deleted: false,
  x: 2550,
  y: 2650,
  title: '<img src=x onerror=alert(1)>',
  note: 'Under the third stone\nbring a spade',
  glyph: 'chest',
  colour: 'teal',
}

export const note: StoredPin = {
  ...stash,
  id: 'marker-3',
  title: '',
  note: 'Come back with a lockpick',
  glyph: 'pin',
  colour: 'red',
}

export const deletedPin: StoredPin = {
  ...note,
  id: '89abcdef0123456789abcdef',
  revision: 3,
  deleted: true,
  x: 0,
  y: 0,
  note: '',
}

export function storedPins(...pins: readonly StoredPin[]): Readonly<Record<string, unknown>> {
  return { 'pins-store': { state: { pins }, version: 0 } }
}

export async function allPins(page: Page): Promise<readonly StoredPin[]> {
  return ((await storedField(page, 'pins-store', 'pins')) ?? []) as readonly StoredPin[]
}

/** Returns the titles of pins, or the texts of notes, that are not deleted. */
export async function pinTitles(page: Page): Promise<readonly string[]> {
  const pins = await allPins(page)
  return pins.filter(({ deleted }) => !deleted).map((pin) => pin.title || pin.note)
}
