import { type SQLWrapper, sql } from 'drizzle-orm'
import { authenticators, passkeys } from '#platform/db/schema/second-factors.ts'

export const whereHasAuthenticator = (userId: SQLWrapper | number) =>
  sql`exists (select 1 from ${authenticators} where ${authenticators.userId} = ${userId} and ${authenticators.confirmedAt} is not null)`

export const whereHasPasskey = (userId: SQLWrapper | number) =>
  sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})`

export const whereHasSecondFactor = (userId: SQLWrapper | number) =>
  sql`(${whereHasAuthenticator(userId)} or ${whereHasPasskey(userId)})`
