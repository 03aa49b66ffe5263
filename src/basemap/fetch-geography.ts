import { FailedRequestError } from '../platform/failed-request.ts'

/** Milliseconds; as long as a bad mobile connection may need. */
const patience = 30_000

/** @throws an error that `isFailedRequest` knows, if the file is missing or late */
export async function fetchGeography(url: string): Promise<ArrayBuffer> {
  // Low, so that it does not go ahead of the scripts that the page asked for with it.
  const response = await fetch(url, { priority: 'low', signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new FailedRequestError(`The land's file answered ${response.status}.`)
  return await response.arrayBuffer()
}
