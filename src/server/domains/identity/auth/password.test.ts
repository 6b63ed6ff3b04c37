import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { builtPassword, builtPasswordHash, quickPasswordHash } from '#tests/builders/users.ts'
import { checkPassword, hashNoPassword, hashPassword } from './password.ts'

it('a hash states its cost and matches its own password only', async () => {
  const hash = await hashPassword('ein langer satz')
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  expect(await checkPassword('ein langer satz', hash)).toEqual({ matches: true, isOutdated: false })
  expect(await checkPassword('ein langer Satz', hash)).toEqual({ matches: false, isOutdated: false })
})

it('a key is what one standard scrypt call returns', async () => {
  const [, , , , salt = '', key] = (await hashPassword('ein langer satz')).split('$')
  const options = { N: 2 ** 14, r: 8, p: 5, maxmem: 2 ** 26 }
  expect(
    scryptSync('ein langer satz', Buffer.from(salt, 'base64url'), 32, options).toString('base64url'),
  ).toBe(key)
})

it.each([
  ['in five runs', 'scrypt$16384$8$1$5$RGkWK-mE9RExMRcGvy6ATg$yJ4msYACqYyW0KxwLqratRzEM-v_OpFfAMZDk1yA2jY'],
  ['in ten runs', 'scrypt$8192$8$1$10$hKw3GAF3OSB9qhhlXV17Jw$k_fO1XGfdWglrxJnbFaG5fehOR12VYDvD7MDbbHBPyk'],
])('a hash from when hashes were made %s still matches, and is reported as outdated', async (_, before) => {
  expect(await checkPassword(builtPassword, before)).toEqual({ matches: true, isOutdated: true })
  expect(await checkPassword('something-else', before)).toEqual({ matches: false, isOutdated: true })
})

it('the key of each earlier run was in the salt of the next', async () => {
  const cost = { N: 1024, r: 8, p: 1 }
  const salt = Buffer.alloc(16)
  const first = scryptSync('a-long-password', salt, 32, cost)
  const second = scryptSync('a-long-password', Buffer.concat([salt, first]), 32, cost)
  const hash = `scrypt$1024$8$1$2$${'A'.repeat(22)}$${second.toString('base64url')}`
  expect(await checkPassword('a-long-password', hash)).toEqual({ matches: true, isOutdated: true })
})

it('the same password hashed twice gives two hashes', async () => {
  expect(await hashPassword('ein langer satz')).not.toBe(await hashPassword('ein langer satz'))
})

it('whoever has no password yet has a hash at the usual cost, of their own, that no guess matches', async () => {
  const hash = hashNoPassword()
  expect(hash).not.toBe(hashNoPassword())
  for (const guess of ['', hash, builtPassword])
    expect(await checkPassword(guess, hash)).toEqual({ matches: false, isOutdated: false })
})

it('a hash of another cost still matches and is reported as outdated', async () => {
  const key = scryptSync('a-long-password', new Uint8Array(16), 32, { N: 1024, r: 8, p: 1 }).toString(
    'base64url',
  )
  const hash = `scrypt$1024$8$1$${'A'.repeat(22)}$${key}`
  expect(await checkPassword('a-long-password', hash)).toEqual({ matches: true, isOutdated: true })
})

it('a raised cost does not exceed the memory limit', async () => {
  const cost = { N: 32768, r: 8, p: 1 }
  const key = scryptSync('a-long-password', new Uint8Array(16), 32, { ...cost, maxmem: 2 ** 27 }).toString(
    'base64url',
  )
  const hash = `scrypt$32768$8$1$${'A'.repeat(22)}$${key}`
  expect(await checkPassword('a-long-password', hash)).toEqual({ matches: true, isOutdated: true })
})

it('accented letters match whether they arrive composed or decomposed', async () => {
  const hash = await hashPassword('cafe\u0301-du-matin')
  expect(await checkPassword('caf\u00e9-du-matin', hash)).toMatchObject({ matches: true })
})

it('an unknown account takes as long as a wrong password, and never matches', async () => {
  const hash = await hashPassword('ein langer satz')
  const measure = async (candidate: string | undefined) => {
    const start = performance.now()
    expect(await checkPassword('etwas anderes', candidate)).toEqual({ matches: false, isOutdated: false })
    return performance.now() - start
  }
  const knownMs = await measure(hash)
  const unknownMs = await measure(undefined)
  expect(unknownMs).toBeGreaterThan(knownMs / 4)
})

it('a stored hash that cannot be read is an error, not a wrong password', async () => {
  await expect(checkPassword('x', 'md5$abc')).rejects.toThrow('a stored password hash cannot be read')
})

it('the test users have the test password', async () => {
  expect(await checkPassword(builtPassword, builtPasswordHash)).toEqual({ matches: true, isOutdated: false })
  expect(await checkPassword(builtPassword, quickPasswordHash)).toEqual({ matches: true, isOutdated: true })
})
