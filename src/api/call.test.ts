import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#browser/api-error.ts'
import { answerStepUp, stepUpStore } from '#browser/step-up.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { call, callForResponse, remove } from './call.ts'

vi.mock('#browser/current-user.ts', () => ({ onSessionChange: vi.fn(), recheckUser: vi.fn() }))

let stopListening: () => void

beforeEach(() => {
  stopListening = stepUpStore.subscribe(() => undefined)
})
afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
})

const stepUpRefusal = () =>
  Response.json({ message: "Confirm that it's you first.", reason: 'step-up' }, { status: 403 })

function respondWith(...responses: Response[]) {
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(responses.shift() ?? Response.error()),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('the path of a call has its parameters and its query, without those that are left out', async () => {
  const fetch = respondWith(Response.json({ messages: [] }), Response.json([]))
  await call(endpoints.messages, { params: { code: 'A/B' }, query: { before: 7 } })
  await call(endpoints.posts, { query: { category: undefined, page: undefined } })
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    '/api/bookings/A%2FB/messages?before=7',
    '/api/blog',
  ])
})

it('a body is sent as JSON, and a response without one is null', async () => {
  const fetch = respondWith(new Response(null, { status: 204 }))
  expect(
    await call(accountEndpoints.renamePasskey, { params: { id: 3 }, body: { name: 'Phone' } }),
  ).toBeNull()
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Phone"}',
  })
})

it('a response comes with its status and headers when they matter', async () => {
  respondWith(Response.json([], { headers: { etag: '"a"' } }))
  const { body, status, headers } = await callForResponse(endpoints.posts)
  expect([body, status, headers.get('etag')]).toEqual([[], 200, '"a"'])
})

it('a failed read is thrown with its status and body, or its status text where the body is empty', async () => {
  respondWith(
    new Response('no', { status: 404 }),
    new Response('', { status: 502, statusText: 'Bad Gateway' }),
  )
  const failure = await call(endpoints.content).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 404, message: '404: no' })
  await expect(call(endpoints.content)).rejects.toThrow('502: Bad Gateway')
})

it('a refused write is thrown with its reason and the messages of its fields', async () => {
  const body = { message: 'Enter your name.', reason: 'invalid', fields: { contactName: 'Enter your name.' } }
  respondWith(Response.json(body, { status: 400 }))
  const failure = await call(endpoints.createBooking, { body: {} }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 400, ...body })
})

it('a deletion of something that is gone already succeeds', async () => {
  respondWith(new Response('{}', { status: 404 }), new Response('{}', { status: 409 }))
  await remove(adminEndpoints.deleteProject, { params: { id: 1 } })
  await expect(remove(adminEndpoints.deleteProject, { params: { id: 1 } })).rejects.toThrow()
})

it('a request is sent again once the person has proved who they are', async () => {
  const fetch = respondWith(stepUpRefusal(), Response.json({ recoveryCodes: ['a'] }))
  const response = call(accountEndpoints.renewRecoveryCodes)
  await vi.waitFor(() => expect(stepUpStore.get()).toBe(true))
  answerStepUp(true)
  expect(await response).toEqual({ recoveryCodes: ['a'] })
  expect(stepUpStore.get()).toBe(false)
  expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0])
})

it('a closed dialog leaves the refusal, and so does one that nobody can show', async () => {
  respondWith(stepUpRefusal(), Response.json(null))
  const response = call(accountEndpoints.renewRecoveryCodes)
  const refusal = expect(response).rejects.toMatchObject({ reason: 'step-up' })
  await vi.waitFor(() => expect(stepUpStore.get()).toBe(true))
  answerStepUp(false)
  await refusal
  stopListening()
  const fetch = respondWith(stepUpRefusal())
  await expect(call(accountEndpoints.renewRecoveryCodes)).rejects.toMatchObject({ reason: 'step-up' })
  expect(fetch).toHaveBeenCalledTimes(1)
})
