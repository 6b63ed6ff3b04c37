import { afterEach, expect, test, vi } from 'vitest'
import { isSampleBrand } from '#tests/sample-brand.ts'

afterEach(() => {
  vi.doUnmock('#site.config.ts')
  vi.resetModules()
})

async function textsWith(paymentUrl: string) {
  vi.resetModules()
  vi.doMock('#site.config.ts', async (load) => ({ ...(await load<object>()), paymentUrl }))
  const pages = await Promise.all([
    import('#content/strategy/sections.ts').then((page) => page.strategyFaqs),
    import('#content/legal/terms.ts').then((page) => page.termsSections),
    import('#content/legal/privacy.ts'),
  ])
  return pages.map((page) => JSON.stringify(page).includes('PayPal'))
}

test.skipIf(!isSampleBrand)(
  'questions, terms and privacy policy name PayPal only where a payment link is set',
  async () => {
    expect(await textsWith('https://paypal.me/agency')).toEqual([true, true, true])
    expect(await textsWith('')).toEqual([false, false, false])
  },
)
