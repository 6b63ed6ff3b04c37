import { type SQLWrapper, sql } from 'drizzle-orm'
import { authenticators, passkeys } from '#server/db/schema/second-factors.ts'

export const hasAuthenticator = (userId: SQLWrapper | number) =>
  sql`exists (select 1 from ${authenticators} where ${authenticators.userId} = ${userId} and ${authenticators.confirmedAt} is not null)`

export const hasPasskey = (userId: SQLWrapper | number) =>
  sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})`

export const hasSecondFactor = (userId: SQLWrapper | number) =>
  sql`(${hasAuthenticator(userId)} or ${hasPasskey(userId)})`
