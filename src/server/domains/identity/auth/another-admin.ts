import { sql } from 'drizzle-orm'
import { whereInvited } from './email-links.ts'
import { users } from '#platform/db/schema/accounts.ts'

/** Whoever has yet to accept an invitation may never do so, and would leave the back office without anybody. */
export const whereAnotherAdminExists = (id: number) =>
  sql`exists (select 1 from ${users} other where other.role = 'admin' and other.disabled_at is null and other.id <> ${id} and not ${whereInvited(sql`other.id`)})`
