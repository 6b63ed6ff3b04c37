/**
 * Whether a write failed because another row has the same value in a unique column. A single query arrives wrapped
 * by drizzle and a batch does not, so the chain of causes is walked.
 */
export function isUniqueViolation(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes('UNIQUE constraint failed')) return true
  }
  return false
}
