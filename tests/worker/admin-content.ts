import { env } from 'cloudflare:test'
import { and, desc, eq } from 'drizzle-orm'
import type { SiteContent } from '#contracts/content.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { send } from './send.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'

const db = openDb(env.DB)

export async function contentAdmin(path: string) {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  const at = (key: string | number) => `${path}/${key}`
  return {
    user,
    list: async <Item>() => (await send(path, { cookie })).json<Item[]>(),
    create: (json: unknown) => send(path, { json, cookie }),
    read: (key: string | number) => send(at(key), { cookie }),
    change: (key: string | number, json: unknown) => send(at(key), { method: 'PATCH', json, cookie }),
    remove: (key: string | number) => send(at(key), { method: 'DELETE', cookie }),
  }
}
export const page = async (path: string) => (await send(path)).text()
export const publicContent = async () => (await send('/api/content')).json<SiteContent>()
export const contentLog = (actorId: number, subject: string) =>
  db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.subject, subject)))
    .orderBy(desc(auditLog.id))
