import { jsonQuery } from '#api/json-query.ts'
import { calendarsSchema } from '#contracts/calendars.ts'
import { accountSchema, accountSessionsSchema } from '#contracts/account.ts'
import { emailChoicesSchema } from '#contracts/email-choices.ts'

export const accountQuery = jsonQuery('/api/account', accountSchema)
export const calendarsQuery = jsonQuery('/api/account/calendars', calendarsSchema)
export const sessionsQuery = jsonQuery('/api/account/sessions', accountSessionsSchema)
export const emailChoicesQuery = jsonQuery('/api/account/emails', emailChoicesSchema)
