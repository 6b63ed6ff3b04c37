import { expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'

async function textsWith(phone: string): Promise<string> {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { ...site, phone, phoneHref: phone && `tel:${phone}` } }))
  const { expectations } = await import('./contact/page.ts')
  const { emailChangedTexts } = await import('./emails/account.ts')
  return JSON.stringify([expectations, emailChangedTexts])
}

test('only an agency with a phone offers a call, on the contact page and in the email about a changed address', async () => {
  const offers = /on the phone|call us|number/
  expect(await textsWith('+35312345678')).toMatch(offers)
  expect(await textsWith('')).not.toMatch(offers)
})
