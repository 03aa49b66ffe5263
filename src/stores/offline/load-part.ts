import { handOver } from './hand-over.ts'
import { reloadOnce } from '../persistence/hand-over/reload-once.ts'

/** A part of the app that could not be loaded. */
export class MissingPartError extends Error {
  override name = 'MissingPartError'
}

/**
 * Loads a part of the app that is a script of its own. A site that was published anew meanwhile has it under
 * another name: then the page is loaded anew, once, and this never settles.
 *
 * @throws {MissingPartError} when the part stays missing
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (await reloadOnce(handOver)) return await new Promise<never>(() => undefined)
    throw new MissingPartError('A part of the map could not be loaded.', { cause: error })
  }
}

export function isMissingPart(error: unknown): boolean {
  return error instanceof MissingPartError
}
