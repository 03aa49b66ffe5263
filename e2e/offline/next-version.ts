import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Copies the built site into a new version with other texts in a language. The language files have new names, and the
 * pages and the worker's list refer to them.
 *
 * @returns The folder of the copy. The caller deletes it.
 */
export async function withOtherFiles(dist: string, lang: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-next-'))
  await cp(dist, folder, { recursive: true })
  const files = await readdir(folder, { recursive: true })
  const old = files.flatMap((file) => addressPart.exec(file)?.[0] ?? [])
  const renamed = new Map(
    old.filter((part) => part.startsWith(`${lang}.`)).map((part) => [part, otherName(part)]),
  )
  const withNewNames = (text: string) =>
    [...renamed].reduce((message, [from, to]) => message.replaceAll(from, to), text)
  const worker = path.join(folder, 'sw.js')
  let list = await readFile(worker, 'utf8')
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const before = await readFile(path.join(folder, file), 'utf8')
    await writeFile(path.join(folder, file), withNewNames(before))
    list = list.replaceAll(md5(before), md5(withNewNames(before)))
  }
  await writeFile(worker, withNewNames(list))
  for (const file of files.filter((name) => withNewNames(name) !== name))
    await rename(path.join(folder, file), path.join(folder, withNewNames(file)))
  return folder
}

export const removed = (folder: string) => rm(folder, { recursive: true })

/** Matches a language and the hash of its file's content. */
const addressPart = /(?<=data\/(?:[\w-]+\/)?)[a-z]{2,3}\.[0-9a-f]{8}(?=\.json$)/

/** Returns another name of the same length. */
function otherName(part: string): string {
  const [lang = '', hash = ''] = part.split('.')
  return `${lang}.${Array.from(hash).toReversed().join('')}`
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
