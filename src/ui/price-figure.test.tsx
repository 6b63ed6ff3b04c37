import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'

async function textOfPrice(formats: typeof site.formats) {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { ...site, formats } }))
  const { PriceFigure } = await import('./price-figure.tsx')
  return renderToStaticMarkup(<PriceFigure amount={1999} />).replace(/<[^>]*>/g, '')
}

test('a large price keeps every digit wherever the locale puts the currency', async () => {
  expect(await textOfPrice({ locale: 'en-US', currency: 'USD' })).toBe('$1,999')
  expect(await textOfPrice({ locale: 'de-DE', currency: 'EUR' })).toBe('1.999\u00a0€')
})
