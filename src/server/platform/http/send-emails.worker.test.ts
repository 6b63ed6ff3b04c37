import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { sendEmailsAfter } from './send-emails.ts'

function workBehind(method: string, settings: { MAIL_KEY?: string }) {
  const work: Promise<unknown>[] = []
  sendEmailsAfter({
    request: new Request('http://localhost/api/user', { method }),
    env: { ...env, ...settings },
    data: { requestId: 'test', siteUrl: 'http://localhost' },
    waitUntil: (promise) => work.push(promise),
  })
  return work
}

it.each(['POST', 'PATCH', 'DELETE'])('a %s sends the waiting emails behind its response', async (method) => {
  const work = workBehind(method, { MAIL_KEY: 'key' })
  expect(work).toHaveLength(1)
  await Promise.all(work)
})

it.each(['GET', 'HEAD'])('a %s sends no emails', (method) => {
  expect(workBehind(method, { MAIL_KEY: 'key' })).toEqual([])
})

it('without a provider emails stay in the outbox', () => {
  expect(workBehind('POST', {})).toEqual([])
})
