// Distinguishes failed requests from all other errors, so that the page mentions the connection only after a failed
// request. Used by every module that explains why data or a part of the page is missing.

/** Thrown if a request gets no answer, an error status, or another page in place of the file. */
export class FailedRequestError extends Error {
  override name = 'FailedRequestError'
}

/** Messages of Chromium, Firefox and Safari for a script or a file that could not be fetched. */
const failedImportPattern =
  /dynamically imported module|module script failed|failed to fetch|networkerror|load failed/i

/** Vite's error message if the styles of a lazy script cannot be fetched. */
const failedStylesPattern = /^Unable to preload CSS/

/** Whether an error comes from a request that failed or timed out, and not from a bug in the page. */
export function isFailedRequest(error: unknown): boolean {
  if (error instanceof FailedRequestError) return true
  if (error instanceof DOMException)
    return ['TimeoutError', 'NetworkError', 'AbortError'].includes(error.name)
  if (!(error instanceof Error)) return false
  return (
    (error instanceof TypeError && failedImportPattern.test(error.message)) ||
    failedStylesPattern.test(error.message)
  )
}

/** Fetches a JSON file within `timeoutMs`. Throws a {@link FailedRequestError}, also if `read` throws. */
export async function fetchFile<Content>(
  address: string,
  timeoutMs: number,
  read: (input: unknown) => Content,
): Promise<Content> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    throw new FailedRequestError(`${address} could not be fetched.`, { cause })
  })
  if (!response.ok) throw new FailedRequestError(`${address} answered ${response.status}.`)
  try {
    return read(await response.json())
  } catch (cause) {
    throw new FailedRequestError(`${address} is not the file that it should be.`, { cause })
  }
}
