// Covers src/api/bookings.ts, src/api/slots.ts, src/features/booking/booking-draft.ts,
// src/features/booking/use-booking-form.ts, src/features/booking/use-slots.ts and
// src/features/schedule/use-schedule-draft.ts.

import { expect, type Page } from '@playwright/test'
import { headerCopy } from '#content/header.ts'
import {
  arrivedCopy,
  bookingActionsCopy,
  bookingFormCopy,
  chosenServiceCopy,
  copyCodeCopy,
  slotPickerCopy,
  statusProfileCopy,
} from '#content/booking/copy.ts'
import { bookingRefusals } from '#content/interface/answers.ts'
import { scheduleTexts } from '#content/interface/schedule.ts'
import { bookingHeading } from '#content/booking/page.ts'
import { bookingQuestions } from '#content/booking/questions.ts'
import { serviceAnswerProblems, serviceQuestionTexts } from '#content/interface/service-questions.ts'
import { questionsOf } from '#contracts/service-questions.ts'
import {
  bookableServices,
  bookingField,
  budgetChoice,
  chosenAnswers,
  firstServiceId,
  asksForNotes,
  fillNotes,
  fillQuestions,
} from './booking-form.ts'
import { formatNumber } from '#shared/formats.ts'
import { collectComplaints } from './console-errors.ts'
import { showIntent } from './hydration.ts'
import { violationsIn } from './schemes.ts'
import { signInAs } from './sign-in.ts'
import { newestLink } from './mailbox.ts'
import { test } from './shared-window.ts'

// docs/spec/acceptance.md 95, 96, 254-264, 377, 378.

const bookingPath = `/booking/${firstServiceId}`
const heading = bookableServices.slice(0, 1).map(bookingHeading)[0] ?? ''
const otherService = bookableServices.at(-1)
const confirmation = /\/booking\/confirmation\/[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/
const codeOf = (page: Page) => new URL(page.url()).pathname.replace('/booking/confirmation/', '')

async function untilScriptRuns(page: Page) {
  await showIntent(page)
  await expect
    .poll(() => page.locator('main form').evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true)
}

async function fillIn(page: Page, serviceId = firstServiceId) {
  await bookingField(page, 'companyName').fill('Everest Outfitters')
  await bookingField(page, 'contactName').fill('Asha Rai')
  await bookingField(page, 'clientEmail').fill('asha@everest.example')
  await bookingField(page, 'preferredTimeline').selectOption(chosenAnswers.preferredTimeline)
  await budgetChoice(page).check()
  await fillQuestions(page, serviceId)
}

test('a guest sends a booking and reaches its page, with name and email masked', {
  tag: '@own-site',
}, async ({ page }) => {
  const complaints = collectComplaints(page, 200)
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await fillIn(page)
  await fillNotes(page, 'Which parts could an agent take over?')
  await expect(page.getByText(`37 / ${formatNumber(2000)}`)).toBeVisible()
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(codeOf(page))
  await expect(page.locator('[aria-current=step]')).toContainText('Pending')
  await expect(page.getByText('a…@everest.example')).toBeVisible()
  await expect(page.getByText('asha@everest.example')).toHaveCount(0)
  await expect(page.getByRole('button', { name: bookingActionsCopy.cancel })).toHaveCount(0)

  const response = await page.reload()
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await violationsIn(page, 'html')).toEqual([])
  expect(complaints).toEqual([])
})

test('server-side errors show beside their fields, and focus goes to the first', async ({ page }) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await bookingField(page, 'companyName').fill('Everest Outfitters')
  await bookingField(page, 'clientEmail').fill('asha@everest')
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await expect(bookingField(page, 'contactName')).toBeFocused()
  await expect(bookingField(page, 'contactName')).toHaveAccessibleDescription(
    bookingQuestions.contactName.missing ?? '',
  )
  await expect(bookingField(page, 'clientEmail')).toHaveAccessibleDescription(
    'Enter an email address such as name@example.com.',
  )
  await expect(page.getByRole('group', { name: bookingQuestions.budget.label })).toHaveAccessibleDescription(
    bookingQuestions.budget.missing ?? '',
  )
  await expect(bookingField(page, 'companyName')).toHaveValue('Everest Outfitters')
  await bookingField(page, 'contactName').pressSequentially('As')
  await expect(bookingField(page, 'contactName')).toHaveAccessibleDescription('')
  await expect(bookingField(page, 'contactName')).toBeFocused()
  await expect(bookingField(page, 'clientEmail')).toHaveAttribute('aria-invalid', 'true')
})

test('a failed submission is explained beside the button, and a retry after a reload creates no second booking', async ({
  page,
}) => {
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

test('input survives a reload and a change of service, and is gone once it is sent', async ({ page }) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await page.reload()
  await expect(bookingField(page, 'companyName')).toHaveValue('Everest Outfitters')
  await expect(budgetChoice(page)).toBeChecked()
  await page.getByText(chosenServiceCopy.change, { exact: true }).click()
  await page
    .getByRole('link', { name: otherService?.bookingTitle ?? '' })
    .first()
    .click()
  await page.waitForURL(`**/booking/${otherService?.id}`)
  await expect(bookingField(page, 'contactName')).toHaveValue('Asha Rai')
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  await expect(page.locator('dd').first()).toHaveText(otherService?.bookingTitle ?? '')
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await expect(bookingField(page, 'companyName')).toHaveValue('')
})

const askingService = bookableServices.find(({ id }) => questionsOf(id).length > 0)

test('a service asks its own questions, marks what does not fit and shows the answers', async ({ page }) => {
  test.skip(!askingService, 'no service has questions of its own')
  const { id = 0, bookingTitle = '' } = askingService ?? {}
  await page.goto(`/booking/${id}`)
  await untilScriptRuns(page)
  await fillIn(page, id)
  const group = page.getByRole('group', { name: serviceQuestionTexts.legend(bookingTitle) })
  const choice = questionsOf(id).find(({ kind }) => kind === 'choice')
  const select = group.getByLabel(choice?.label ?? '')
  if (choice) {
    await select.evaluate((element) => element.querySelector('option:checked')?.setAttribute('value', 'x'))
    await page.getByRole('button', { name: bookingFormCopy.send }).click()
    await expect(select).toBeFocused()
    await expect(select).toHaveAccessibleDescription(serviceAnswerProblems.choice(choice.label))
    await select.selectOption({ index: 2 })
    await expect(select).toHaveAccessibleDescription('')
  }
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  for (const { label } of questionsOf(id))
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
})

test('whoever leaves while a request is being sent stays where they went, and is told the code', async ({
  page,
}) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/bookings', async (route) => {
    await released
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

test('a client finds name and email filled in and the booking on the dashboard, and can cancel it', async ({
  page,
}) => {
  await signInAs(page, 'demo-client')
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await expect(bookingField(page, 'contactName')).toHaveValue('Dana Client')
  await expect(bookingField(page, 'clientEmail')).toHaveValue('demo-client@localhost.example')
  await bookingField(page, 'companyName').fill('Summit Tea')
  await bookingField(page, 'preferredTimeline').selectOption(chosenAnswers.preferredTimeline)
  await budgetChoice(page).check()
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  const code = codeOf(page)
  await expect(page.getByText('demo-client@localhost.example')).toBeVisible()
  await page.getByRole('link', { name: bookingActionsCopy.dashboard }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await page.locator(`a[href="/booking/confirmation/${code}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code)
  await page.getByText(bookingActionsCopy.cancel, { exact: true }).click()
  await page.getByRole('button', { name: bookingActionsCopy.cancelConfirm }).click()
  await expect(page.locator('[aria-current=step]')).toContainText('Cancelled')
  await expect(page.getByText(bookingActionsCopy.cancel, { exact: true })).toHaveCount(0)
})

test('an account with another address adds a guest booking once the owner of its address agrees', async ({
  page,
}) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  const code = codeOf(page)
  await page.getByRole('link', { name: bookingActionsCopy.claimSignedOut }).click()
  await page.waitForURL('**/auth?next=*')
  await page.locator('#login').getByLabel('Username').fill('demo-provider')
  await page.locator('#login').getByLabel('Password', { exact: true }).fill('try-it-locally')
  await page.locator('#login').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`**/booking/confirmation/${code}`)
  await page.getByRole('button', { name: bookingActionsCopy.claim }).click()
  await expect(page.locator('#claim-asked')).toBeVisible()
  await expect(page.getByText('asha@everest.example')).toHaveCount(0)
  await page.goto(newestLink('asha@everest.example', '/booking/claim'))
  await expect(page.getByText(code)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, add it to that account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The request was added')
  await page.goto(`/booking/confirmation/${code}`)
  await expect(page.getByText('asha@everest.example')).toBeVisible()
})

test('after thirty guesses of codes, page and API ask to come back later', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'cf-connecting-ip': '198.51.100.200' })
  const headers = { 'cf-connecting-ip': '198.51.100.200' }
  for (let guess = 0; guess < 30; guess += 1) {
    const code = `0000-0000-0000-00${String(guess).padStart(2, '0')}`
    expect((await page.request.get(`/api/bookings/${code}`, { headers })).status()).toBe(404)
  }
  const response = await page.goto('/booking/confirmation/0000-0000-0000-0099')
  expect(response?.status()).toBe(429)
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(3000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too many codes that do not exist')
  await expect(page.getByText(/Try again in \d+ minutes\./)).toBeVisible()
  const calendar = await page.request.get('/api/bookings/0000-0000-0000-0098/calendar.ics', { headers })
  expect(calendar.status()).toBe(429)
})

test('a booking can be sent by keyboard alone', async ({ page }) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await bookingField(page, 'companyName').focus()
  await page.keyboard.type('Everest Outfitters')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Asha Rai')
  await page.keyboard.press('Tab')
  await page.keyboard.type('asha@everest.example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(budgetChoice(page)).toBeChecked()
  if (asksForNotes) {
    await page.keyboard.press('Tab')
    await expect(bookingField(page, 'notes')).toBeFocused()
  }
  const send = page.getByRole('button', { name: bookingFormCopy.send })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(send).toBeFocused({ timeout: 100 })
  }).toPass({ timeout: 5000 })
  await page.keyboard.press('Enter')
  await page.waitForURL(confirmation)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain form creates the booking, and shows rejected input again', async ({ page }) => {
    await page.goto(bookingPath)
    await fillIn(page)
    await bookingField(page, 'clientEmail').fill('asha@everest')
    await page.getByRole('button', { name: bookingFormCopy.send }).click()
    await expect(page.getByRole('alert')).toHaveText('Enter an email address such as name@example.com.')
    await expect(bookingField(page, 'companyName')).toHaveValue('Everest Outfitters')
    await bookingField(page, 'clientEmail').fill('asha@everest.example')
    await page.getByRole('button', { name: bookingFormCopy.send }).click()
    await page.waitForURL(confirmation)
    await expect(page.locator('[aria-current=step]')).toContainText('Pending')
    await expect(page.getByRole('button', { name: copyCodeCopy.copy })).toBeHidden()
  })
})

const othersAnswers = {
  serviceId: firstServiceId,
  ...{ companyName: 'Lhotse Ltd', contactName: 'Pasang', clientEmail: 'pasang@lhotse.example' },
  ...chosenAnswers,
}

test('a provider sets hours, a visitor picks a time in their own zone, and a second one who wanted it keeps their answers', async ({
  page,
}) => {
  await signInAs(page, 'demo-provider')
  await page.goto('/account')
  await page.getByLabel(scheduleTexts.isOpen).check()
  await page.getByRole('button', { name: scheduleTexts.addHours('Sunday') }).click()
  await page.getByRole('button', { name: scheduleTexts.save }).click()
  await expect(page.getByText(scheduleTexts.savedTitle).first()).toBeVisible()
  expect(await violationsIn(page, 'html')).toEqual([])

  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await page.getByRole('button', { name: slotPickerCopy.pick }).click()
  const day = page.locator('details[name=day-of-free-times]').nth(1)
  await day.locator('summary').focus()
  await page.keyboard.press('Enter')
  for (const key of ['Tab', 'Space', 'ArrowRight']) await page.keyboard.press(key)
  await expect(day.getByRole('radio').nth(1)).toBeChecked()
  const slot = await page.locator('input[name=slot][type=hidden]').inputValue()
  expect(await violationsIn(page, 'html')).toEqual([])
  const first = await page.request.post('/api/bookings', { data: { ...othersAnswers, slot } })
  expect(first.status(), await first.text()).toBe(201)

  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await expect(page.getByRole('alert').filter({ hasText: bookingRefusals['slot-taken'] })).toBeVisible()
  await expect(bookingField(page, 'companyName')).toHaveValue('Everest Outfitters')
  await expect(page.locator(`input[value="${slot}"]`)).toHaveCount(0)
  await expect(page.getByText(slotPickerCopy.lost)).toBeFocused()
  await expect(page.locator('details[name=day-of-free-times][open]')).toHaveCount(1)
  await expect(day).toHaveAttribute('open')
  await day.getByRole('radio').first().check()
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  await expect(page.getByText(statusProfileCopy.picked)).toBeVisible()

  const schedule = await (await page.request.get('/api/schedules/me')).json()
  await page.request.put('/api/schedules/me', { data: { ...schedule, isOpen: false } })
})
