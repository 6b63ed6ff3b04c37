import { expect, test } from 'vitest'
import { paymentUrl } from '#site.config.ts'
import { paymentLink } from './payment-link.ts'

test.skipIf(String(paymentUrl) === '')('the configured payment link is offered', () => {
  expect(paymentLink(paymentUrl)).toEqual({ ok: true, href: paymentUrl })
})

test.each(['https://www.paypal.com/ncp/payment/ABC123', 'https://paypal.me/example/1299USD'])(
  'an https link on a PayPal host is offered: %s',
  (url) => {
    expect(paymentLink(url)).toEqual({ ok: true, href: url })
  },
)

test.each([
  undefined,
  '',
  '   ',
  'not a link',
  '/pay',
  '//www.paypal.com/pay',
  'http://www.paypal.com/ncp/payment/ABC123',
  'javascript:alert(1)//www.paypal.com',
  'https://paypal.com.example.org/pay',
  'https://www.paypal.com.example.org/pay',
  'https://example.org/www.paypal.com',
  'https://www.paypal.com@example.org/pay',
  'https://someone:secret@www.paypal.com/pay',
  'https://www.paypal.com:8443/pay',
])('anything else is not offered: %s', (url) => {
  expect(paymentLink(url)).toEqual({ ok: false })
})
