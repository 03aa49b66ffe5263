// The pictures of a backup: how large it becomes with them, and they themselves. Called when one is made, and where the panel
// tells of backups. Relies on picture-database.ts.
import { maxBackupBytes } from './model/limits.ts'
import { backupEntry, sizeInBackup } from './model/picture.ts'
import { readFacts, readPictures } from './storage/picture-database.ts'

/** In bytes: what pictures add to a backup. @throws {DOMException} when the browser refuses */
export async function sizeOfPictures(ids: readonly string[]): Promise<number> {
  const wanted = new Set(ids)
  const sizes = (await readFacts()).flatMap(({ id, size }) => (wanted.has(id) ? [size] : []))
  const fields = sizes.reduce((sum, size) => sum + sizeInBackup(size), 0)
  return sizes.length === 0 ? 0 : fields + ',"pictures":{}'.length - 1
}

/**
 * A backup's text with pictures, in parts of which each is one of them: together they may be more than a text holds.
 *
 * @param makeText the backup without pictures: called once they are read
 * @returns `too-large` where the file would be larger than what is uploaded
 * @throws {DOMException} when the browser refuses
 */
export async function withPictures(
  makeText: () => string,
  ids: readonly string[],
): Promise<readonly string[] | 'too-large'> {
  const size = await sizeOfPictures(ids)
  // Not read in vain.
  const pictures = size > maxBackupBytes ? [] : await readPictures(ids)
  const text = makeText()
  if (new Blob([text]).size + size > maxBackupBytes) return 'too-large'
  if (pictures.length === 0) return [text]
  const entries = pictures.map((picture) => {
    const [id, address] = backupEntry(picture)
    return `"${id}":"${address}"`
  })
  return [
    `${text.slice(0, -1)},"pictures":{`,
    ...entries.map((entry, at) => (at === 0 ? entry : `,${entry}`)),
    '}}',
  ]
}
