import * as z from 'zod/mini'

export const factorKeysMax = 20

export const factorKeysSchema = z._default(
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(factorKeysMax)),
  [],
)
