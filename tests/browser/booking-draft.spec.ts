import { expect } from '@playwright/test'
import { headerCopy } from '#content/header.ts'
import { arrivedCopy, bookingFormCopy, chosenServiceCopy, earlierRequestCopy } from '#content/booking/copy.ts'
import { bookingNotSent } from '#content/interface/booking.ts'
import { bookableServices, bookingField, budgetChoice, asksForNotes, fillNotes } from './booking-form.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { bookingPath, codeOf, confirmation, fillIn, heading, untilScriptRuns } from './booking-page.ts'

const otherService = bookableServices.at(-1)

for (const reader of ['a guest', 'demo-client'])
  test(`a failed submission is explained beside the button, and a retry of ${reader} after a reload creates no second booking`, async ({
    page,
  }) => {
    if (reader === 'demo-client') await signInAs(page, reader)
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto(bookingPath)
    await untilScriptRuns(page)
    await fillIn(page)
    const codes: string[] = []
    await page.route('**/api/bookings', async (route) => {
      const answer = await route.fetch()
      codes.push(await answer.text())
      if (codes.length === 1) await route.abort()
      else await route.fulfill({ response: answer })
    })
    await page.getByRole('button', { name: bookingFormCopy.send }).click()
    const reason = page.locator('main form').getByRole('alert')
    await expect(reason).toContainText('could not be sent')
    await expect(reason).toBeInViewport()
    await page.reload()
    await untilScriptRuns(page)
    await page.getByRole('button', { name: bookingFormCopy.send }).click()
    await page.waitForURL(confirmation)
    expect(codes[1]).toBe(codes[0])
  })

for (const isReloaded of [false, true])
  test(`answers that are changed after a lost answer become a second request only when the visitor has been told${isReloaded ? ', also after a reload' : ''}`, async ({
    page,
  }) => {
    await page.goto(bookingPath)
    await untilScriptRuns(page)
    await fillIn(page)
    const codes: string[] = []
    await page.route('**/api/bookings', async (route) => {
      const answer = await route.fetch()
      if (answer.ok()) codes.push((await answer.json()).confirmationCode)
      if (codes.length === 1 && answer.status() === 201) await route.abort()
      else await route.fulfill({ response: answer })
    })
    const send = page.getByRole('button', { name: bookingFormCopy.send })
    const alert = page.locator('main form').getByRole('alert')
    await send.click()
    await expect(alert).toContainText(bookingNotSent)
    if (isReloaded) {
      await page.reload()
      await untilScriptRuns(page)
    }
    const company = bookingField(page, 'companyName')
    await company.fill('')
    await send.click()
    await expect(alert.filter({ hasText: bookingFormCopy.marked })).toBeVisible()
    await company.fill('Everest Outfitters Ltd')
    await send.click()
    await expect(alert).toContainText(earlierRequestCopy.arrived)
    await expect(alert.getByRole('link', { name: earlierRequestCopy.see })).toHaveAttribute(
      'href',
      `/booking/confirmation/${codes[0]}`,
    )
    await expect(company).toHaveValue('Everest Outfitters Ltd')
    await send.click()
    await page.waitForURL(confirmation)
    expect(new Set(codes).size).toBe(2)
    expect(codeOf(page)).toBe(codes.at(-1))
  })

test('what a guest filled in is still there after signing in, and only for that account', async ({
  page,
}) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  const company = await bookingField(page, 'companyName').inputValue()
  await signInAs(page, 'demo-client')
  for (const _ of ['as it was typed', 'as it was kept for the account']) {
    await page.goto(bookingPath)
    await untilScriptRuns(page)
    await expect(bookingField(page, 'companyName')).toHaveValue(company)
    await bookingField(page, 'contactName').fill(company)
  }
  await signInAs(page, 'demo-admin')
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await expect(bookingField(page, 'contactName')).not.toHaveValue('')
  await expect(bookingField(page, 'companyName')).toHaveValue('')
})

test('input survives a reload and a change of service, and is gone once it is sent', async ({ page }) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await page.reload()
  await expect(bookingField(page, 'companyName')).toHaveValue('Everest Outfitters')
  await expect(budgetChoice(page)).toBeChecked()
  if (bookableServices.length > 1) {
    await page.getByText(chosenServiceCopy.change, { exact: true }).click()
    await page
      .getByRole('link', { name: otherService?.bookingTitle ?? '' })
      .first()
      .click()
    await page.waitForURL(`**/booking/${otherService?.id}`)
  }
  await expect(bookingField(page, 'contactName')).toHaveValue('Asha Rai')
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  await expect(page.locator('dd').first()).toHaveText(otherService?.bookingTitle ?? '')
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await expect(bookingField(page, 'companyName')).toHaveValue('')
})

test('somebody who leaves while a request is being sent stays on the page they went to, and is told the code', async ({
  page,
}) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/bookings', async (route) => {
    await hold
    await route.continue()
  })
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.getByRole('banner').getByRole('link', { name: headerCopy.contact }).click()
  await page.waitForURL('**/contact')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  const answer = page.waitForResponse('**/api/bookings')
  release()
  const { confirmationCode } = await (await answer).json()
  await expect(page.getByText(arrivedCopy.text(confirmationCode)).first()).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
})

test('sending twice in a row creates one booking', async ({ page }) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  const requestBodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bookings'))
      requestBodies.push(request.postData() ?? '')
  })
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await page.waitForURL(confirmation)
  expect(requestBodies).toHaveLength(1)
  const again = await page.request.post('/api/bookings', { data: JSON.parse(requestBodies[0] ?? '') })
  expect(await again.json()).toEqual({ confirmationCode: codeOf(page) })
})

test('signing out leaves nothing of an unsent booking for the next person at the device', async ({
  page,
}) => {
  await signInAs(page, 'demo-client')
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillNotes(page, 'Our budget is a secret.')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible()
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  if (asksForNotes) await expect(bookingField(page, 'notes')).toHaveValue('')
  await expect(bookingField(page, 'contactName')).toHaveValue('')
})
