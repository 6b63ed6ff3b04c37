/** drizzle wraps the errors of single queries but not of batches, so the chain of causes is walked. */
export function isUniqueViolation(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes('UNIQUE constraint failed')) return true
  }
  return false
}
