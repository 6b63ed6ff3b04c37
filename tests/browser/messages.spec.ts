import { bookingFactTexts, bookingHistoryTexts } from '#content/interface/admin/booking.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import { bookingActionsCopy } from '#content/booking/copy.ts'
import { dateFormat, siteTimeZone } from '#shared/formats.ts'
import { site } from '#site.config.ts'
import { expect } from '@playwright/test'
import { asAdmin, registerAs, sendBooking } from './client-data.ts'
import { comingDay } from '#tests/builders/coming-day.ts'
import { collectComplaints } from './console-errors.ts'
import { rootChanges, unownedElements, watchHydration } from './hydration.ts'
import { registerNew } from './new-account.ts'
import { openLive } from './open-live.ts'
import { expectNoViolations } from './schemes.ts'
import { test } from './shared-window.ts'
import { charsMax, confirmation, messages, field, untilScriptRuns } from './message-page.ts'

const zoneName =
  dateFormat({ timeZone: siteTimeZone, timeZoneName: 'short' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

test('client and agency write to each other, and new messages are counted until they have been seen', async ({
  page,
  playwright,
  baseURL,
}) => {
  const complaints = collectComplaints(page, 200)
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.goto(confirmation(code))
  await untilScriptRuns(page)
  await field(page).focus()
  await page.keyboard.type('Can it be Tuesday?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(1)
  await expect(messages(page)).toContainText('Nima Sherpa')
  await expect(page.getByText('Message sent.')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')

  await asAdmin(playwright, baseURL, async (admin) => {
    const response = await admin.post(`/api/bookings/${code}/messages`, { data: { body: 'It can.' } })
    expect(response.status()).toBe(201)
  })
  await page.goto('/dashboard')
  await expect(page.getByText('1 unread message', { exact: true })).toBeVisible()
  const markResponse = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('link', { name: '1 new message' }).click()
  await expect(page.getByText('New', { exact: true })).toBeVisible()
  await expect(messages(page).last()).toContainText(`Adrian Admin, ${site.brand}`)
  await markResponse
  await page.getByRole('link', { name: bookingActionsCopy.dashboard }).click()
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await expect(page.getByText(/unread message|new message/)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the agency is told that nobody would read a message once the client has deleted the account', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email, password } = await registerNew(page)
  const code = await sendBooking(page.request, email)
  const response = await page.request.delete('/api/account', { data: { currentPassword: password } })
  expect(response.ok(), await response.text()).toBe(true)
  await asAdmin(playwright, baseURL, async (admin) => {
    await page.context().addCookies((await admin.storageState()).cookies)
    await page.goto(`/admin/contact-submissions/request?code=${code}`)
    await expect(page.getByText(bookingTexts.clientIsGone)).toBeVisible()
    await expect(field(page)).toHaveCount(0)
    await expect(page.getByText(bookingFactTexts.deletedAccount, { exact: true })).toBeVisible()
    const history = page.getByRole('region', { name: bookingHistoryTexts.title }).getByRole('listitem')
    await expect(history).toContainText(Array(2).fill(bookingHistoryTexts.deletedAccount))
  })
})

test('new messages appear without a reload, and move neither the focus nor the form of a writer', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  const response = (body: string) =>
    asAdmin(playwright, baseURL, async (admin) => {
      await admin.post(`/api/bookings/${code}/messages`, { data: { body } })
    })
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.goto(confirmation(code))
  await untilScriptRuns(page)
  const title = await page.title()
  await field(page).fill('Half a sent')
  const place = async () => Math.round((await field(page).boundingBox())?.y ?? 0)
  const before = await place()
  await response('It can.\nEven twice.')
  await comeBack()
  await expect(messages(page)).toContainText(['New', 'It can.'])
  await expect(page.getByText(`New message from Adrian Admin, ${site.brand}.`)).toBeAttached()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('Half a sent')
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)

  await page.evaluate(() => scrollTo(0, 0))
  await response('Or Friday?')
  await comeBack()
  await page.getByRole('button', { name: 'New messages' }).click()
  await expect(messages(page).filter({ hasText: 'Or Friday?' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'New messages' })).toBeHidden()

  await page.goto('/dashboard')
  await response('Or Monday?')
  await comeBack()
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(page.getByText('1 unread message', { exact: true })).toBeVisible()
  await page.goto(confirmation(code))
  await expect(messages(page).last()).toContainText('Or Monday?')
  await expect(page, 'the message is below the window').toHaveTitle(/^\(1\) /)
  await field(page).scrollIntoViewIfNeeded()
  await expect(page).toHaveTitle(title)
})

test('the page is prerendered with its messages, and nothing shifts when the script runs', async ({
  page,
}) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.request.post(`/api/bookings/${code}/messages`, { data: { body: '<b>Plain</b> & simple' } })
  await watchHydration(page)
  await page.goto(confirmation(code))
  await untilScriptRuns(page)
  await expect(messages(page)).toContainText('<b>Plain</b> & simple')
  expect(await unownedElements(page)).toEqual([])
  expect((await rootChanges(page)).filter((change) => !/(bar|sheet)-link/.test(change))).toEqual([])
})

test('somebody who only holds the code sees no messages, also after signing out on the page', async ({
  page,
  browser,
}) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.request.post(`/api/bookings/${code}/messages`, { data: { body: 'Between us' } })
  const stranger = await browser.newPage()
  await stranger.goto(confirmation(code))
  await expect(stranger.getByText(code).first()).toBeVisible()
  expect(await stranger.content()).not.toContain('Between us')
  await expect(stranger.getByRole('heading', { name: 'Messages' })).toHaveCount(0)
  await stranger.close()

  await page.goto(confirmation(code))
  await untilScriptRuns(page)
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByText('Between us')).toHaveCount(0)
})

test('the messages have no accessibility violations in any scheme', async ({ page, playwright, baseURL }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.request.post(`/api/bookings/${code}/messages`, { data: { body: 'Hello' } })
  await asAdmin(playwright, baseURL, async (admin) => {
    await admin.post(`/api/bookings/${code}/messages`, { data: { body: 'Good morning' } })
    await admin.patch(`/api/admin/bookings/${code}`, {
      data: { status: 'confirmed', confirmedFor: `${comingDay()}T15:00:00Z` },
    })
  })
  await openLive(page, confirmation(code))
  await expect(messages(page).last()).toContainText('Good morning')
  await expectNoViolations(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain form sends a message, returns to the page, and shows rejected input again', async ({
    page,
  }) => {
    await registerAs(page, 'client')
    const code = await sendBooking(page.request)
    await page.goto(confirmation(code))
    await field(page).fill('x'.repeat(2001))
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toHaveText(`That is longer than ${charsMax} characters.`)
    await field(page).fill('Without script')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.waitForURL(`**${confirmation(code)}#messages`)
    await expect(messages(page)).toContainText('Without script')
    await expect(messages(page)).toContainText(zoneName)
  })

  test('a message sent after the session ended stays on the page, and goes out after signing in', async ({
    page,
    context,
  }) => {
    const { username, password } = await registerNew(page)
    const code = await sendBooking(page.request)
    await page.goto(confirmation(code))
    await field(page).fill('Typed for an hour')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toHaveText('You are signed out, so your message was not sent.')
    await expect(page.getByLabel('Message')).toHaveValue('Typed for an hour')
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Sign in (opens a new tab)' }).click()
    const signIn = await popup
    const login = signIn.locator('#login')
    await login.getByLabel('Username').fill(username)
    await login.getByLabel('Password', { exact: true }).fill(password)
    await login.getByRole('button', { name: 'Login' }).click()
    await signIn.waitForURL(`**${confirmation(code)}#messages`)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.waitForURL(`**${confirmation(code)}#messages`)
    await expect(messages(page)).toContainText('Typed for an hour')
  })
})
