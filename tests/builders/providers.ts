import type { Db } from '#platform/db/open.ts'
import { addProject } from './projects.ts'
import { addUser, aSignedInUser } from './sign-in.ts'

/** A provider whom the agency has given a project. Anybody can register as one without. */
export async function aProvider(db: Db) {
  const user = await addUser(db, { role: 'provider' })
  await giveProject(db, user.id)
  return user
}

export async function aSignedInProvider(db: Db) {
  const provider = await aSignedInUser(db, { role: 'provider' })
  await giveProject(db, provider.user.id)
  return provider
}

const giveProject = async (db: Db, providerId: number) =>
  addProject(db, { clientId: (await addUser(db)).id, providerId })
