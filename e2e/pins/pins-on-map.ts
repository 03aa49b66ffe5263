import type { Locator, Page } from '@playwright/test'
import { expect, mapOf } from '../fixtures.ts'
import { allPins, type StoredPin } from './pins.ts'
import type { Pixel } from '../view.ts'

/** Returns a pin in its stored form. @param number determines its id */
export function pin(number: number, { x, y }: Pixel, more: Partial<StoredPin> = {}): StoredPin {
  const id = number.toString(16).padStart(24, '0')
  const look = { glyph: 'flag', colour: 'blue' }
  return { id, revision: 1, deleted: false, x, y, title: '', note: '', ...look, ...more }
}

export function noteOn(marker: Pixel & { readonly id: number }, note: string): StoredPin {
  return pin(0, marker, { id: `marker-${marker.id}`, note })
}

export async function pinsInStorage(page: Page): Promise<readonly StoredPin[]> {
  return (await allPins(page)).filter(({ deleted }) => !deleted)
}

export async function expectPins(page: Page, amount: number): Promise<void> {
  await expect(mapOf(page)).toHaveAttribute('data-shown-pins', String(amount))
}

/** Returns the card of a pin. Without a title it matches any pin, also while it is edited. */
export function pinCard(page: Page, title?: string): Locator {
  return page.getByRole('dialog', { name: title ? `Your pin: ${title}` : /^Your pin: / })
}

export function pinForm(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Edit your pin: / })
}

/** Returns the point where a finger hits a pin whose foot is at a pixel. */
export function headOf({ x, y }: Pixel): Pixel {
  return { x, y: y - 30 }
}
