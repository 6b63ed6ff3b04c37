import { env } from 'cloudflare:test'
import { and, desc, eq } from 'drizzle-orm'
import type { AdminProject } from '#contracts/admin-projects.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { send } from './send.ts'
import { addProject, type aProject } from '#tests/builders/projects.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'

const db = openDb(env.DB)

export const projectsPath = '/api/admin/projects'

export async function projectAdmin() {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin', name: 'Ada Admin' })
  const call = (method: string, at: string, json?: unknown) =>
    send(`${projectsPath}${at}`, { method, cookie, ...(json === undefined ? {} : { json }) })
  const change = (id: number, json: unknown) => call('PATCH', `/${id}`, json)
  const list = async (query: string) =>
    (await call('GET', `?${query}`)).json<{ items: AdminProject[]; next: string | null }>()
  return { user, cookie, call, change, list }
}

export async function aClientsProject(overrides: Partial<Parameters<typeof aProject>[0]> = {}) {
  const client = await aSignedInUser(db, { name: 'Dana Client' })
  return { client, project: await addProject(db, { clientId: client.user.id, ...overrides }) }
}

export const projectLog = (id: number, action: 'project.create' | 'project.update' | 'project.delete') =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subject, String(id))))
    .orderBy(desc(auditLog.id))
