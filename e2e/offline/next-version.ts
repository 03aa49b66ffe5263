import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The built site as its next version in which a language says other things: its files have other addresses, which pages
 * and the worker's list name.
 *
 * @returns its folder, which is the caller's to remove
 */
export async function withOtherFiles(dist: string, lang: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-next-'))
  await cp(dist, folder, { recursive: true })
  const files = await readdir(folder, { recursive: true })
  const old = files.flatMap((file) => addressPart.exec(file)?.[0] ?? [])
  const renamed = new Map(
    old.filter((part) => part.startsWith(`${lang}.`)).map((part) => [part, other(part)]),
  )
  const anew = (text: string) =>
    [...renamed].reduce((message, [from, to]) => message.replaceAll(from, to), text)
  const worker = path.join(folder, 'sw.js')
  let list = await readFile(worker, 'utf8')
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const before = await readFile(path.join(folder, file), 'utf8')
    await writeFile(path.join(folder, file), anew(before))
    list = list.replaceAll(md5(before), md5(anew(before)))
  }
  await writeFile(worker, anew(list))
  for (const file of files.filter((name) => anew(name) !== name))
    await rename(path.join(folder, file), path.join(folder, anew(file)))
  return folder
}

export const removed = (folder: string) => rm(folder, { recursive: true })

/** A language and what changes with its content. */
const addressPart = /(?<=data\/(?:[\w-]+\/)?)[a-z]{2,3}\.[0-9a-f]{8}(?=\.json$)/

/** Another one of the same length. */
function other(part: string): string {
  const [lang = '', hash = ''] = part.split('.')
  return `${lang}.${Array.from(hash).toReversed().join('')}`
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
