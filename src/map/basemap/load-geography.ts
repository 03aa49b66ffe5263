import type { Land } from '../../domain/land/geography.ts'
import { decodeGeography } from '../../domain/land/geography-file.ts'

/** Milliseconds; as long as a bad mobile connection may need. */
const patience = 30_000

/** @throws when the file is missing or late. */
export async function fetchGeography(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`The land's file answered ${response.status}.`)
  return await response.arrayBuffer()
}

/** @throws when the file is not a geography file, e.g. a web page that was sent with status 200. */
export function readGeography(file: ArrayBuffer): Land {
  return decodeGeography(JSON.parse(new TextDecoder().decode(file)))
}
