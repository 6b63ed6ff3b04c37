/** Hosts that may take a payment (decisions, Static pages, PayPal). */
const paymentHosts = new Set(['www.paypal.com', 'paypal.me'])

export type PaymentLink = { ok: true; href: string } | { ok: false }

/**
 * The configured payment link, if it is one that may be offered: https, on PayPal's own hosts, on the usual port and
 * without credentials in it, which would make another host look like PayPal's.
 */
export function paymentLink(configured: string | undefined): PaymentLink {
  const url = URL.parse(configured?.trim() ?? '')
  const isOffered =
    url?.protocol === 'https:' &&
    paymentHosts.has(url.hostname) &&
    url.port === '' &&
    url.username === '' &&
    url.password === ''
  return isOffered ? { ok: true, href: url.href } : { ok: false }
}
