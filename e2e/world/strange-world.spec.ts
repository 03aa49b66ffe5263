import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { writeWorld } from '../../pipeline/new-world/write-world.ts'
import {
  cardOf,
  expect,
  mapOf,
  mapReady,
  openMap,
  panelOf,
  searchBox,
  storedField,
  test,
} from '../journey.ts'
import { serveSite } from '../offline/site-server.ts'
import { strangeWorld, writeStrangeWorld } from './strange-world.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds a site of two worlds that this project has never seen, with not a line of it changed; gives its folder. */
async function buildSite(folder: string): Promise<string> {
  for (const name of ['src', 'tools', 'pipeline', 'index.html', 'vite.config.ts', 'tsconfig.json'])
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const worldsFolder = path.join(folder, 'worlds')
  await mkdir(worldsFolder)
  await writeStrangeWorld(worldsFolder)
  const silent = { print: () => undefined, complain: () => undefined }
  await writeWorld(['my-island'], { worldsFolder, ...silent })
  const manifest = path.join(worldsFolder, 'my-island', 'world.json')
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replace('"id": "my-island",', '"id": "my-island", "home": true,'))
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, WORLDS_FOLDER: worldsFolder, VITE_BASE_URL: '/' },
    })
  await run('--import', 'tsx', 'pipeline/cli.ts', 'build')
  await run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
  return path.join(folder, 'dist')
}

test('a world that nobody has seen is dropped in: it starts, filters, is searched in its own letters, and keeps its own marks', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-worlds-'))
  const site = await serveSite(await buildSite(folder), '/')
  try {
    await test.step('it starts at its own address', async () => {
      await openMap(page, `${site.address}${strangeWorld.id}`)
      await expect(page).toHaveTitle(new RegExp(strangeWorld.game))
      await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '3')
    })
    await test.step('its one category is filtered', async () => {
      await expect(panelOf(page).getByRole('heading', { name: 'Чудеса' })).toBeVisible()
      const oak = panelOf(page).getByRole('button', { name: /^Дуб/ })
      await oak.click()
      await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '1')
      await oak.click()
    })
    await test.step('it is searched in its own letters, and a place is found', async () => {
      await searchBox(page).fill('мельниц')
      const results = page.getByRole('region', { name: 'Search results' })
      await results.getByRole('button', { name: /Ветряная мельница/ }).click()
      await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
      await expect.poll(() => marks(`progress-store.${strangeWorld.id}`)).toEqual([1])
    })
    await test.step('the home world knows nothing of that', async () => {
      await openMap(page, site.address)
      await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '30')
      await expect(panelOf(page).getByText('0 of 30 discovered')).toBeVisible()
    })
    await test.step('and it is still found after a reload', async () => {
      await page.goto(`${site.address}${strangeWorld.id}`)
      await mapReady(page)
      await expect(panelOf(page).getByText('1 of 3 discovered')).toBeVisible()
    })
  } finally {
    // Its last files may still be on their way.
    await page.goto('about:blank')
    await site.stop()
    await rm(folder, { recursive: true })
  }

  function marks(name: string): Promise<unknown> {
    return storedField(page, name, 'discoveredMarkers')
  }
})
