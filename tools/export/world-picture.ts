// npm run world:picture -- my-island: draws first-land.webp, which a world's page shows until its land is drawn.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checks } from '../../pipeline/checks.ts'
import { firstLandIsCurrent } from '../../pipeline/checks/first-land-is-current.ts'
import { sealFile, sealOf } from '../../pipeline/first-land-seal.ts'
import { loadSource, worldFolders } from '../../pipeline/load.ts'
import { formatProblem } from '../../pipeline/problem.ts'
import { worldsFolder } from '../../pipeline/worlds-folder.ts'
import { PlainError, runTool } from '../commands.mjs'
import { drawFirstLand } from './first-land.ts'

await runTool(async () => {
  const [world, ...rest] = process.argv.slice(2)
  if (world === undefined || rest.length > 0) {
    throw new PlainError('usage: npm run world:picture -- my-island')
  }
  const known = await worldFolders(worldsFolder())
  if (!known.includes(world)) {
    throw new PlainError(`There is no world "${world}": there are ${known.join(', ')}.`)
  }
  const { value: source, problems } = await loadSource(worldsFolder(), world)
  const others = checks.filter((check) => check !== firstLandIsCurrent)
  const found = [...problems, ...(source ? others.flatMap((check) => check(source)) : [])]
  if (!source || found.length > 0) {
    for (const problem of found) console.error(formatProblem(problem))
    throw new PlainError('Nothing was drawn: the world has problems.')
  }
  const drawn = await drawFirstLand(source)
  if (typeof drawn === 'string') throw new PlainError(`Nothing was drawn: ${drawn}`)
  const picture = await drawn.webp({ quality: 16, effort: 6 }).toBuffer()
  const folder = path.join(worldsFolder(), world)
  await writeFile(path.join(folder, 'first-land.webp'), picture)
  await writeFile(path.join(folder, sealFile), `${sealOf(source, picture)}\n`)
  console.log(`worlds/${world}/first-land.webp shows the land as it is.`)
})
