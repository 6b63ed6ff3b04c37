import { expect, type Page } from '@playwright/test'
import { footerCopy } from '#content/footer.ts'
import { headerCopy } from '#content/header.ts'
import { appointmentPageCopy, linkPages } from '#content/interface/answers.ts'
import { asAdmin, sendBooking } from './client-data.ts'
import { newestLink } from './mailbox.ts'
import { untilLive } from './open-live.ts'
import { expectNoViolations } from './schemes.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'

const guest = () => `${uniqueName().toLowerCase()}@links.example`

async function expectSiteLook(page: Page) {
  await expect(page.getByRole('contentinfo')).toContainText(footerCopy.quickLinks)
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').length
  })
  expect(fonts).toBeGreaterThan(1)
  await expectNoViolations(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow(), `${width} px`).toBe(0)
  }
}

test('the page that confirms a newsletter looks like the site, and its menus open', async ({ page }) => {
  const email = guest()
  await page.request.post('/api/newsletter', { data: { email } })
  await page.goto(newestLink(email, '/newsletter/confirm'))
  await expectSiteLook(page)
  const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' })
  await page.getByRole('button', { name: 'Resources' }).click()
  await expect(blog).toBeVisible()
  await untilLive(page)
  await page.keyboard.press('Escape')
  await expect(blog).toBeHidden()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: headerCopy.openMenu }).click()
  const sheetLink = page.getByRole('dialog').getByRole('link', { name: 'Blog' })
  await expect(sheetLink).toBeVisible()
  await page.mouse.click(20, 700)
  await expect(sheetLink).toBeHidden()
  await page.getByRole('button', { name: linkPages.newsletter.ask.submitLabel }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkPages.newsletter.done.heading)
})

test('the page of an appointment looks like the site, moves it and cancels it', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInAs(page, 'demo-provider')
  const schedule = await (await page.request.get('/api/schedules/me')).json()
  await page.request.put('/api/schedules/me', { data: { ...schedule, isOpen: true } })
  await page.context().clearCookies()
  const email = guest()
  const code = await sendBooking(page.request, email)
  await asAdmin(playwright, baseURL, async (admin) => {
    const confirmedFor = new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString()
    const response = await admin.patch(`/api/admin/bookings/${code}`, {
      data: { status: 'confirmed', confirmedFor },
    })
    expect(response.status(), await response.text()).toBe(200)
  })
  await page.goto(newestLink(email, '/booking/appointment'))
  await expect(page.getByText(appointmentPageCopy.heading)).toBeVisible()
  await expectSiteLook(page)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: appointmentPageCopy.move }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(appointmentPageCopy.moved.heading)
  await page.goto(newestLink(email, '/booking/appointment'))
  await page.getByRole('button', { name: appointmentPageCopy.cancel }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(appointmentPageCopy.cancelled.heading)
  await signInAs(page, 'demo-provider')
  await page.request.put('/api/schedules/me', { data: { ...schedule, isOpen: false } })
})
