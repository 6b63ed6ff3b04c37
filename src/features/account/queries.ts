import { jsonQuery } from '#api/json-query.ts'
import { ownAccountSchema, ownSessionsSchema } from '#contracts/own-account.ts'

export const accountQuery = jsonQuery('/api/account', ownAccountSchema)
export const sessionsQuery = jsonQuery('/api/account/sessions', ownSessionsSchema)
