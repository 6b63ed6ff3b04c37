import { bookings } from '#server/db/schema/bookings.ts'
import type { Access } from '#server/access/access.ts'
import { createCode } from '#server/bookings/code.ts'
import type { Db } from '#server/db/open.ts'
import { aBooking } from './bookings.ts'
import { addProject } from './projects.ts'
import { addServices } from './services.ts'
import { addUser } from './sign-in.ts'

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
  await addServices(db)
  const booking = aBooking({ userId: owner.id })
  await db.insert(bookings).values(booking)
  return { others: booking.code, none: createCode() }
}
