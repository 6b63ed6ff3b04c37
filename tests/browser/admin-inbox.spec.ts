import { expect, type Locator } from '@playwright/test'
import { bookingFilterTexts } from '#content/interface/admin/booking-list.ts'
import { bookingsChartTexts, chartCardTexts } from '#content/interface/admin/charts.ts'
import { actionTexts } from '#content/interface/common.ts'
import { userTexts } from '#content/interface/admin/user.ts'
import { waitTexts } from '#content/interface/admin/overview.ts'
import { bookableServices } from './booking-form.ts'
import { newestLink } from './mailbox.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { inbox, addBooking, rowOf, opener } from './admin-bookings.ts'
import { uniqueName } from './unique-name.ts'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('bookings and sign-ups are in the list after a reload', async ({ page }) => {
  const name = uniqueName()
  await page.goto(inbox)
  await expect(page.getByRole('heading', { name: 'Contact Submissions' })).toBeVisible()
  await addBooking(page, name)
  const email = `${name.toLowerCase()}@reader.example`
  expect((await page.request.post('/api/newsletter', { data: { email } })).ok()).toBe(true)
  await page.reload()
  await expect(rowOf(page, `${name.toLowerCase()}@inbox.example`)).toBeVisible()
  await expect(rowOf(page, email)).toContainText('Newsletter sign-up')
})

test('the account of somebody who has left leads to the requests that are still theirs', async ({ page }) => {
  const name = uniqueName()
  const username = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')
  const code = await addBooking(page, name)
  const userResponse = await page.request.post('/api/admin/users', {
    data: { username, name: 'Tara Thapa', email: `${username}@inbox.example`, role: 'admin' },
  })
  const { id }: { id: number } = await userResponse.json()
  await page.request.patch(`/api/admin/bookings/${code}`, { data: { assigneeId: id } })
  await page.request.patch(`/api/admin/users/${id}`, { data: { isDisabled: true } })
  await page.goto(`/admin/users/user?id=${id}`)
  const assignedWork = userTexts.work({ requests: 1, appointments: 0 })
  await expect(page.getByText(`${assignedWork}, ${userTexts.projects(0)}`)).toBeVisible()
  await page.getByRole('link', { name: assignedWork, exact: true }).click()
  await expect(page.getByRole('table', { name: 'Service requests' }).locator('tbody tr')).toHaveCount(1)
  await expect(rowOf(page, name)).toBeVisible()
  const filter = page.getByRole('combobox', { name: 'Assignee' })
  await expect(filter.locator('option:checked')).toHaveText(bookingFilterTexts.formerAssignee)
  await filter.selectOption(bookingFilterTexts.anyone)
  await expect(page).not.toHaveURL(/assignee/)
})

test('on the narrowest phones, a request is listed whole in its row', async ({ page }) => {
  const name = uniqueName()
  await addBooking(page, name)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${inbox}?view=bookings`)
  const row = rowOf(page, name)
  await expect(row).toBeVisible()
  const cutCells = await row
    .locator('th, td')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.checkVisibility() && cell.getBoundingClientRect().right > innerWidth)
        .map((cell) => cell.textContent),
    )
  expect(cutCells).toEqual([])
  const title = row.getByRole('rowheader').getByRole('link')
  expect(await title.evaluate((link) => link.getClientRects().length)).toBe(1)
})

test('the menu of a status closes when the Tab key leaves it', async ({ page }) => {
  const name = uniqueName()
  await addBooking(page, name)
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await opener(page, name).press('Enter')
  const menu = rowOf(page, name).locator('[popover]')
  await expect(menu).toBeVisible()
  const choices = await menu.getByRole('button').count()
  for (let count = 0; count <= choices; count += 1) await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()

  await opener(page, name).press('Enter')
  await page.keyboard.press('Tab')
  await opener(page, name).click()
  await expect(menu).toBeHidden()
})

test('filters, search and sort order are in the URL and survive a reload and Back', async ({ page }) => {
  const name = uniqueName()
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

test('the filtered list can be exported as a file', async ({ page }) => {
  const name = uniqueName()
  await addBooking(page, name)
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/)
})

test('at 390 px rows become cards, with nothing cut off or missing', async ({ page }) => {
  const name = `${uniqueName()} with a name that goes on and on and does not end where a line of a phone does`
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

test('on a phone seven bookings fit on the screen, and controls are 44 px high', async ({ page }) => {
  const name = uniqueName()
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

test('the switch of a chart stands beside its title on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/admin')
  const chart = page.getByRole('region', { name: bookingsChartTexts.title })
  const button = chart.getByRole('button', { name: chartCardTexts.tableButton })
  await expect(button).toBeVisible()
  const [title, place] = [await chart.getByRole('heading').boundingBox(), await button.boundingBox()]
  expect(place?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
})

test('the charts expose their figures to screen readers, and to everybody as a table', async ({ page }) => {
  const email = `${uniqueName()}@example.com`.toLowerCase()
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

test('on a tablet every filter shows whole what it is set to before anybody chooses', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`${inbox}?view=bookings`)
  await expect(page.getByRole('combobox')).toHaveCount(6)
  const cutTexts = await page.getByRole('combobox').evaluateAll((selects) =>
    selects.flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      if (!(select instanceof HTMLSelectElement)) return ['no menu']
      const canvas = document.createElement('canvas').getContext('2d')
      const text = select.selectedOptions[0]?.text
      if (!canvas || !text) return ['no text']
      canvas.font = font
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return canvas.measureText(text).width > room ? [text] : []
    }),
  )
  expect(cutTexts).toEqual([])
})

test('at 1024 px the button that clears the filters is on the row of the last filters', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(`${inbox}?view=bookings&status=pending`)
  const clear = page.getByRole('button', { name: actionTexts.clear, exact: true })
  const spam = page.getByRole('button', { name: bookingFilterTexts.spam, exact: true })
  await expect(clear).toBeVisible()
  const centerOf = (button: Locator) =>
    button.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    })
  expect(Math.abs((await centerOf(clear)) - (await centerOf(spam)))).toBeLessThan(4)
})

test('on the narrowest phones, with letters twice as large, a row shows its service and its budget whole', async ({
  page,
}) => {
  const name = uniqueName()
  await addBooking(page, name)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  const about = rowOf(page, name)
    .getByRole('cell')
    .filter({ hasText: bookableServices[0]?.bookingTitle ?? '' })
  await expect(about).toBeVisible()
  const cutTexts = await about
    .locator('span')
    .evaluateAll((spans) =>
      spans.filter((span) => span.scrollWidth > span.clientWidth + 1).map((span) => span.textContent),
    )
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await devtools.detach()
  expect(cutTexts).toEqual([])
})

test('a request that has waited for months says so on one line of the overview', async ({ page }) => {
  await addBooking(page, uniqueName())
  const createdAt = new Date(Date.now() - 290 * 24 * 60 * 60 * 1000).toISOString()
  await page.route('**/api/admin/bookings?*', async (route) => {
    const response = await route.fetch()
    const list: { items: object[] } = await response.json()
    const items = list.items.map((booking) => ({ ...booking, createdAt, status: 'pending' }))
    await route.fulfill({ response, json: { ...list, items } })
  })
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin')
    const wait = page.getByText(waitTexts.days(290)).first()
    await expect(wait).toBeVisible()
    const lines = await wait.evaluate((element) => {
      return element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)
    })
    expect(Math.round(lines), `${width} px`).toBe(1)
  }
})
