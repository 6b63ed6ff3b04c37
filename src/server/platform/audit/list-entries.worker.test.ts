import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { listAuditEntries, readAuditEntries } from './list-entries.ts'

const db = openDb(env.DB)
const entry = { actor: 'asha', action: 'post.delete', subjectType: 'post' }

await db.insert(auditLog).values([
  { ...entry, subject: 'evening', createdAt: new Date('2028-02-29T22:30:00Z') },
  { ...entry, subject: 'night', createdAt: new Date('2028-03-01T01:30:00Z') },
])

it.each([
  ['UTC', undefined, ['evening']],
  ['UTC, for a zone that does not exist', 'Moon/Base', ['evening']],
  ['a zone to the west', 'America/Sao_Paulo', ['night', 'evening']],
  ['a zone to the east', 'Asia/Kathmandu', []],
])('entries until a day are those until it ends in %s', async (_, zone, subjects) => {
  const filter = { until: '2028-02-29', ...(zone ? { zone } : {}) }
  const { items } = await listAuditEntries(aContext(db), { ...filter, place: undefined })
  expect(items.map(({ subject }) => subject)).toEqual(subjects)
  expect(await readAuditEntries(db, filter)).toEqual(items)
})
