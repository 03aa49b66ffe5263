/** How many requests are made of the database before it is waited for. */
export const sliceLength = 500

/**
 * Makes a request for each entry, so many at a time: a request takes 20 microseconds and its answer as many again, and
 * between two slices the page draws. The transaction stays open as long as each slice's work does nothing but
 * requests.
 */
export async function inSlices<Entry>(
  entries: readonly Entry[],
  request: (entry: Entry) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < entries.length; start += sliceLength) {
    await Promise.all(entries.slice(start, start + sliceLength).map(request))
  }
}
