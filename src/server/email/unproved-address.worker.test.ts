import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { aContext } from '../../../tests/builders/service-context.ts'
import { mayEmailUnproved } from './unproved-address.ts'

const db = openDb(env.DB)

it('a mailbox gets ten emails of a kind a day, under whatever tag, and a mailbox beside it its own', async () => {
  const may = (address: string) => mayEmailUnproved(aContext(db), 'newsletter', address)
  for (let tag = 0; tag < 10; tag += 1) expect(await may(`asha+${tag}@everest.example`)).toBe(true)
  expect(await may('asha+another@everest.example')).toBe(false)
  expect(await may('asha@everest.example')).toBe(false)
  expect(await may('bina+asha@everest.example')).toBe(true)
  expect(await may('+asha@everest.example')).toBe(true)
})
