import { expect } from '@playwright/test'
import { consultation, serviceBooking } from '#content/booking/consultation.ts'
import { industrySlugs } from '#content/industry-advertising/slugs.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { sampleTest } from './sample-test.ts'

const bookingForms = {
  '/services': consultation.href,
  '/services/digital-marketing': serviceBooking.marketing,
  '/services/digital-advertising': serviceBooking.advertising,
  ...Object.fromEntries(industrySlugs.map((slug) => [`/services/${slug}`, serviceBooking.advertising])),
  '/services/product-development': serviceBooking.product,
  [strategyPackage.path]: consultation.href,
}
const paths = Object.keys(bookingForms)

for (const { width, height, longest } of [
  { width: 1440, height: 900, longest: 7500 },
  { width: 390, height: 844, longest: 13_000 },
]) {
  sampleTest(`no service page is longer than ${longest} px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of paths) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const length = () => page.evaluate(() => document.documentElement.scrollHeight)
      await expect.poll(length, path).toBeLessThanOrEqual(longest)
    }
  })

  sampleTest(
    `every service page leads to its booking form from the first screen of ${width} px`,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const [path, form] of Object.entries(bookingForms)) {
        await page.goto(path)
        await expect(page.locator(`main a[href="${form}"]`).first(), path).toBeInViewport({ ratio: 1 })
      }
    },
  )
}
