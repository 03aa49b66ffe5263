import type { LandFeature } from '../../domain/geography.ts'
import { decodeGeography } from '../../domain/geography-file.ts'

/** Milliseconds; as long as a bad mobile connection may need. */
const patience = 30_000

/** @throws when the file is missing, late, or not a geography file (such as a web page with status 200). */
export async function loadGeography(url: string): Promise<LandFeature[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`The land's file answered ${response.status}.`)
  return decodeGeography(await response.json())
}
