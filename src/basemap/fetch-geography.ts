import { FailedRequestError } from '../platform/failed-request.ts'

/** Timeout in milliseconds, long enough for a bad mobile connection. */
const fetchTimeoutMs = 30_000

/** @throws if the file is missing or late; `isFailedRequest` recognizes the error */
export async function fetchGeography(url: string): Promise<ArrayBuffer> {
  // The page's scripts are more urgent than this file.
  const response = await fetch(url, {
    priority: 'low',
    signal: AbortSignal.timeout(fetchTimeoutMs),
  })
  if (!response.ok) throw new FailedRequestError(`The land's file answered ${response.status}.`)
  return await response.arrayBuffer()
}
