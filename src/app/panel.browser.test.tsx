import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSettings } from '../features/settings/settings.ts'
import { openMapPage } from '../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../testing/world-samples.ts'

const panel = page.getByRole('dialog', { name: 'Itinerarium', exact: true })
const button = (name: string) => panel.getByRole('button', { name, exact: true })

/** A world with more types than the panel's height can show. */
const world = {
  ...emptyWorld,
  categories: [{ id: 'other', title: 'Locations', colour: '#94BFFF', shape: 'circle' }] as const,
  types: Array.from({ length: 60 }, (_, at) => markerType(`type-${at}`)),
}

describe('the foot of the panel', () => {
  it('links to the terms and the privacy policy [S1.08] [S2.21]', async () => {
    openMapPage(world)
    for (const [name, address] of [
      ['Terms and Conditions', '/terms'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const)
      await expect.element(panel.getByRole('link', { name })).toHaveAttribute('href', address)
  })

  it('has a disclaimer, folded at first, that stays unfolded [S2.22] [S9.07] [D-panel-14]', async () => {
    openMapPage(world)
    const text = page.getByText('not endorsed by or affiliated with A Studio, its publisher')
    await expect.element(button('Disclaimer')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(text).not.toBeInTheDocument()
    await button('Disclaimer').click()
    await expect.element(text).toBeVisible()
    const stored = window.localStorage.getItem('settings-store')
    expect(stored).toContain('"disclaimerOpen":true')
    await button('Disclaimer').click()
    await expect.element(text).not.toBeInTheDocument()
  })

  it.each(['Settings', 'Keyboard shortcuts'])(
    'gets the focus back from the dialog of %s without scrolling [F85]',
    async (opener) => {
      await page.viewport(1440, 700)
      openMapPage(world)
      await expect.element(button(opener)).toBeInTheDocument()
      const scrolled = panel.element().querySelector('.panel-scroll')
      for (const top of [0, 100]) {
        await button(opener).click()
        await expect.element(page.getByRole('dialog', { name: opener })).toBeVisible()
        scrolled?.scrollTo(0, top)
        expect(scrolled?.scrollTop).toBe(top)
        await userEvent.keyboard('{Escape}')
        await expect.element(button(opener)).toHaveFocus()
        expect(scrolled?.scrollTop).toBe(top)
      }
      expect(useSettings.getState().panelOpen).toBe(true)
    },
  )
})
