// Adds pictures to a backup and computes how large the backup becomes.
import { maxBackupBytes } from './model/limits.ts'
import { backupEntry, sizeInBackup } from './model/picture.ts'
import { readFacts, readPictures } from './storage/picture-database.ts'

/** Returns the bytes that pictures add to a backup. @throws {DOMException} if the browser refuses */
export async function sizeOfPictures(ids: readonly string[]): Promise<number> {
  const wanted = new Set(ids)
  const sizes = (await readFacts()).flatMap(({ id, size }) => (wanted.has(id) ? [size] : []))
  const fields = sizes.reduce((sum, size) => sum + sizeInBackup(size), 0)
  return sizes.length === 0 ? 0 : fields + ',"pictures":{}'.length - 1
}

/**
 * Adds pictures to a backup, as a list of texts: one string could become too long.
 * @param makeText returns the backup without pictures; called after they were read
 * @returns `too-large` if the file would exceed {@link maxBackupBytes}
 * @throws {DOMException} if the browser refuses
 */
export async function withPictures(
  makeText: () => string,
  ids: readonly string[],
): Promise<readonly string[] | 'too-large'> {
  const size = await sizeOfPictures(ids)
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
