import { afterEach, expect, it, vi } from 'vitest'
import { call } from '#api/call.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { forgetPrivateData } from './current-user.ts'
import { secondFactorNeed } from './second-factor-need.ts'

afterEach(() => vi.unstubAllGlobals())

const response = (body: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 403 })))

it('the back office learns from a refusal that a second factor is missing, until somebody else signs in', async () => {
  const listener = vi.fn()
  const unsubscribe = secondFactorNeed.subscribe(listener)
  response({ message: 'Only administrators can do this.' })
  await expect(call(adminEndpoints.stats)).rejects.toThrow('403')
  expect(secondFactorNeed.get()).toBe(false)
  response({ message: 'Set one up first.', reason: 'second-factor-needed' })
  await expect(call(adminEndpoints.stats)).rejects.toThrow('403')
  expect(secondFactorNeed.get()).toBe(true)
  forgetPrivateData()
  expect(secondFactorNeed.get()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
})
