/** Milliseconds; as long as a bad mobile connection may need. */
const patience = 30_000

/** @throws when the file is missing or late. */
export async function fetchGeography(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`The land's file answered ${response.status}.`)
  return await response.arrayBuffer()
}
