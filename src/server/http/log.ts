/**
 * Writes one line of JSON per failure: the innermost cause, the errors around it by their names, and where it was
 * thrown. A database error's message holds the SQL and its parameters, so that no outer message is written; the
 * innermost names the constraint and never a value.
 */
export function logError(event: string, error: unknown, context: Record<string, string>): void {
  const chain = causesOf(error)
  const innermost = chain.at(-1)
  const around = chain.slice(0, -1).map(({ name }) => name)
  const line = {
    event,
    ...context,
    error: innermost ? describe(innermost) : 'an error that is no Error',
    ...(around.length > 0 ? { around } : {}),
    at: chain.flatMap(framesOf).slice(0, framesMax),
  }
  console.error(JSON.stringify(line))
}

const framesMax = 6

/** One line of JSON for what is no failure of ours but worth a look. The caller leaves out what is private. */
export function logWarning(event: string, context: Record<string, string>): void {
  console.warn(JSON.stringify({ event, ...context }))
}

/** The error and its causes, the innermost last. What is no Error ends the chain and is left out. */
function causesOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let current = error; current instanceof Error && !chain.includes(current); current = current.cause) {
    chain.push(current)
  }
  return chain
}

const describe = ({ name, message }: Error): string =>
  `${name}: ${message.startsWith('Failed query:') ? 'Failed query' : message}`

/** The stack without its beginning, which repeats the message. */
const framesOf = ({ message, stack = '' }: Error): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
