import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { auditLog, auditSeals } from '#server/db/schema/audit.ts'
import { wasRecentlyRecorded } from './recently-recorded.ts'
import { recordAudit } from './record.ts'
import { sealEntries } from './seal-entries.ts'
import { verifyChain } from './verify-chain.ts'

const db = openDb(env.DB)
const actor = { id: 7, username: 'asha' }
const record = (subject: string) =>
  recordAudit(db, {
    actor,
    action: 'user.role',
    subject,
    before: { role: 'client' },
    after: { role: 'admin' },
  })

const guards = [
  'audit_log_no_update',
  'audit_log_no_delete',
  'audit_seals_no_update',
  'audit_seals_no_delete',
]

async function sealedLog(count: number) {
  for (const guard of guards) await env.DB.exec(`drop trigger if exists ${guard}`)
  await db.batch([db.delete(auditSeals), db.delete(auditLog)])
  await env.DB.exec("delete from sqlite_sequence where name = 'audit_log'")
  for (let entry = 1; entry <= count; entry += 1) await record(`user ${entry}`)
  await sealEntries(db)
}
const faults = async () => (await verifyChain(db)).faults
const run = (statement: string) => env.DB.exec(statement)

it('a seal cannot be changed or deleted', async () => {
  await record('12')
  await sealEntries(db)
  await expect(run("update audit_seals set hash = ''")).rejects.toThrow('only added to')
  await expect(run('delete from audit_seals')).rejects.toThrow('only added to')
})

it('the chain of exactly what was written is whole, including entries that wait for their seal', async () => {
  await sealedLog(5)
  await record('waits')
  expect(await verifyChain(db)).toMatchObject({ faults: [], sealed: 5, unsealed: 1, head: { entryId: 5 } })
  await sealEntries(db)
  expect(await verifyChain(db)).toMatchObject({ faults: [], sealed: 6, unsealed: 0, head: { entryId: 6 } })
  expect(wasRecentlyRecorded()).toBe(true)
})

it('more entries than one round takes are sealed in order', async () => {
  await sealedLog(0)
  await db.batch([record('0'), ...Array.from({ length: 450 }, (_, at) => record(String(at)))])
  await sealEntries(db)
  expect(await verifyChain(db)).toMatchObject({ faults: [], sealed: 451, unsealed: 0 })
})

it('writers and sealers at once leave one chain', async () => {
  await sealedLog(1)
  await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      await record(`user ${at}`)
      await sealEntries(db)
    }),
  )
  await sealEntries(db)
  expect(await verifyChain(db)).toMatchObject({ faults: [], sealed: 31, unsealed: 0 })
})

it.each([
  ['actor', "'somebody else'"],
  ['subject', "'user 9'"],
  ['action', "'user.delete'"],
  ['after', "'{}'"],
  ['before', 'null'],
  ['actor_id', '8'],
  ['created_at', 'created_at + 1'],
])('an entry whose %s was changed is found', async (column, value) => {
  await sealedLog(4)
  await run(`update audit_log set ${column} = ${value} where id = 2`)
  expect(await faults()).toEqual([expect.stringContaining('Entry 2 is not what was sealed')])
})

it('a deleted entry is found, with or without its seal', async () => {
  await sealedLog(4)
  await run('delete from audit_log where id = 2')
  expect(await faults()).toContain('Entry 2 was deleted.')
  await run('delete from audit_seals where entry_id = 2')
  expect(await faults()).toEqual([expect.stringContaining('Entry 3 is not what was sealed')])
})

it('an inserted entry is found', async () => {
  await sealedLog(4)
  await run('update audit_log set id = 40 where id = 3')
  await run('delete from audit_seals where entry_id >= 3')
  await sealEntries(db)
  await run(
    `insert into audit_log (id, actor, action, subject_type, subject) values (3, 'a', 'user.role', 'user', 'x')`,
  )
  expect(await faults()).toContain('Entry 3 was inserted afterwards, or its seal was deleted.')
})

it('a changed seal is found', async () => {
  await sealedLog(4)
  await run(`update audit_seals set hash = '${'0'.repeat(64)}' where entry_id = 2`)
  expect(await faults()).toEqual([
    expect.stringContaining('Entry 2 is not'),
    expect.stringContaining('Entry 3 is not'),
  ])
})

it('a truncated end is found, even with its seals', async () => {
  await sealedLog(4)
  await run('delete from audit_log where id >= 3')
  await run('delete from audit_seals where entry_id >= 3')
  expect(await faults()).toEqual(['2 entries after 2 are gone.'])
})

it('a rewritten chain is found only by a head that was noted before', async () => {
  await sealedLog(4)
  const { head } = await verifyChain(db)
  await run(`update audit_log set subject = 'user 9' where id = 2`)
  await run('delete from audit_seals')
  await sealEntries(db)
  expect(await faults()).toEqual([])
  expect((await verifyChain(db, head)).faults).toEqual([expect.stringContaining('is not in the chain')])
})
