import { expect } from '@playwright/test'
import { bookingStatusTexts } from '#content/interface/admin/booking.ts'
import { scheduleTexts } from '#content/interface/schedule.ts'
import { formatDay, siteTimeZone } from '#shared/formats.ts'
import { weekdays } from '#shared/site-config.ts'
import { zonedInstant } from '#shared/time-zones.ts'
import { asAdmin, registerAs, sendBooking } from './client-data.ts'
import { comingDay } from '#tests/builders/coming-day.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

test('a refused time zone or range of hours is marked, with the reason beside it, and has the focus', async ({
  page,
}) => {
  await signInAs(page, 'demo-provider')
  await page.goto('/account')
  const save = page.getByRole('button', { name: scheduleTexts.save })
  const zone = page.getByLabel(scheduleTexts.timeZone)
  const invalid = page.locator('[aria-invalid=true]')
  await zone.fill('Mars/Olympus')
  await save.click()
  await expect(zone).toBeFocused()
  await expect(zone).toHaveAccessibleDescription(/time zone/)
  await expect(invalid).toHaveCount(1)

  await zone.fill('Europe/Lisbon')
  const [, , , , , , sunday] = weekdays
  for (let row = 0; row < 2; row++)
    await page.getByRole('button', { name: scheduleTexts.addHours(sunday) }).click()
  const from = page.getByLabel(scheduleTexts.from(sunday), { exact: true }).last()
  const to = page.getByLabel(scheduleTexts.to(sunday), { exact: true }).last()
  await from.fill('10:00')
  await to.fill('18:00')
  await save.click()
  await expect(from).toBeFocused()
  await expect(from).toHaveAccessibleDescription(/overlap/)
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await expect(invalid).toHaveCount(2)
})

test('a field that is refused stays in view on a phone, also if it had the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await signInAs(page, 'demo-provider')
  await page.goto('/account')
  const zone = page.getByLabel(scheduleTexts.timeZone)
  await zone.fill('Mars/Olympus')
  await zone.press('Enter')
  await expect(zone).toHaveAttribute('aria-invalid', 'true')
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(zone).toBeInViewport({ ratio: 1 })
})

test('focus stays on the buttons that add days off and save the hours, although the form is new then', async ({
  page,
}) => {
  await registerAs(page, 'provider')
  await page.goto('/account')
  const add = page.getByRole('button', { name: scheduleTexts.addDaysOff })
  const save = page.getByRole('button', { name: scheduleTexts.save })
  await add.press('Enter')
  await page.getByRole('button', { name: /^Remove the days off/ }).press('Enter')
  await expect(add).toBeFocused()
  await page.getByLabel(scheduleTexts.slotMinutes).fill('45')
  await save.press('Enter')
  await expect(page.getByText(scheduleTexts.savedTitle).first()).toBeVisible()
  await expect(save).toBeFocused()
})

test('days off on an appointment are saved, and the page names the appointment until it is elsewhere', async ({
  page,
  playwright,
  baseURL,
}) => {
  await registerAs(page, 'provider')
  const { username } = await (await page.request.get('/api/user')).json()
  const day = comingDay()
  let code = ''
  await asAdmin(playwright, baseURL, async (admin) => {
    const { items } = await (await admin.get(`/api/admin/users?search=${username}`)).json()
    const [{ id }] = items
    const { nextSlots: _, ...hours } = await (await admin.get(`/api/schedules/${id}`)).json()
    const scheduleResponse = await admin.put(`/api/schedules/${id}`, {
      data: { ...hours, isOpen: true, weeklyHours: [] },
    })
    expect(scheduleResponse.status(), await scheduleResponse.text()).toBe(200)
    code = await sendBooking(admin)
    const bookingResponse = await admin.patch(`/api/admin/bookings/${code}`, {
      data: { status: 'confirmed', confirmedFor: zonedInstant(day, 12 * 60, siteTimeZone), assigneeId: id },
    })
    expect(bookingResponse.status(), await bookingResponse.text()).toBe(200)
  })
  await page.goto('/account')
  const save = page.getByRole('button', { name: scheduleTexts.save })
  const link = page.locator(`a[href="/booking/confirmation/${code}"]`)
  await page.getByRole('button', { name: scheduleTexts.addDaysOff }).click()
  await page.getByLabel(scheduleTexts.firstDay).fill(day)
  await page.getByLabel(scheduleTexts.label).fill('A long walk')
  await save.click()
  const notice = page.getByRole('status').filter({ has: link })
  await expect(notice).toContainText(scheduleTexts.onDaysOff(1))
  await expect(page.getByLabel(scheduleTexts.label)).toHaveValue('A long walk')
  await page.reload()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: scheduleTexts.removeDaysOff(day) }).click()
  await save.click()
  await expect(link).toHaveCount(0)
})

test('an appointment that is confirmed on a day off is confirmed, and its page says that its assignee is off', async ({
  page,
  playwright,
  baseURL,
}) => {
  await registerAs(page, 'provider', 'Dawa Sherpa')
  const [firstDay, during, lastDay, after] = [comingDay(), comingDay(1), comingDay(2), comingDay(7)]
  const { username } = await (await page.request.get('/api/user')).json()
  let code = ''
  await asAdmin(playwright, baseURL, async (admin) => {
    const { items } = await (await admin.get(`/api/admin/users?search=${username}`)).json()
    const [{ id }] = items
    const { nextSlots: _, ...hours } = await (await admin.get(`/api/schedules/${id}`)).json()
    const daysOff = [{ firstDay, lastDay, label: 'A long walk' }]
    const data = { ...hours, isOpen: true, weeklyHours: [], daysOff }
    expect((await admin.put(`/api/schedules/${id}`, { data })).status()).toBe(200)
    code = await sendBooking(admin)
    const assignment = await admin.patch(`/api/admin/bookings/${code}`, { data: { assigneeId: id } })
    expect(assignment.status(), await assignment.text()).toBe(200)
  })
  await signInAs(page, 'demo-admin')
  await page.goto(`/admin/contact-submissions/request?code=${code}`)
  await page.getByLabel(bookingStatusTexts.appointmentLabel(true, '')).fill(`${during}T12:00`)
  const notice = page.getByText('(A long walk)')
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: bookingStatusTexts.confirmForDateButton }).click()
  await expect(notice).toHaveText(
    bookingStatusTexts.dayOff('Dawa Sherpa', {
      firstDay: formatDay(firstDay),
      lastDay: formatDay(lastDay),
      label: 'A long walk',
    }),
  )
  await page.getByLabel(bookingStatusTexts.appointmentLabel(false, '')).fill(`${after}T12:00`)
  await page.getByRole('button', { name: bookingStatusTexts.moveButton }).click()
  await expect(notice).toHaveCount(0)
})
