import { query } from '#api/query.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'

export const accountQuery = query(accountEndpoints.account)
export const calendarsQuery = query(accountEndpoints.calendars)
export const sessionsQuery = query(accountEndpoints.sessions)
export const emailChoicesQuery = query(accountEndpoints.emailChoices)
export const secondFactorQuery = query(accountEndpoints.secondFactor)
