import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { ipLimits } from './limits.ts'
import { takeTokens } from './take.ts'

/** Tokens of links have 160 random bits, so this does not stop guesses: it bounds the work that dead links cause. */
export const countDeadLink = (context: ServiceContext) => takeTokens(context, ipLimits('links', context.ip))
