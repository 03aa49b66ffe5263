import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureSample } from '../../../testing/picture-samples.ts'
import { maxReceivedBytes } from './limits.ts'
import { backupEntry, pictureOf, readBackupPictures, sizeInBackup } from './picture.ts'

const picture = pictureSample([1, 2, 3])
const [id, address] = backupEntry(picture)

it('a picture has the beginning of its SHA-256 as its id', () => {
  const digits = createHash('sha256').update(picture.bytes).digest('hex')
  expect(picture.id).toBe(digits.slice(0, 24))
})

describe('the pictures of a backup', () => {
  it('come out as they went in, and are as large as was said', () => {
    const content = fc.tuple(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('webp', 'jpeg', 'png'),
    )
    fc.assert(
      fc.property(fc.array(content, { maxLength: 4 }), (contents) => {
        const pictures = contents.map(([bytes, type]) => pictureSample(bytes, type))
        const field = Object.fromEntries(pictures.map(backupEntry))
        const read = readBackupPictures(JSON.parse(JSON.stringify(field)))
        const distinct = [...new Map(pictures.map((one) => [one.id, one])).values()]
        expect(read.broken).toBe(0)
        expect(new Map(read.pictures.map((one) => [one.id, one.bytes]))).toEqual(
          new Map(distinct.map((one) => [one.id, one.bytes])),
        )
      }),
    )
    expect(`"${id}":"${address}",`).toHaveLength(sizeInBackup(picture.bytes.length))
  })

  it('are written whole, however long they are', () => {
    const long = pictureSample(Array.from({ length: 299_000 }, (_, at) => at & 255))
    const { pictures } = readBackupPictures(Object.fromEntries([backupEntry(long)]))
    expect(pictures.map(({ id, bytes }) => [id, bytes.length])).toEqual([[long.id, 299_012]])
  })

  const changed = address.replace(/.{4}$/, 'AAAA')
  const none = pictureOf(new TextEncoder().encode('<svg onload="alert(1)">'))
  const huge = pictureSample(new Uint8Array(maxReceivedBytes))
  it.each([
    ['of other bytes than the id says', { [id]: changed }],
    ['under an id that is none', { constructor: address }],
    ['that is no picture', Object.fromEntries([backupEntry(none)])],
    ['that is too large', Object.fromEntries([backupEntry(huge)])],
    ['that is said to be SVG', { [id]: address.replace('image/webp', 'image/svg+xml') }],
    ['without base64', { [id]: 'data:image/webp,RIFF' }],
    ['that breaks off', { [id]: `${address.slice(0, -3)}%` }],
    ['that is no text', { [id]: 7 }],
  ])('are left out and counted: one %s', (_what, field) => {
    expect(readBackupPictures({ ...field })).toEqual({ pictures: [], broken: 1 })
    const whole = pictureSample([9])
    const both = { ...field, ...Object.fromEntries([backupEntry(whole)]) }
    expect(readBackupPictures(both)).toEqual({ pictures: [whole], broken: 1 })
  })

  it.each([undefined, null, [], 7, 'data:'])(
    'are none where there is no list of them: %j',
    (value) => {
      expect(readBackupPictures(value)).toEqual({ pictures: [], broken: 0 })
    },
  )
})
