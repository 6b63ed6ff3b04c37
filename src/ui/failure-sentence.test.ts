import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#api/call.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { caughtSentence, failureDetail, failureSentence } from './failure-sentence.ts'

afterEach(() => vi.unstubAllGlobals())

async function sentenceFor(respond: () => Promise<Response>, onLine = true) {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', respond)
  const error = await call(endpoints.posts).catch((failure: unknown) => failure)
  return { error, sentence: failureSentence(error) }
}

test('a failed read is thrown with status and body, and shown without them', async () => {
  const { error, sentence } = await sentenceFor(
    async () => new Response('{"message":"D1_ERROR"}', { status: 500 }),
  )
  expect(error).toHaveProperty('message', '500: {"message":"D1_ERROR"}')
  expect(sentence).toBe('Our server could not answer. Try again in a minute.')
})

test("the server's message about a refusal is shown unchanged", async () => {
  const { sentence } = await sentenceFor(async () =>
    Response.json({ message: 'There is no such post.' }, { status: 404 }),
  )
  expect(sentence).toBe('There is no such post.')
})

test('a read without a response says whether the reader is offline', async () => {
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
  expect((await sentenceFor(unreachable)).sentence).toBe(
    'The site cannot be reached. Check your connection, then try again.',
  )
  expect((await sentenceFor(unreachable, false)).sentence).toBe(
    'You are offline. Connect to the internet, then try again.',
  )
})

test('a missing chunk and an internal error are reported without URLs', () => {
  vi.stubGlobal('navigator', { onLine: true })
  const chunk = new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a.js')
  expect(failureSentence(chunk)).toContain('A part of this page did not arrive.')
  expect(failureSentence(new TypeError('x is undefined'))).toContain('Something went wrong on our side.')
})

test("a proxy's short error text is shown with its status; an HTML page or our own JSON is not", async () => {
  const detailOf = async (body: string, statusText = '') =>
    failureDetail((await sentenceFor(async () => new Response(body, { status: 502, statusText }))).error)
  expect(await detailOf('x')).toBe('502: x')
  expect(await detailOf('', 'Bad Gateway')).toBe('502: Bad Gateway')
  expect(await detailOf('{"message":"D1_ERROR"}')).toBeUndefined()
  expect(await detailOf('<html>')).toBeUndefined()
})

test('a bug of ours is logged as it was thrown and never blamed on the connection', () => {
  vi.stubGlobal('navigator', { onLine: true })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const bug = new TypeError('undefined is not a post')
  expect(caughtSentence(bug)).toBe(
    'Something went wrong on our side. Try again, and write to us if it happens again.',
  )
  expect(log).toHaveBeenCalledExactlyOnceWith(bug)
  log.mockRestore()
})
