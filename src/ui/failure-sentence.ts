import { failureText, missingPartText, offlineText } from '#content/interface/shell.ts'

const missingChunk =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && missingChunk.test(error.message)

const hasResponse = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status > 0

const hasSentence = (error: unknown): error is Error & { sentence: string } =>
  error instanceof Error && 'sentence' in error && typeof error.sentence === 'string'

export function failureSentence(error: unknown): string {
  if (!navigator.onLine && !hasResponse(error)) return offlineText
  if (hasSentence(error)) return error.sentence
  if (isMissingChunk(error)) return missingPartText
  return failureText
}

export const caughtSentence = (error: unknown): string => failureSentence(caughtError(error))

export function caughtError(error: unknown): Error {
  if (!hasSentence(error)) console.error(error)
  return error instanceof Error ? error : new Error(String(error))
}

/**
 * Returns the message of a failed read, such as '502: Bad Gateway', unless our own server sent it, whose errors are
 * JSON.
 */
export function failureDetail(error: unknown): string | undefined {
  const isText = error instanceof Error && /^\d{3}: [^{<]/.test(error.message)
  return isText ? error.message.slice(0, 120) : undefined
}
