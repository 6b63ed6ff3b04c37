import { jsonQuery } from '#api/json-query.ts'
import { accountSchema, accountSessionsSchema } from '#contracts/account.ts'
import { secondFactorSchema } from '#contracts/second-factor.ts'

export const accountQuery = jsonQuery('/api/account', accountSchema)
export const sessionsQuery = jsonQuery('/api/account/sessions', accountSessionsSchema)
export const secondFactorQuery = jsonQuery('/api/account/second-factor', secondFactorSchema)
