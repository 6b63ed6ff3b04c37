import { secondFactorSchema } from '#contracts/second-factor.ts'
import { jsonQuery } from './json-query.ts'

export const secondFactorQuery = jsonQuery('/api/account/second-factor', secondFactorSchema)
