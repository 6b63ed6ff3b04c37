import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import type { AdminUser } from '#contracts/admin-users.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from './send.ts'

const db = openDb(env.DB)
export const usersPath = '/api/admin/users'

export async function anAdmin() {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  return {
    user,
    cookie,
    list: async (query = ''): Promise<{ items: AdminUser[]; next: string | null }> =>
      (await send(`${usersPath}${query}`, { cookie })).json(),
    read: (id: number | string) => send(`${usersPath}/${id}`, { cookie }),
    change: (id: number, json: unknown) => send(`${usersPath}/${id}`, { method: 'PATCH', json, cookie }),
  }
}

export const audits = async (subject: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(
    ({ action, before, after }) => ({
      action,
      before,
      after,
    }),
  )
