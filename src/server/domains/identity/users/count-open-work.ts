import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { projects } from '#platform/db/schema/projects.ts'

export interface WorkCounts {
  requests: number
  appointments: number
  projects: number
}

export async function countOpenWork(db: Db, { id, now }: { id: number; now: Date }): Promise<WorkCounts> {
  const selectAssigned = sql`select count(*) from ${bookings} where ${bookings.assigneeId} = ${id} and ${bookings.userId} is not ${id}`
  return db.get<WorkCounts>(sql`select
    (${selectAssigned} and ${bookings.status} = 'pending') as requests,
    (${selectAssigned} and ${bookings.status} = 'confirmed' and ${bookings.confirmedFor} > ${now.getTime()}) as appointments,
    (select count(*) from ${projects} where ${projects.providerId} = ${id} and ${projects.status} <> 'completed') as projects`)
}
