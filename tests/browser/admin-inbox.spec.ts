// Covers src/api/download-file.ts, src/features/admin/bookings/bulk-undo.ts,
// src/features/admin/bookings/queries.ts, src/features/admin/bookings/transitions.ts,
// src/features/admin/bookings/use-booking-change.ts, src/features/admin/bookings/use-saved-text.ts and
// src/features/admin/list/use-list.ts.

import { expect as baseExpect, type Page } from '@playwright/test'
import { formatTime } from '#features/admin/bookings/time.ts'
import { asksForNotes, bookingField, chosenAnswers, fillNotes, firstServiceId } from './booking-form.ts'
import { newestLink } from './mailbox.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

/** Signed-in pages fetch their data after loading, and all tests share one server. */
const expect = baseExpect.configure({ timeout: 15_000 })

const unique = () => `Zz${Math.random().toString(36).slice(2, 9)}`
const inbox = '/admin/contact-submissions'

async function addBooking(page: Page, companyName: string, overrides: object = {}): Promise<string> {
  const data = {
    serviceId: firstServiceId,
    companyName,
    contactName: 'Asha Rai',
    clientEmail: `${companyName.split(' ')[0]?.toLowerCase()}@inbox.example`,
    ...chosenAnswers,
    ...overrides,
  }
  const response = await page.request.post('/api/admin/bookings', { data })
  expect(response.status(), await response.text()).toBe(201)
  const { confirmationCode }: { confirmationCode: string } = await response.json()
  return confirmationCode
}
async function statusOf(page: Page, code: string): Promise<string> {
  const booking: { status: string } = await (await page.request.get(`/api/admin/bookings/${code}`)).json()
  return booking.status
}
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const opener = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: 'Change the status' })

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('bookings and sign-ups are in the list after a reload', async ({ page }) => {
  const name = unique()
  await page.goto(inbox)
  await expect(page.getByRole('heading', { name: 'Contact submissions' })).toBeVisible()
  await addBooking(page, name)
  const email = `${name.toLowerCase()}@reader.example`
  expect((await page.request.post('/api/newsletter', { data: { email } })).ok()).toBe(true)
  await page.reload()
  await expect(rowOf(page, `${name.toLowerCase()}@inbox.example`)).toBeVisible()
  await expect(rowOf(page, email)).toContainText('Newsletter sign-up')
})

test('a pending and a confirmed booking offer exactly the allowed transitions', async ({ page }) => {
  const name = unique()
  const code = await addBooking(page, name)
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  const choices = page.getByRole('region', { name: `Change ${name} from` }).getByRole('button')
  await opener(page, name).click()
  await expect(choices).toHaveText(['confirmed', 'cancelled'])
  await choices.first().click()
  await expect(rowOf(page, name)).toContainText('Confirmed')
  expect(await statusOf(page, code)).toBe('confirmed')
  await opener(page, name).click()
  await expect(choices).toHaveText(['completed', 'cancelled'])
  await page.keyboard.press('Escape')
  await expect(choices.first()).toBeHidden()
  await expect(opener(page, name)).toBeFocused()
})

test('filters, search and sort order are in the URL and survive a reload and Back', async ({ page }) => {
  const name = unique()
  await addBooking(page, `${name} B`)
  const confirmedCode = await addBooking(page, `${name} A`)
  await page.request.patch(`/api/admin/bookings/${confirmedCode}`, { data: { status: 'confirmed' } })
  await page.goto(`${inbox}?view=bookings`)
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(name)
  const titles = page.getByRole('rowheader')
  await expect(titles).toHaveText([new RegExp(`^${name} A`), new RegExp(`^${name} B`)])
  await page.getByRole('button', { name: 'From', exact: true }).click()
  await expect(page).toHaveURL(/sort=company/)
  await expect(page.getByRole('columnheader', { name: 'From' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByLabel('Status:').selectOption('pending')
  await expect(titles).toHaveText([new RegExp(`^${name} B`)])

  await page.reload()
  await expect(titles).toHaveText([new RegExp(`^${name} B`)])
  await expect(page.getByLabel('Status:')).toHaveValue('pending')
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await page.goBack()
  await expect(titles).toHaveCount(2)
  await expect(page.getByLabel('Status:')).toHaveValue('')

  await titles.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} A` })).toBeVisible()
  await page.goBack()
  await expect(titles).toHaveCount(2)
  await page.getByRole('searchbox').fill('nothing has this word')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('invalid parameters in the URL are ignored', async ({ page }) => {
  await page.goto(`${inbox}?view=bookings&status=lost&sort=x&assignee=<b>&service=-1`)
  await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible()
  await expect(page.getByLabel('Status:')).toHaveValue('')
})

test('several bookings are changed at once and undone by keyboard, also from another page', async ({
  page,
}) => {
  const name = unique()
  const codes = [
    await addBooking(page, `${name} 1`),
    await addBooking(page, `${name} 2`),
    await addBooking(page, `${name} 3`),
  ]
  await page.request.patch(`/api/admin/bookings/${codes[2]}`, { data: { status: 'cancelled' } })
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check()
  const bar = page.getByRole('region', { name: 'Selected requests' })
  await expect(bar).toContainText('3 selected')
  await bar.getByRole('button', { name: 'Confirm 2' }).click()
  const last = page.getByRole('region', { name: 'Last change' })
  await expect(last).toContainText('2 requests confirmed')
  await expect(last).toContainText(`${name} 3: A cancelled booking cannot become confirmed.`)
  expect(await statusOf(page, codes[0] ?? '')).toBe('confirmed')

  await expect(last.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await last.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 changes undone', { exact: true })).toBeVisible()
  expect(await Promise.all(codes.map((code) => statusOf(page, code)))).toEqual([
    'pending',
    'pending',
    'cancelled',
  ])
  await expect(last).toBeHidden()
})

test('undo is no longer offered once its time is up', async ({ page }) => {
  const name = unique()
  const code = await addBooking(page, name)
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Cancel 1' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await expect(undo).toBeHidden({ timeout: 12_000 })
  expect(await statusOf(page, code)).toBe('cancelled')
})

test('with two administrators on one booking, the second is warned and sees its current status', async ({
  page,
  browser,
}) => {
  const name = unique()
  const code = await addBooking(page, name)
  const other = await browser.newContext()
  const second = await other.newPage()
  await signInAs(second, 'demo-admin')
  for (const each of [page, second]) {
    await each.goto(`${inbox}/request?code=${code}`)
    await expect(each.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText(`${name} is confirmed`, { exact: true })).toBeVisible()
  await second.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(second.getByText('has changed this booking: it is now confirmed.').first()).toBeVisible()
  await expect(second.getByText('It is confirmed.')).toBeVisible()
  expect(await statusOf(page, code)).toBe('confirmed')
  await other.close()
})

test('a booking gets an assignee, an appointment and a note, and an unsent note is kept', async ({
  page,
}) => {
  const name = unique()
  const code = await addBooking(page, name)
  await page.goto(`${inbox}/request?code=${code}`)
  await page.getByLabel('Assign to').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText(`${name} is assigned`).first()).toBeVisible()
  await page.getByLabel('Appointment').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      '20311-05-20T15:00',
    )
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(page.getByText('Enter a date whose year has four digits.')).toBeVisible()
  await page.getByLabel('Appointment').fill('2031-05-20T15:00')
  await page.getByRole('button', { name: 'Confirm for this date' }).click()
  await expect(
    page.getByText(`It is confirmed for ${formatTime(new Date('2031-05-20T15:00').toISOString())}`),
  ).toBeVisible()

  await page.getByLabel('New note').fill('Wants a call in May.')
  await page.getByRole('link', { name: 'All requests' }).click()
  await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible()
  await page.goto(`${inbox}/request?code=${code}`)
  await expect(page.getByLabel('New note')).toHaveValue('Wants a call in May.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants a call in May.' })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
})

test('a booking is entered by an administrator, and deleted after confirmation', async ({ page }) => {
  const name = unique()
  await page.goto(`${inbox}/new`)
  await page.getByLabel('Service', { exact: true }).selectOption({ index: 1 })
  await bookingField(page, 'companyName').fill(name)
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'All requests' }).click()
  await expect(bookingField(page, 'companyName')).toHaveValue(name)
  await bookingField(page, 'contactName').fill('Asha Rai')
  await bookingField(page, 'clientEmail').fill('asha@phone.example')
  await bookingField(page, 'preferredTimeline').selectOption({ index: 1 })
  await bookingField(page, 'budget').selectOption({ index: 1 })
  await fillNotes(page, 'Wants a call in May.')
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  if (asksForNotes) await expect(page.getByText('Wants a call in May.')).toBeVisible()
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('button', { name: 'Delete the request' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Delete the request' }).click()
  await page.waitForURL('**/admin/contact-submissions?view=bookings')
  await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(0)
  await page.goto(`${inbox}/new`)
  await expect(bookingField(page, 'companyName')).toHaveValue('')
})

test('the filtered list can be exported as a file', async ({ page }) => {
  const name = unique()
  await addBooking(page, name)
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
})

test('at 390 px rows become cards, with nothing cut off or missing', async ({ page }) => {
  const name = `${unique()} with a name that goes on and on and does not end where a line of a phone does`
  await addBooking(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${inbox}?view=bookings&search=${name.split(' ')[0]}`)
  await expect(rowOf(page, name)).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await opener(page, name).click()
  await expect(page.getByRole('button', { name: 'confirmed', exact: true })).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('Shift selects every booking between two presses, by click and by space bar', async ({ page }) => {
  const name = unique()
  for (const letter of ['E', 'D', 'C', 'B', 'A']) await addBooking(page, `${name} ${letter}`)
  await page.goto(`${inbox}?view=bookings&search=${name}&sort=company`)
  const box = (letter: string) => page.getByRole('checkbox', { name: `Select ${name} ${letter}` })
  const selectedLetters = async () => {
    const letters = ['A', 'B', 'C', 'D', 'E']
    const isChecked = await Promise.all(letters.map((letter) => box(letter).isChecked()))
    return letters.filter((_, index) => isChecked[index]).join('')
  }
  await box('B').click()
  await box('D').click({ modifiers: ['Shift'] })
  expect(await selectedLetters()).toBe('BCD')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  await box('C').click({ modifiers: ['Shift'] })
  expect(await selectedLetters()).toBe('B')
  await box('E').focus()
  await page.keyboard.press('Space')
  await box('C').focus()
  await page.keyboard.press('Shift+Space')
  expect(await selectedLetters()).toBe('BCDE')
  await box('A').focus()
  await page.keyboard.press('Space')
  expect(await selectedLetters()).toBe('ABCDE')
  await expect(page.getByRole('region', { name: 'Selected requests' })).toContainText('5 selected')
})

test('on a phone seven bookings fit on the screen, and controls are 44 px high', async ({ page }) => {
  const name = unique()
  for (const letter of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']) await addBooking(page, `${name} ${letter}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await expect(page.getByRole('rowheader')).toHaveCount(8)
  const visibleRows = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr')]
    rows[0]?.scrollIntoView({ block: 'start', behavior: 'instant' })
    const boxes = rows.map((row) => row.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => top > -1 && bottom <= innerHeight).length
  })
  expect(visibleRows).toBeGreaterThanOrEqual(7)
  const row = rowOf(page, `${name} A`)
  for (const target of [
    row.locator('label'),
    row.getByRole('button', { name: `Take ${name} A` }),
    opener(page, `${name} A`),
  ]) {
    const box = await target.boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('the charts expose their figures to screen readers, and to everybody as a table', async ({ page }) => {
  const email = `${unique()}@example.com`.toLowerCase()
  expect((await page.request.post('/api/newsletter', { data: { email } })).ok()).toBe(true)
  const form = { token: newestLink(email, '/newsletter/confirm').split('=')[1] ?? '' }
  expect((await page.request.post('/newsletter/confirm', { form })).ok()).toBe(true)
  await page.goto('/admin')
  for (const title of ['Bookings by month', 'Newsletter growth']) {
    const chart = page.getByRole('region', { name: title })
    const table = chart.getByRole('table', { name: title })
    await expect(table.getByRole('row')).toHaveCount(13)
    await chart.getByRole('button', { name: 'Table' }).click()
    await expect(table.getByRole('columnheader').first()).toBeInViewport()
    await expect(chart.locator('svg[viewBox]')).toHaveCount(0)
  }
})
