/**
 * One line of JSON per failure, for the person who reads the logs. A database error's message holds the SQL
 * and its parameters, so only the innermost cause is written: it names the constraint, never a value.
 */
export function logError(event: string, error: unknown, context: Record<string, string>): void {
  console.error(JSON.stringify({ event, ...context, error: innermostCause(error) }))
}

/** One line of JSON for what is no failure of ours but worth a look. The caller leaves out what is private. */
export function logWarning(event: string, context: Record<string, string>): void {
  console.warn(JSON.stringify({ event, ...context }))
}

function innermostCause(error: unknown): string {
  let current = error
  while (current instanceof Error && current.cause !== undefined) current = current.cause
  if (!(current instanceof Error)) return 'an error that is no Error'
  const isQuery = current.message.startsWith('Failed query:')
  return `${current.name}: ${isQuery ? 'Failed query' : current.message}`
}
