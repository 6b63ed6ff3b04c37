import { env } from 'cloudflare:test'
import { and, like, not } from 'drizzle-orm'
import fc from 'fast-check'
import type { Hono } from 'hono'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Access, type Caller, callers } from '#platform/access/access.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { ipLimits, limit } from '#platform/rate-limit/limits.ts'
import { endpointsOf } from '#tests/builders/endpoints.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser, aSession } from '#tests/builders/sign-in.ts'
import { askWorker } from '#tests/fuzz/ask-worker.ts'
import { addKnownRecords } from '#tests/fuzz/known-records.ts'
import { type FuzzRequest, requestsTo } from '#tests/fuzz/requests.ts'
import { mayCount, watchWrites } from '#tests/fuzz/write-guard.ts'
import { origin } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const casesEach = Number(env.FUZZ_CASES || 60)
const casesWithoutContract = Math.ceil(casesEach / 4)
const seed = Number(env.FUZZ_SEED || 20_261_123)

const apps = import.meta.glob<{ app?: Hono }>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const contracts = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/contracts/{*,records/*}.ts',
    '!../../src/contracts/**/*.test.ts',
    '../../src/server/domains/bookings/booking-input.ts',
  ],
  { eager: true },
)

const localSchemas: Record<string, z.ZodMiniType> = {
  querySchema: z.object({ url: z.string() }),
  tickSchema: z.object({ hasBackups: z.boolean() }),
  pageSchema: z.object({ before: z.string() }),
  partSchema: z.object({ before: z.string(), after: z.string() }),
}

const recordsReads = ['/api/admin/audit', '/api/admin/bookings', '/api/admin/newsletter']

const withoutInput = [
  'POST /api/account/passkeys/options',
  'POST /api/account/recovery-codes',
  'POST /api/account/step-up/options',
  'POST /api/admin/bookings/bulk/:id/undo',
  'POST /api/admin/emails/:id/resend',
  'POST /api/admin/emails/templates/:id/test',
  'PUT /api/admin/files/:id/content',
  'POST /api/admin/newsletter/issues/:id/test',
  'POST /api/admin/users/:id/invitation',
  'POST /api/admin/users/:id/reset-link',
  'POST /api/bookings/:code/cancel',
  'POST /api/bookings/:code/cancel/undo',
  'POST /api/bookings/:code/claim',
  'POST /api/bookings/:code/message-link',
  'POST /api/csp-report',
  'POST /api/email-events',
  'POST /api/login/passkey/options',
  'POST /api/logout',
]

const namesOf = (source: string): string[] =>
  Array.from(
    source.matchAll(
      /(?:readJson|readJsonOrForm)\(c, (\w+)\)|(?:parseInput|safeParse)\((\w+),|(\w+Schema)\.safeParse\(/g,
    ),
    (match) => match.slice(1).find((name) => name !== undefined) ?? '',
  )

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

function schemaNamed(name: string): z.ZodMiniType {
  const schema =
    Object.values(contracts).find((module) => isSchema(module[name]))?.[name] ?? localSchemas[name]
  if (!isSchema(schema)) throw new Error(`No contract is called ${name}: add it to localSchemas.`)
  return schema
}

interface Endpoint {
  row: string
  access: Access
  schemas: z.ZodMiniType[]
}

const endpoints: Endpoint[] = Object.entries(apps).flatMap(([file, { app }]) => {
  if (!app || file.includes('rest')) return []
  const schemas = [...new Set(namesOf(sources[file] ?? ''))].map(schemaNamed)
  return endpointsOf(app).map(([row, access]) => ({ row, access, schemas }))
})

let writes: Awaited<ReturnType<typeof watchWrites>>
let lastWrites: Awaited<ReturnType<typeof writes>>

beforeAll(async () => {
  await addServices(db)
  writes = await watchWrites(env.DB)
})

beforeEach(() => {
  answerWithoutWaiting()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('nothing outside is asked'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function answerWithoutWaiting() {
  const setTimer = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(
    Object.assign((work: () => void) => setTimer(work, 0), { __promisify__: setTimer.__promisify__ }),
  )
}

it('every endpoint is fuzzed from the contract that it reads', () => {
  expect(endpoints.length).toBeGreaterThan(80)
  const isWrite = ({ row }: Endpoint) => /^(POST|PUT|PATCH) /.test(row)
  const blind = endpoints.filter((endpoint) => isWrite(endpoint) && endpoint.schemas.length === 0)
  expect(blind.map(({ row }) => row).toSorted()).toEqual(withoutInput.toSorted())
})

let addresses = 1

const costly = ['hashing:ip', 'hashing:known-devices:ip', 'preview', 'passkey-challenges'] as const
const costlyLeft = 2

async function limitCostly(address: string) {
  await db.delete(rateLimits)
  const resetAt = new Date(Date.now() + 3_600_000)
  const limits = costly.flatMap((name) => ipLimits(name, address))
  await db
    .insert(rateLimits)
    .values(limits.map(({ key, max }) => ({ key, count: max - costlyLeft, resetAt })))
}

/**
 * Limits are reset after so many cases, because most cases would otherwise end at one. The limits of hashing stay:
 * hashes would take all the time.
 */
const casesBetweenLimits = 20
const forgetLimits = () =>
  db
    .delete(rateLimits)
    .where(
      and(
        ...costly.map((name) => not(like(rateLimits.key, `${name}:%`))),
        not(like(rateLimits.key, 'wrong-codes-emails:%')),
      ),
    )

async function addCallers(path: string) {
  const emailConfirmedAt = new Date()
  const client = await addUser(db, { role: 'client', emailConfirmedAt })
  const provider = await addUser(db, { role: 'provider', emailConfirmedAt })
  const editor = await addUser(db, { role: 'editor', emailConfirmedAt })
  const admin = await addUser(db, { role: 'admin', emailConfirmedAt })
  const people = { clientId: client.id, clientEmail: client.email, providerId: provider.id }
  const knownRecords = await addKnownRecords(db, path, people)
  const cookieFor = async (user: typeof client) => {
    await countWrongCodesEmail(user.id)
    return `session=${await aSession(db, user, undefined, true)}`
  }
  const cookies: Record<Caller, string> = {
    visitor: '',
    client: await cookieFor(client),
    provider: await cookieFor(provider),
    editor: await cookieFor(editor),
    admin: await cookieFor(admin),
  }
  return { knownRecords, cookies }
}

/** Counts today's email about wrong codes as sent: it is the only write that a refusal may cause. */
async function countWrongCodesEmail(userId: number) {
  const { key, max: count } = limit('wrong-codes-emails', userId)
  await db.insert(rateLimits).values({ key, count, resetAt: new Date(Date.now() + 3_600_000) })
}

it.each(endpoints)(
  '$row answers every hostile request with a sentence at most, and writes nothing when it refuses',
  async ({ row, access, schemas }) => {
    const [method = '', path = ''] = row.split(' ')
    const address = `198.51.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`
    await limitCostly(address)
    const { knownRecords, cookies } = await addCallers(path)
    lastWrites = await writes()
    const right = access.who.map((caller) => cookies[caller])
    const wrong = callers.filter((caller) => !access.who.includes(caller)).map((caller) => cookies[caller])

    let cases = 0
    await fc.assert(
      fc.asyncProperty(requestsTo({ method, path, schemas, known: knownRecords }), async (request) => {
        cases += 1
        if (cases % casesBetweenLimits === 0) await forgetLimits()
        const cookiesOf = request.isRightCaller || wrong.length === 0 ? right : wrong
        const cookie = cookiesOf[request.callerIndex % cookiesOf.length] ?? ''
        await isAnsweredWell(method, request, { address, cookie })
      }),
      {
        numRuns: schemas.length > 0 ? casesEach : casesWithoutContract,
        seed,
        endOnFailure: true,
      },
    )
    if (method !== 'GET' || !recordsReads.includes(path)) expect(await writes()).toEqual(lastWrites)
  },
  300_000,
)

async function isAnsweredWell(
  method: string,
  { path, headers, body }: FuzzRequest,
  { address, cookie }: { address: string; cookie: string },
) {
  const cookieOf = [cookie, headers.cookie].filter(Boolean).join('; ')
  const { response, text, preparedWrites } = await askWorker(
    new Request(new URL(path, origin), {
      method,
      ...(body ? { body: body.text } : {}),
      headers: {
        'cf-connecting-ip': address,
        ...(body?.type ? { 'content-type': body.type } : {}),
        ...headers,
        ...(cookieOf ? { cookie: cookieOf } : {}),
      },
    }),
  )
  expect(response.status, text).toBeLessThan(500)
  const isRefused = response.status >= 400
  if (isRefused) expect(sentenceOf(response, text)).toMatch(/\w/)
  if (method === 'GET' || !preparedWrites.some(mayCount)) return
  const writesBefore = lastWrites
  lastWrites = await writes()
  if (isRefused) expect(lastWrites).toEqual(writesBefore)
}

function sentenceOf(response: Response, text: string): string {
  if (response.headers.get('content-type')?.startsWith('text/html'))
    return Array.from(text.matchAll(/role="alert"[^>]*>(.*?)<\/(?:p|div)>/gs), ([, alert = '']) =>
      alert.replace(/<[^>]*>/g, ''),
    ).join(' ')
  return z.parse(z.object({ message: z.string() }), JSON.parse(text)).message
}
