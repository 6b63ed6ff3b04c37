import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { linesInBucket } from '#tests/builders/nightly-backups.ts'
import { partBytes, writeToBucket } from './write-to-bucket.ts'

const bucket = env.BACKUPS

beforeEach(() => bucket.delete(['large', 'half']))

it('data larger than one part arrives complete, in parts of equal size', async () => {
  const line = () => JSON.stringify([...crypto.getRandomValues(new Uint32Array(8_000))])
  const lines = Array.from({ length: 220 }, line)
  await writeToBucket(
    bucket,
    'large',
    (async function* () {
      yield* lines
    })(),
    undefined,
  )
  expect((await bucket.head('large'))?.size).toBeGreaterThan(partBytes)
  expect((await linesInBucket(bucket, 'large')).map((value) => JSON.stringify(value))).toEqual(lines)
})

it('an upload whose reader fails half-way leaves nothing', async () => {
  const lines = (async function* () {
    for (let index = 0; index < 200; index += 1)
      yield JSON.stringify([...crypto.getRandomValues(new Uint32Array(8_000))])
    throw new Error('the database does not answer')
  })()
  await expect(writeToBucket(bucket, 'half', lines, undefined)).rejects.toThrow('does not answer')
  expect(await bucket.head('half')).toBeNull()
})
