import { isoCBOR } from '@simplewebauthn/server/helpers'
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { passkeys } from '#platform/db/schema/second-factors.ts'
import { attackerCertificates } from '#tests/builders/attacker-certificates.ts'
import { startRegistration } from '#tests/builders/passkeys.ts'
import { aSessionOf } from '#tests/builders/second-factors.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { softwarePasskey } from '#tests/builders/software-passkey.ts'
import { addPasskey } from './passkeys.ts'

const db = openDb(env.DB)
const url = 'https://attacker.example/list.crl'
const es256 = -7
const fetchSpy = vi.fn(async () => new Response(null, { status: 404 }))

beforeEach(async () => {
  await db.delete(rateLimits)
  fetchSpy.mockClear()
  vi.stubGlobal('fetch', fetchSpy)
})

afterEach(() => void vi.unstubAllGlobals())

type Device = Awaited<ReturnType<typeof softwarePasskey>>
type Attestable = Record<'authData' | 'clientDataHash', Uint8Array>
type Attest = (data: Attestable, device: Device) => Promise<Uint8Array>

const attestationObject = (fmt: unknown, attStmt: unknown, authData: Uint8Array) =>
  isoCBOR.encode(
    new Map([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', authData],
    ]) as never,
  )

const signatureOf = ({ authData, clientDataHash }: Attestable, device: Device) =>
  device.signDer(new Uint8Array([...authData, ...clientDataHash]))

async function certifiedStatement(data: Attestable, device: Device) {
  const x5c = await attackerCertificates(device, await softwarePasskey(), { ...data, url })
  return new Map<string, unknown>([
    ['alg', es256],
    ['sig', await signatureOf(data, device)],
    ['x5c', x5c],
  ])
}

async function register(attest: Attest) {
  const user = await addUser(db)
  const device = await softwarePasskey()
  const { token, challenge } = await startRegistration(db, user)
  const credential = await device.registerWith({ challenge }, (data) => attest(data, device))
  const result = await addPasskey(aUserContext(db, user), {
    session: aSessionOf(user),
    token,
    name: 'Phone',
    credential,
  })
  return { result, count: await db.$count(passkeys, eq(passkeys.userId, user.id)) }
}

it.each(['android-key', 'apple', 'tpm', 'android-safetynet', 'fido-u2f', 'packed', 'none', 'unknown', ''])(
  'an attestation %s with certificates is refused, and nothing that they name is fetched',
  async (format) => {
    const { result, count } = await register(async (data, device) =>
      attestationObject(format, await certifiedStatement(data, device), data.authData),
    )
    expect(result).toEqual({ ok: false, reason: 'passkey-refused' })
    expect(count).toBe(0)
    expect(fetchSpy).not.toHaveBeenCalled()
  },
)

const nested = (depth: number) => new Uint8Array([...Array(depth).fill(0x81), 0])
const odd =
  (fmt: unknown, attStmt: unknown): Attest =>
  async ({ authData }) =>
    attestationObject(fmt, attStmt, authData)

it.each<[string, Attest]>([
  ['whose statement is a list', odd('packed', [['x5c', []]])],
  ['whose statement is text', odd('none', 'x5c')],
  ['without a statement', async ({ authData }) => isoCBOR.encode(new Map([['authData', authData]]) as never)],
  ['with a format that is a list', odd(['none'], new Map())],
  ['with empty certificates', odd('packed', new Map<string, unknown>([['x5c', []]]))],
  ['with certificates that are null', odd('packed', new Map<string, unknown>([['x5c', null]]))],
  ['that is a number', async () => new Uint8Array([7])],
  ['that is nested fourteen thousand times', async () => nested(14_000)],
  ['with a key that stands twice', async () => new Uint8Array([0xa2, 0x61, 0x61, 1, 0x61, 0x61, 2])],
  ['of no definite length', async () => new Uint8Array([0xbf, 0xff])],
  ['that ends early', async () => new Uint8Array([0xa3, 0x63])],
  ['that is empty', async () => new Uint8Array([0xf6])],
])('an attestation object %s is refused in words', async (_, attest) => {
  const { result, count } = await register(attest)
  expect(result).toEqual({ ok: false, reason: 'passkey-refused' })
  expect(count).toBe(0)
  expect(fetchSpy).not.toHaveBeenCalled()
})

it('attestation none and self-attested packed are accepted', async () => {
  const none = await register(async ({ authData }) => attestationObject('none', new Map(), authData))
  expect(none.result).toMatchObject({ ok: true })
  const packed = await register(async (data, device) =>
    attestationObject(
      'packed',
      new Map<string, unknown>([
        ['alg', es256],
        ['sig', await signatureOf(data, device)],
      ]),
      data.authData,
    ),
  )
  expect(packed.result).toMatchObject({ ok: true })
})

it('self-attested packed with a signature by another key is refused', async () => {
  const { result } = await register(async (data) =>
    attestationObject(
      'packed',
      new Map<string, unknown>([
        ['alg', es256],
        ['sig', await signatureOf(data, await softwarePasskey())],
      ]),
      data.authData,
    ),
  )
  expect(result).toEqual({ ok: false, reason: 'passkey-refused' })
})
