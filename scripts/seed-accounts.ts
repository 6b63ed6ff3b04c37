import { eq } from 'drizzle-orm'
import { seedProjects } from '#content/seed/projects.ts'
import { createUser } from '#server/accounts/create-user.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { projects } from '#server/db/schema/projects.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { PlainFailure } from './plain-failure.ts'

/**
 * Makes the demo accounts that are missing, and the client's projects where that client has none. An account that is
 * there keeps its password.
 * @throws PlainFailure when somebody else holds a demo account's e-mail
 */
export async function seedAccounts(db: Db): Promise<{ accounts: number; projects: number }> {
  let accounts = 0
  for (const account of demoAccounts) {
    const made = await createUser(db, { ...account, password: demoPassword })
    if (made.ok) accounts += 1
    else if (made.reason === 'email-taken')
      throw new PlainFailure(`${account.email} belongs to another account.`)
  }
  return { accounts, projects: await seedClientProjects(db) }
}

async function seedClientProjects(db: Db): Promise<number> {
  const [client] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'demo-client'))
  if (!client) throw new Error('demo-client was not made.')
  const [existing] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.clientId, client.id))
    .limit(1)
  if (existing) return 0
  const updatedAt = new Date()
  await db
    .insert(projects)
    .values(seedProjects.map((project) => ({ ...project, clientId: client.id, updatedAt })))
  return seedProjects.length
}
