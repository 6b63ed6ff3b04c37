import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { auditLog, auditSeals } from '#platform/db/schema/audit.ts'
import { wasRecentlyRecorded } from './recently-recorded.ts'
import { keepHead, readKeptHeads } from './kept-heads.ts'
import { auditStatement } from './record.ts'
import { sealEntries } from './chain.ts'
import { findMissingHeads, verifyChain } from './verify-chain.ts'

const db = openDb(env.DB)
const actor = { id: 7, username: 'asha' }
const record = (subject: string) =>
  auditStatement(db, {
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
  expect((await verifyChain(db, [{ ...head, keptAs: '2026-11-29' }])).faults).toEqual([
    expect.stringContaining('Entry 4 no longer has the seal that was kept as 2026-11-29'),
  ])
})

async function emptyBucket() {
  const { objects } = await env.BACKUPS.list()
  await env.BACKUPS.delete(objects.map(({ key }) => key))
  return env.BACKUPS
}

it('heads kept on several days are all in a chain that only grew, and a day keeps its first', async () => {
  const bucket = await emptyBucket()
  await sealedLog(0)
  expect(await keepHead(env.DB, bucket, '2026-11-26')).toBeNull()
  await sealedLog(2)
  await keepHead(env.DB, bucket, '2026-11-27')
  await keepHead(env.DB, bucket, '2026-11-28')
  await record('later')
  await sealEntries(db)
  const head = await keepHead(env.DB, bucket, '2026-11-29')
  expect(head).toMatch(/^3:[0-9a-f]{64}$/)
  await record('later still')
  await sealEntries(db)
  expect(await keepHead(env.DB, bucket, '2026-11-29')).toBe(head)
  const heads = await readKeptHeads(bucket)
  expect(heads.map(({ keptAs, entryId }) => [keptAs, entryId])).toEqual([
    ['2026-11-27', 2],
    ['2026-11-28', 2],
    ['2026-11-29', 3],
  ])
  expect((await verifyChain(db, heads)).faults).toEqual([])
})

it('more heads than one page of the bucket are all read', async () => {
  const bucket = await emptyBucket()
  const days = Array.from({ length: 60 }, (_, day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
  await Promise.all(days.map((day) => bucket.put(`audit-heads/${day}.txt`, `1:${'a'.repeat(64)}`)))
  expect((await readKeptHeads(bucket)).map(({ keptAs }) => keptAs)).toEqual(days)
})

it('a log that ends before a kept head, and a head that cannot be read, are faults', async () => {
  const bucket = await emptyBucket()
  await sealedLog(3)
  await keepHead(env.DB, bucket, '2026-11-29')
  await bucket.put('audit-heads/2026-11-28.txt', 'nothing')
  await sealedLog(2)
  expect((await verifyChain(db, await readKeptHeads(bucket))).faults).toEqual([
    'The head kept as 2026-11-28 cannot be read.',
    expect.stringContaining('The log ends at entry 2, and the head kept as 2026-11-29 is of entry 3'),
  ])
})

it('a head that was removed from the bucket is missing, and a night before heads were kept is not', async () => {
  await sealedLog(0)
  const night = (day: string, head: string | undefined) =>
    auditStatement(db, {
      actor,
      action: 'database.backup',
      subject: `nightly/${day}.backup`,
      after: { rows: 7, head },
    })
  await db.batch([night('2026-11-27', undefined), night('2026-11-28', '1:a'), night('2026-11-29', '2:b')])
  expect(await findMissingHeads(db, [{ entryId: 2, hash: 'b', keptAs: '2026-11-29' }])).toEqual([
    'The head of 2026-11-28 is missing: the backup of that night kept one.',
  ])
})
