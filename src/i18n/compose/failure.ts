// What a player reads where data or a part of the page is missing: why, if a request failed, and nothing that is untrue if it
// did not.
import { isFailedRequest } from '../../core/failed-request.ts'
import { startMessages } from '../generated/start.ts'

/** A request that failed, or a fault of the page. */
export type Failure = 'request' | 'fault'

/** Logs a fault, of which the page says no more than that there is one. */
export function failureOf(error: unknown): Failure {
  if (isFailedRequest(error)) return 'request'
  console.error(error)
  return 'fault'
}

/** @param sentence what is said of a request that failed */
export function failureText(failure: Failure | null, sentence: string): string {
  return failure === 'fault' ? startMessages.errorFallback.title : sentence
}
