import { at, arrow, liveDialog, runProgram } from '../live/live.ts'
import { chooseInMapMenu, expect, mapReady, openMap, panelOf } from '../fixtures.ts'
import { expectOffline, test, visit } from './offline-site.ts'

test('tours, printing and following the game work without a connection [F43]', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  // The program runs on the player's own machine.
  const program = await runProgram(page)
  program.answer = at({ x: 1200, y: 1100 })
  await visit(page, site.address)
  await expectOffline(page, /^Offline: ready/)
  await context.setOffline(true)
  await site.stop()

  await openMap(page, site.address)
  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await page.getByRole('button', { name: 'Tour unfound in view' }).click()
  const trip = page.getByRole('dialog', { name: /^Tour of / })
  await expect(trip).toContainText(' min on foot')
  const unfoundBoxes = trip.getByRole('list', { name: /^Unfound: / }).getByRole('checkbox')
  await unfoundBoxes.first().check()
  await expect(unfoundBoxes.first()).toBeChecked()
  await trip.getByRole('button', { name: 'Print stops…' }).click()
  const print = page.getByRole('dialog', { name: 'Print' })
  await expect(print.getByRole('img', { name: 'Preview' })).toBeVisible()
  await print.getByRole('button', { name: 'Close' }).click()
  await trip.getByRole('button', { name: 'Close' }).click()

  await chooseInMapMenu(page, 'Follow game…')
  await liveDialog(page).getByRole('button', { name: 'Connect' }).click()
  await expect(liveDialog(page)).toContainText('You are at 2400, 2200.')

  await page.goto(`${site.address}embed?follow=1&types=none`)
  await mapReady(page)
  await expect(arrow(page)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})
