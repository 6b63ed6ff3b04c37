import { noteProblem } from '#platform/problems/recent-problems.ts'
import { messageClass } from '#platform/problems/recent-problems.ts'

/**
 * Logs only the innermost message: outer database errors hold the SQL and its parameters, the innermost names the
 * constraint and never a value.
 */
export function logError(event: string, error: unknown, context: Record<string, string>): void {
  const chain = causesOf(error)
  const innermost = chain.at(-1)
  const around = chain.slice(0, -1).map(({ name }) => name)
  const description = innermost ? describe(innermost) : 'an error that is no Error'
  const line = {
    event,
    ...context,
    error: description,
    ...(around.length > 0 ? { around } : {}),
    at: chain.flatMap(framesOf).slice(0, framesMax),
  }
  console.error(JSON.stringify(line))
  const place = (context.route ?? context.job ?? '').slice(0, placeCharsMax)
  noteProblem({ kind: 'error', place, what: `${event}: ${messageClass(description)}` })
}

interface RequestLine {
  id: string
  /** The pattern, because addresses can contain names, emails and codes. */
  route: string
  method: string
  status: number
  /** Waiting for the database and other servers: the clock of a Worker stands still while it computes. */
  ms: number
}

export function logRequest({ id, route, method, status, ms }: RequestLine): void {
  console.log(JSON.stringify({ event: 'request', id, route, method, status, ms }))
}

const framesMax = 6
const placeCharsMax = 100

/** Callers must leave out private data. */
export function logWarning(event: string, context: Record<string, string>): void {
  console.warn(JSON.stringify({ event, ...context }))
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let current = error; current instanceof Error && !chain.includes(current); current = current.cause) {
    chain.push(current)
  }
  return chain
}

const describe = ({ name, message }: Error): string =>
  `${name}: ${message.startsWith('Failed query:') ? 'Failed query' : message}`

/** The stack begins with the message, which can contain private values. */
const framesOf = ({ message, stack = '' }: Error): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
