import { askedFieldList, questionsOf } from '#content/booking/booking-fields.ts'
import { expect } from '@playwright/test'
import {
  bookingActionsCopy,
  bookingFormCopy,
  confirmationPageCopy,
  copyCodeCopy,
} from '#content/booking/copy.ts'
import { bookingQuestions } from '#content/booking/questions.ts'
import { serviceAnswerProblems, serviceQuestionTexts } from '#content/interface/service-questions.ts'
import {
  bookableServices,
  bookingField,
  budgetChoice,
  answerTo,
  fillChosenAnswers,
  fillNotes,
} from './booking-form.ts'
import { formatNumber } from '#shared/formats.ts'
import { collectComplaints } from './console-errors.ts'
import { violationsIn } from './schemes.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { bookingPath, codeOf, confirmation, fillIn, heading, untilScriptRuns } from './booking-page.ts'
import { bookingStatusNames } from '#content/interface/statuses.ts'
import { capitalize } from '#shared/words.ts'

test('a guest sends a booking and reaches its page, which calls them by name, and masks name and email for others', {
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText(confirmationPageCopy.thanks('Asha'))
  await expect(page.getByText(codeOf(page))).toBeVisible()
  await expect(page.getByText('asha@everest.example', { exact: true })).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.locator('[aria-current=step]')).toContainText(capitalize(bookingStatusNames.pending))
  await expect(page.getByText('a…@everest.example', { exact: true })).toBeVisible()
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

test('a client finds name and email filled in and the booking on the dashboard, and can cancel it', async ({
  page,
}) => {
  await signInAs(page, 'demo-client')
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await expect(bookingField(page, 'contactName')).toHaveValue('Dana Client')
  await expect(bookingField(page, 'clientEmail')).toHaveValue('demo-client@localhost.example')
  await bookingField(page, 'companyName').fill('Summit Tea')
  await fillChosenAnswers(page)
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  const code = codeOf(page)
  await expect(page.getByText('demo-client@localhost.example')).toBeVisible()
  await page.getByRole('link', { name: bookingActionsCopy.dashboard }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await page.locator(`a[href="/booking/confirmation/${code}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(confirmationPageCopy.thanks('Dana'))
  await page.getByText(bookingActionsCopy.cancel, { exact: true }).click()
  await page.getByRole('button', { name: bookingActionsCopy.cancelConfirm }).click()
  await expect(page.locator('[aria-current=step]')).toContainText(capitalize(bookingStatusNames.cancelled))
  await expect(page.getByText(bookingActionsCopy.cancel, { exact: true })).toHaveCount(0)
})

test('a booking can be sent by keyboard alone', async ({ page }) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  for (const [index, field] of askedFieldList.entries()) {
    if (index === 0) await page.locator(`[name=${field.name}]`).first().focus()
    else await page.keyboard.press('Tab')
    await expect(page.locator(`[name=${field.name}]:focus`)).toBeVisible()
    if (field.control === 'select') await page.keyboard.press('ArrowDown')
    else if (field.control === 'chips')
      for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key)
    else await page.keyboard.type(answerTo(field))
  }
  await expect(budgetChoice(page)).toBeChecked()
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
    await expect(page.locator('[aria-invalid=true]')).toHaveAttribute('name', 'clientEmail')
    await expect(bookingField(page, 'clientEmail')).toHaveAccessibleDescription(
      'Enter an email address such as name@example.com.',
    )
    await expect(bookingField(page, 'clientEmail')).toBeFocused()
    await bookingField(page, 'clientEmail').fill('asha@everest.example')
    await page.getByRole('button', { name: bookingFormCopy.send }).click()
    await page.waitForURL(confirmation)
    await expect(page.locator('[aria-current=step]')).toContainText(capitalize(bookingStatusNames.pending))
    await expect(page.getByRole('button', { name: copyCodeCopy.copy })).toBeHidden()
  })
})
