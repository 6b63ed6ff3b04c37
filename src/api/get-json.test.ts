import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#browser/api-error.ts'
import { secondFactorNeed } from '#browser/second-factor-need.ts'
import { getJson } from './get-json.ts'

afterEach(() => {
  secondFactorNeed.set(false)
  vi.unstubAllGlobals()
})

const read = (response: Response) => {
  vi.stubGlobal('fetch', async () => response)
  return getJson('/api/things', (body, headers) => ({ body, tag: headers.get('etag') }))
}

test('an answer is parsed together with its headers', async () => {
  expect(await read(Response.json([1], { headers: { etag: '"a"' } }))).toEqual({ body: [1], tag: '"a"' })
})

test('a failure is thrown with its status and body, or its status text where the body is empty', async () => {
  const failure = await read(new Response('no', { status: 404 })).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 404, message: '404: no' })
  await expect(read(new Response('', { status: 502, statusText: 'Bad Gateway' }))).rejects.toThrow(
    '502: Bad Gateway',
  )
})

test('a refusal for want of a second factor is remembered, so that the page can ask for one', async () => {
  const refusal = Response.json({ message: 'Set one up.', reason: 'second-factor-needed' }, { status: 403 })
  await expect(read(refusal)).rejects.toThrow('403')
  expect(secondFactorNeed.get()).toBe(true)
})
