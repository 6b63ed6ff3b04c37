import { expect } from '@playwright/test'
import { bookingActionsCopy } from '#content/booking/copy.ts'
import { cancelBookingTexts } from '#content/interface/client/bookings.ts'
import { noAnswerTitle } from '#content/interface/shell.ts'
import { bookingCard } from './booking-card.ts'
import { registerAs, sendBooking } from './client-data.ts'
import { test } from './shared-window.ts'

test('a cancellation whose answer was lost, and one of a booking that is cancelled meanwhile, are called made', async ({
  page,
}) => {
  await registerAs(page, 'client')
  const [lost, earlier] = [await sendBooking(page.request), await sendBooking(page.request)]
  await page.goto('/dashboard')
  const cancel = async (code: string) => {
    const card = bookingCard(page, code)
    await card.getByText(cancelBookingTexts.question).click()
    await card.getByRole('button', { name: cancelBookingTexts.confirmButton }).click()
    await expect(page.locator('.toast')).toContainText(cancelBookingTexts.cancelledTitle)
    await expect(card.getByText(cancelBookingTexts.question)).toHaveCount(0)
  }
  await expect(bookingCard(page, earlier)).toBeVisible()
  await page.request.post(`/api/bookings/${earlier}/cancel`, { data: {} })
  await cancel(earlier)
  await page.reload()
  await page.route('**/cancel', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await cancel(lost)
})

test('a cancellation whose answer was lost is called made on the page of the booking', async ({ page }) => {
  await registerAs(page, 'client')
  await page.goto(`/booking/confirmation/${await sendBooking(page.request)}`)
  await page.route('**/cancel', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByText(bookingActionsCopy.cancel, { exact: true }).click()
  await page.getByRole('button', { name: bookingActionsCopy.cancelConfirm }).click()
  await expect(page.locator('.toast')).toContainText(bookingActionsCopy.cancelled)
  await expect(page.getByText(bookingActionsCopy.cancel, { exact: true })).toHaveCount(0)
})

test('a cancellation that did not arrive says that nothing was changed', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.goto('/dashboard')
  await page.route('**/cancel', (route) => route.abort())
  const card = bookingCard(page, code)
  await card.getByText(cancelBookingTexts.question).click()
  await card.getByRole('button', { name: cancelBookingTexts.confirmButton }).click()
  await expect(page.locator('.toast')).toContainText(cancelBookingTexts.failedTitle)
  await expect(card.getByText(cancelBookingTexts.question)).toBeVisible()
})

test('a cancellation is not denied while the server fails', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  const failAnswers = () =>
    page.route(new RegExp(`/api/bookings/${code}(/cancel)?$`), (route) =>
      route.fulfill({ status: 500, json: { message: 'It failed.' } }),
    )
  await page.goto('/dashboard')
  const card = bookingCard(page, code)
  await card.getByText(cancelBookingTexts.question).click()
  await failAnswers()
  await card.getByRole('button', { name: cancelBookingTexts.confirmButton }).click()
  await expect(page.locator('.toast')).toContainText(cancelBookingTexts.unknownTitle)

  await page.unrouteAll()
  await page.goto(`/booking/confirmation/${code}`)
  await page.getByText(bookingActionsCopy.cancel, { exact: true }).click()
  await failAnswers()
  await page.getByRole('button', { name: bookingActionsCopy.cancelConfirm }).click()
  await expect(page.locator('.toast')).toContainText(bookingActionsCopy.unknown)
})

test('a cancellation is not denied while nothing from the server arrives', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  const loseAnswers = async () => {
    await page.route(`**/api/bookings/${code}`, (route) => route.abort())
    await page.route('**/cancel', (route) => route.abort())
  }
  await page.goto('/dashboard')
  const card = bookingCard(page, code)
  await card.getByText(cancelBookingTexts.question).click()
  await loseAnswers()
  await card.getByRole('button', { name: cancelBookingTexts.confirmButton }).click()
  await expect(page.locator('.toast')).toContainText(noAnswerTitle)

  await page.unrouteAll()
  await page.goto(`/booking/confirmation/${code}`)
  await page.getByText(bookingActionsCopy.cancel, { exact: true }).click()
  await loseAnswers()
  await page.getByRole('button', { name: bookingActionsCopy.cancelConfirm }).click()
  await expect(page.locator('.toast')).toContainText(noAnswerTitle)
})
