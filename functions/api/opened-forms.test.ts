import { describe, expect, it } from 'vitest'
import { isPageOn } from '#shared/is-page-on.ts'
import { send } from '#tests/worker/send.ts'

const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const code = '0123-4567-89AB-CDEF'

const pages = {
  '/api/login': '/auth',
  '/api/login/second-step': '/auth/second-step',
  '/api/register': '/auth#register',
  '/api/logout': '/',
  '/api/invitation': '/auth',
  '/api/password-reset': '/auth/forgot',
  '/api/email-confirmation': '/account',
  '/api/newsletter': isPageOn('/blog') ? '/blog#newsletter' : '/',
  '/api/bookings': isPageOn('/services') ? '/services' : '/',
  [`/api/bookings/${code}/cancel`]: `/booking/confirmation/${code}`,
  [`/api/bookings/${code}/claim`]: `/booking/confirmation/${code}`,
  [`/api/bookings/${code}/messages`]: `/booking/confirmation/${code}#messages`,
}

describe('somebody who opens the address that a refused form without script left', () => {
  it.each(Object.entries(pages))('%s is led to %s', async (path, page) => {
    const response = await send(path, { headers: { accept } })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(Object.keys(pages))('%s answers JSON to a program', async (path) => {
    for (const header of ['*/*', 'application/json']) {
      const response = await send(path, { headers: { accept: header } })
      expect([401, 405, 410]).toContain(response.status)
      expect(await response.json()).toEqual({ message: expect.any(String) })
    }
  })

  it('a code with characters that no code has stays within the site', async () => {
    const response = await send('/api/bookings/%2F%2Fevil.example%0d%0aX/cancel', { headers: { accept } })
    expect(response.headers.get('location')).toMatch(/^\/booking\/confirmation\/%2F%2Fevil\.example%0d%0aX$/i)
  })
})
