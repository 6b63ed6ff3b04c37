import { parseUrl } from '#shared/links.ts'

const paymentHosts = new Set(['www.paypal.com', 'paypal.me'])

export type PaymentLink = { ok: true; href: string } | { ok: false }

/**
 * Returns the configured payment link if it is safe to offer: https, on one of PayPal's hosts, on the default
 * port and without credentials, which could make another host look like PayPal's.
 */
export function paymentLink(configuredUrl: string | undefined): PaymentLink {
  const url = parseUrl(configuredUrl?.trim() ?? '')
  const isOffered =
    url?.protocol === 'https:' &&
    paymentHosts.has(url.hostname) &&
    url.port === '' &&
    url.username === '' &&
    url.password === ''
  return isOffered ? { ok: true, href: url.href } : { ok: false }
}
