import { bookings } from '#platform/db/schema/bookings.ts'
import type { Access } from '#platform/access/access.ts'
import { createCode } from '#domains/bookings/codes.ts'
import type { Db } from '#platform/db/open.ts'
import { listSessions } from '#domains/identity/account/sessions.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { aBooking } from './bookings.ts'
import { addPasskeyTo } from './passkeys.ts'
import { aSessionOf } from './second-factors.ts'
import { aContext } from './service-context.ts'
import { addProject } from './projects.ts'
import { addServices } from './services.ts'
import { addUser, aSession } from './sign-in.ts'

type Owned = NonNullable<Access['own']>['record']

export async function othersRecord(db: Db, record: Owned): Promise<{ others: string; none: string }> {
  const owner = await addUser(db)
  if (record === 'bookings of an address') return { others: owner.email, none: 'nobody@nowhere.example' }
  if (record === 'project' || record === 'assigned project') {
    const provider = await addUser(db, { role: 'provider' })
    const project = await addProject(db, { clientId: owner.id, providerId: provider.id })
    return { others: String(project.id), none: String(project.id + 1000) }
  }
  if (record === 'schedule') {
    const { id } = await addUser(db, { role: 'provider' })
    return { others: String(id), none: String(id + 1000) }
  }
  if (record === 'passkey') {
    const { id } = await addPasskeyTo(db, owner)
    return { others: String(id), none: String(id + 1000) }
  }
  if (record === 'session') {
    const tokenHash = hashToken(await aSession(db, owner))
    const [session] = await listSessions(aContext(db), { ...aSessionOf(owner), tokenHash })
    return { others: session?.id ?? '', none: hashToken('no session').slice(0, 16) }
  }
  await addServices(db)
  const booking = aBooking({ userId: owner.id })
  await db.insert(bookings).values(booking)
  return { others: booking.code, none: createCode() }
}
