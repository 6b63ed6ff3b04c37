import { afterEach, expect, it, vi } from 'vitest'
import { sendWithStepUp } from '#api/send-with-step-up.ts'
import { answerStepUp, stepUpStore } from './step-up.ts'

const refusal = () =>
  Response.json({ message: "Confirm that it's you first.", reason: 'step-up' }, { status: 403 })
const other = () => Response.json({ message: 'Only administrators can do this.' }, { status: 403 })
const unsubscribe = stepUpStore.subscribe(() => {})

afterEach(() => vi.unstubAllGlobals())

function answerWith(...responses: Response[]) {
  const fetch = vi.fn((_: string) => Promise.resolve(responses.shift() ?? Response.error()))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('a request is sent again once the person has proved who they are', async () => {
  const fetch = answerWith(refusal(), new Response('saved'))
  const response = sendWithStepUp('/api/x', { method: 'POST', body: 'same' })
  await vi.waitFor(() => expect(stepUpStore.get()).toBe(true))
  answerStepUp(true)
  expect(await (await response).text()).toBe('saved')
  expect(stepUpStore.get()).toBe(false)
  expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0])
})

it('a closed dialog leaves the refusal, and so does one that nobody can show', async () => {
  answerWith(refusal())
  const response = sendWithStepUp('/api/x', {})
  await vi.waitFor(() => expect(stepUpStore.get()).toBe(true))
  answerStepUp(false)
  expect(await (await response).json()).toMatchObject({ reason: 'step-up' })
  unsubscribe()
  const fetch = answerWith(refusal())
  expect((await sendWithStepUp('/api/x', {})).status).toBe(403)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('another refusal asks for no proof', async () => {
  answerWith(other())
  expect(await (await sendWithStepUp('/api/x', {})).json()).toEqual({
    message: 'Only administrators can do this.',
  })
})
