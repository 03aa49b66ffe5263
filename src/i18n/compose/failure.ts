// Sentences for missing data or a missing part of the page. Only a failed request is explained by the connection.
import { isFailedRequest } from '../../platform/failed-request.ts'
import { startMessages } from '../generated/start.ts'

/** Cause of the failure: a failed request, or a fault in the page's code. */
export type Failure = 'request' | 'fault'

/** Classifies an error, and logs a fault, because the page shows no details of it. */
export function failureOf(error: unknown): Failure {
  if (isFailedRequest(error)) return 'request'
  console.error(error)
  return 'fault'
}

export function failureText(failure: Failure | null, sentence: string): string {
  return failure === 'fault' ? startMessages.errorFallback.title : sentence
}
