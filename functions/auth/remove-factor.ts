import { handle } from 'hono/cloudflare-pages'
import { removeFactorPage as texts } from '#content/interface/account-links.ts'
import { createLinkQuestion } from '#platform/pages/link-question-page.ts'
import {
  findFactorsOfLink,
  removeFactorByLink,
} from '#domains/identity/second-factor/remove-factor-by-link.ts'
import { calendarDay, formatLongDay, siteTimeZone } from '#shared/formats.ts'

export const app = createLinkQuestion({
  path: '/auth/remove-factor',
  kicker: texts.kicker,
  ask: async (context, token) => {
    const factors = await findFactorsOfLink(context, token)
    const [factor] = factors
    if (!factor) return null
    const day = formatLongDay(calendarDay(new Date(factor.addedAt), siteTimeZone))
    return {
      ...texts.ask,
      text: texts.ask.text(
        factors.map(({ kind }) => kind),
        day,
      ),
    }
  },
  act: removeFactorByLink,
  done: texts.done,
  over: texts.over,
})
export const onRequest = handle(app)
