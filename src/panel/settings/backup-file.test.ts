import { describe, expect, it, vi } from 'vitest'
import { maxUploadBytes } from '../../domain/backup-format.ts'
import { readBackupFile } from './backup-file.ts'

const file = (text: string, name = 'backup.json') => new File([text], name)

describe('readBackupFile', () => {
  it('reads a file of any name that ends in .json', async () => {
    for (const name of ['backup.json', 'BACKUP.JSON', 'a.b (1).json']) {
      expect(await readBackupFile(file('[1,2]', name), 'kcd1')).toEqual({
        ok: true,
        ids: [1, 2],
        skipped: 0,
      })
    }
  })

  it.each(['backup.txt', 'backup', 'json', 'backup.json.png', 'backup.json '])(
    'refuses a file called "%s" without reading it',
    async (name) => {
      const chosen = file('[1,2]', name)
      const read = vi.spyOn(chosen, 'arrayBuffer')
      expect(await readBackupFile(chosen, 'kcd1')).toEqual({
        ok: false,
        fault: { kind: 'extension' },
      })
      expect(read).not.toHaveBeenCalled()
    },
  )

  it('refuses a file that is too large without reading it', async () => {
    const chosen = file('[1,2]')
    Object.defineProperty(chosen, 'size', { value: maxUploadBytes + 1 })
    const read = vi.spyOn(chosen, 'arrayBuffer')
    expect(await readBackupFile(chosen, 'kcd1')).toEqual({
      ok: false,
      fault: { kind: 'too-large', bytes: maxUploadBytes + 1 },
    })
    expect(read).not.toHaveBeenCalled()
  })

  it('says so when the browser cannot read the file', async () => {
    const chosen = file('[1,2]')
    vi.spyOn(chosen, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotFoundError'))
    expect(await readBackupFile(chosen, 'kcd1')).toEqual({
      ok: false,
      fault: { kind: 'unreadable' },
    })
  })
})
