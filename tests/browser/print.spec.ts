import { expect } from '@playwright/test'
import { chosenServiceCopy } from '#content/booking/copy.ts'
import { relatedArticlesCopy } from '#content/blog/copy.ts'
import { bookableServices } from './booking-form.ts'
import { bookingPath } from './booking-page.ts'
import { needsPages } from './needs-pages.ts'
import { seedSlug } from './seed-posts.ts'
import { test } from './shared-window.ts'

declare global {
  interface Window {
    printedGrounds: string[]
  }
}

test('a printed booking form has no menu of other services over its fields', async ({ page }) => {
  await page.goto(bookingPath)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main form')).toBeVisible()
  await expect(page.getByText(chosenServiceCopy.change)).toBeHidden()
  for (const { bookingTitle } of bookableServices.slice(1))
    await expect(page.locator('main a').filter({ hasText: bookingTitle })).toBeHidden()
})

test('a printed article ends without a heading that nothing follows', async ({ page }) => {
  needsPages('/blog')
  await page.goto(`/blog/${seedSlug}`)
  const heading = page.getByRole('heading', { name: relatedArticlesCopy.heading })
  await expect(heading).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#article-body')).toBeVisible()
  await expect(heading).toBeHidden()
})

test('black text on buttons and step numbers has no dark ground, also when grounds are printed', async ({
  page,
}) => {
  for (const path of [bookingPath, '/']) {
    await page.goto(path)
    await page.evaluate(() =>
      matchMedia('print').addEventListener(
        'change',
        () => {
          window.printedGrounds = [...document.querySelectorAll('main [data-button], main ol span')]
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element))
            .filter(({ color }) => color === 'rgb(0, 0, 0)')
            .map(({ backgroundColor }) => backgroundColor)
        },
        { once: true },
      ),
    )
    await page.pdf({ printBackground: true })
    const grounds = await page.evaluate(() => window.printedGrounds)
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  }
})
