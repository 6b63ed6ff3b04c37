import { eq } from 'drizzle-orm'
import { seedProjects } from '#content/seed/projects.ts'
import { createUser } from '#server/accounts/create-user.ts'
import type { Db } from '#server/db/open.ts'
import { projects, users } from '#server/db/schema.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

/** Makes the demo accounts that are missing, and the projects of a demo client made now. */
export async function seedAccounts(db: Db): Promise<number> {
  let added = 0
  for (const account of demoAccounts) {
    const result = await createUser(db, { ...account, password: demoPassword })
    if (!result.ok) continue
    added += 1
    if (account.username === 'demo-client') await seedProjectsOf(db, account.username)
  }
  return added
}

async function seedProjectsOf(db: Db, username: string): Promise<void> {
  const [client] = await db.select({ id: users.id }).from(users).where(eq(users.username, username))
  if (!client) throw new Error(`The account ${username} was made and is not there.`)
  const updatedAt = new Date()
  await db.insert(projects).values(seedProjects.map((project) => ({ ...project, clientId: client.id, updatedAt })))
}
