import { afterEach, expect, it, vi } from 'vitest'
import { logError } from './log.ts'

const lines: string[] = []
vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
afterEach(() => lines.splice(0))

const loggedLine = (error: unknown) => {
  logError('request failed', error, { route: 'GET /api/blog' })
  return JSON.parse(lines.at(-1) ?? '')
}

it('an unexpected error is logged with its cause and where it was thrown', () => {
  const bug = new TypeError('undefined is not a post')
  expect(loggedLine(new Error('the page was not made', { cause: bug }))).toEqual({
    event: 'request failed',
    route: 'GET /api/blog',
    error: 'TypeError: undefined is not a post',
    around: ['Error'],
    at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  })
})

it('the parameters of a query that failed are not logged', () => {
  const queryError = new Error('Failed query: insert into users values (?)\nparams: asha@example.com')
  expect(loggedLine(queryError).error).toBe('Error: Failed query')
  const constraint = new Error('UNIQUE constraint failed: users.email')
  expect(loggedLine(new Error(queryError.message, { cause: constraint })).error).toBe(
    `Error: ${constraint.message}`,
  )
  expect(lines.join()).not.toContain('asha@example.com')
})

it('a thrown value that is not an Error is logged as such', () => {
  expect(loggedLine('text')).toMatchObject({ error: 'an error that is no Error', at: [] })
})

it('a line break or a color in what is logged neither begins a line nor reaches a terminal', () => {
  expect(loggedLine(new Error('no\n{"event":"all is well"}\u001b[2J')).error).toContain('all is well')
  for (const char of ['\n', '\r', '\u001b']) expect(lines.at(-1)).not.toContain(char)
})
