import { expect } from '@playwright/test'
import { bookingActionsCopy } from '#content/booking/copy.ts'
import { cancelQuestionTexts, reopenTexts } from '#content/interface/admin/booking.ts'
import { askTexts } from '#content/interface/common.ts'
import { issueTexts } from '#content/interface/admin/issues.ts'
import { addBooking, inbox, opener, statusOf } from './admin-bookings.ts'
import { registerAs, sendBooking } from './client-data.ts'
import { loseOneAnswer } from './lose-one-answer.ts'
import { openLive } from './open-live.ts'
import { expectNoViolations } from './schemes.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { uniqueName } from './unique-name.ts'

test('cancelling asks first, can be undone at once, and the booking can be reopened later', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const name = uniqueName()
  const code = await addBooking(page, name)
  await openLive(page, `${inbox}/request?code=${code}`)
  const cancelButton = page.getByRole('button', { name: cancelQuestionTexts.openButton(false) })
  const dialog = page.getByRole('dialog', { name: cancelQuestionTexts.title(name, false) })
  await cancelButton.click()
  await expect(dialog).toBeVisible()
  await expectNoViolations(page, { colorsIn: 'dialog' })
  await dialog.getByRole('button', { name: cancelQuestionTexts.keepButton(false) }).click()
  await expect(cancelButton).toBeFocused()
  expect(await statusOf(page, code)).toBe('pending')

  await cancelButton.click()
  await dialog.getByRole('button', { name: cancelQuestionTexts.cancelButton(false) }).click()
  const last = page.getByRole('region', { name: 'Last change' })
  await expect(last).toContainText(`${name} is cancelled.`)
  expect(await statusOf(page, code)).toBe('cancelled')
  await last.getByRole('button', { name: 'Undo' }).click()
  await expect(cancelButton).toBeVisible()
  expect(await statusOf(page, code)).toBe('pending')

  await cancelButton.click()
  await dialog.getByRole('button', { name: cancelQuestionTexts.cancelButton(false) }).click()
  await page.getByRole('button', { name: reopenTexts.button }).click()
  await expect(last).toContainText(`${name} is pending again.`)
  expect(await statusOf(page, code)).toBe('pending')
})

test('cancelling in the list asks first too, and a change whose answer was lost can be undone', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const name = uniqueName()
  const code = await addBooking(page, name)
  await openLive(page, `${inbox}?view=bookings&search=${name}`)
  await opener(page, name).click()
  await page.getByRole('button', { name: 'cancelled', exact: true }).click()
  await loseOneAnswer(page, `**/api/admin/bookings/${code}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: cancelQuestionTexts.cancelButton(false) })
    .click()
  await page.getByRole('region', { name: 'Last change' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 change undone', { exact: true })).toBeVisible()
  expect(await statusOf(page, code)).toBe('pending')
})

test('clients undo their own cancellation on its page', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await openLive(page, `/booking/confirmation/${code}`)
  await page.getByText(bookingActionsCopy.cancel, { exact: true }).click()
  await page.getByRole('button', { name: bookingActionsCopy.cancelConfirm }).click()
  await page.getByRole('button', { name: bookingActionsCopy.undo }).click()
  await expect(page.getByText(bookingActionsCopy.undone, { exact: true })).toBeVisible()
  await expect(page.getByText(bookingActionsCopy.cancel, { exact: true })).toBeVisible()
})

test('the number of readers is counted when the question opens, and a failed count says so', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const response = await page.request.post('/api/admin/newsletter/issues', {
    data: { subject: `Count ${crypto.randomUUID()}`, content: 'Hello.' },
  })
  const { id }: { id: number } = await response.json()
  const settings = '**/api/admin/newsletter/settings'
  let subscribers = 17
  await page.route(settings, async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), subscribers } })
  })
  await openLive(page, `/admin/newsletter/issue?id=${id}`)
  const send = page.getByRole('button', { name: issueTexts.sendNow })
  await send.click()
  await expect(page.getByRole('dialog', { name: issueTexts.sendTitle(17) })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  subscribers = 1234
  await send.click()
  await expect(page.getByRole('dialog', { name: issueTexts.sendTitle(1234) })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await page.unroute(settings)
  await page.route(settings, (route) => route.abort())
  await send.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText(askTexts.failed)
  await expect(dialog.getByRole('button', { name: issueTexts.sendConfirm })).toHaveCount(0)
  await page.unroute(settings)
  await dialog.getByRole('button', { name: askTexts.again }).click()
  await expect(dialog.getByRole('button', { name: issueTexts.sendConfirm })).toBeEnabled()
})
