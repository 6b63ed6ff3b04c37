import { handle } from 'hono/cloudflare-pages'
import { readCode } from '#shared/confirmation-code.ts'
import { lookUpBooking } from '#domains/bookings/find-booking.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { renderPage, respondTooMany } from '#platform/http/render-page.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { confirmationPath } from '#domains/bookings/codes.ts'
import { readSenderCookie, setSenderCookie } from '#domains/bookings/appointment-links.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { visitorContext } from '#platform/http/service-context.ts'

export const app = createPage().get('/booking/confirmation/:code', async (c) => {
  const code = c.req.param('code')
  if (readCode(code) === null) return serveStaticPage(c, '/404', 404)
  const context = await visitorContext(c)
  const { token } = c.req.query()
  const lookedUp = await lookUpBooking(context, code, token ?? readSenderCookie(c))
  if (token !== undefined && lookedUp.ok) {
    if (lookedUp.booking.linkToken) setSenderCookie(c, token)
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(confirmationPath(code), 303)
  }
  if (!lookedUp.ok && lookedUp.reason === 'too-many-attempts') {
    const { retryAfterSeconds } = lookedUp
    return respondTooMany(c, {
      what: 'codes that do not exist',
      back: isPageOn('/services') ? '/services' : '/',
      retryAfterSeconds,
    })
  }
  const { html, status } = await renderPage(c, c.req.path, {
    booking: async () => (lookedUp.ok ? lookedUp.booking : null),
  })
  return c.html(html, status === 404 ? 404 : 200, {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
})
export const onRequest = handle(app)
