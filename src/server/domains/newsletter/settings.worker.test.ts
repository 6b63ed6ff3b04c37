import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { SettingsPatch } from '#contracts/admin-issues.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { readSettings, updateSettings } from './settings.ts'

const db = openDb(env.DB)

it('of two saves of the settings from the same state, one is refused', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const { revision } = await readSettings(context)
  const results = await Promise.all([
    updateSettings(context, { digest: 'weekly', revision }),
    updateSettings(context, { digest: 'monthly', revision }),
  ])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

it('settings that are sent again because the answer was lost are kept once', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const { revision } = await readSettings(context)
  const save = (emailsPerDay: number | null) => updateSettings(context, { emailsPerDay, revision })
  expect(await save(70)).toMatchObject({ ok: true, after: { revision: revision + 1 } })
  expect(await save(70)).toMatchObject({ ok: true, after: { revision: revision + 1 } })
  expect(await save(80)).toMatchObject({ ok: false, reason: 'settings-conflict' })
  expect(await readSettings(context)).toMatchObject({ emailsPerDay: 70, revision: revision + 1 })
})

it('the audit log has the limit of emails per day as it is after each change', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const save = async (patch: Omit<SettingsPatch, 'revision'>) => {
    const { revision } = await readSettings(context)
    await updateSettings(context, { ...patch, revision })
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'newsletter.settings'))
      .orderBy(desc(auditLog.id))
      .limit(1)
    return entry?.after
  }
  expect(await save({ emailsPerDay: 200 })).toMatchObject({ emailsPerDay: 200 })
  expect(await save({ digest: 'off' })).toEqual({ digest: 'off', emailsPerDay: 200 })
  expect(await save({ emailsPerDay: null })).toEqual({ digest: 'off', emailsPerDay: null })
})
