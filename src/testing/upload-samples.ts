import { createBackup } from '../features/progress/model/backup-format.ts'
import {
  decodeUpload,
  parseText,
  readParsedUpload,
  type AcceptedUpload,
  type UploadResult,
} from '../features/import-export/model/read-upload.ts'

export const utf8 = (text: string) => new TextEncoder().encode(text)

export const utf16 = (text: string, littleEndian: boolean, withMark: boolean) => {
  const marked = withMark ? `\uFEFF${text}` : text
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let index = 0; index < marked.length; index += 1) {
    view.setUint16(index * 2, marked.charCodeAt(index), littleEndian)
  }
  return new Uint8Array(view.buffer)
}

export const utf32 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 4))
  for (let index = 0; index < text.length; index += 1) {
    view.setUint32(index * 4, text.charCodeAt(index), littleEndian)
  }
  return new Uint8Array(view.buffer)
}

export const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export function readUpload(bytes: Uint8Array, map: string): UploadResult {
  const decoded = decodeUpload(bytes)
  if (!decoded.ok) return decoded
  const parsed = parseText(decoded.text, decoded.incomplete)
  return parsed.ok ? readParsedUpload(parsed.input, map) : parsed
}

export const read = (text: string) => readUpload(utf8(text), 'kcd1')
export const list = (entries: string) => read(`{"discoveredMarkers":${entries}}`)

/** Returns the expected result of a file with a bare list. */
export const accepted = (ids: readonly number[], more: Partial<AcceptedUpload> = {}) => ({
  ok: true,
  source: 'list',
  ids,
  skipped: [],
  pins: [],
  skippedPins: 0,
  questions: [],
  ...more,
})

export const problemOf = (result: UploadResult) => (result.ok ? undefined : result.problem)
export const questionsOf = (result: UploadResult) => (result.ok ? result.questions : undefined)
export const skippedOf = (result: UploadResult) => (result.ok ? result.skipped : undefined)
/** @param message English message: `Required`, or `Expected marker id, received string` */
export const schemaProblem = (field: string, message: string) => {
  const [, expected = '', received] = /^Expected ([^,]+), received (.+)$/.exec(message) ?? []
  const misfit =
    message === 'Required' ? 'missing' : { expected: expected.replace(' ', '-'), received }
  return { ok: false, problem: { kind: 'schema', field, misfit } }
}

export const goodText = JSON.stringify(createBackup('kcd1', [7, 0, 1046], new Date(0)))
export const good = accepted([7, 0, 1046], { source: 'backup' })
