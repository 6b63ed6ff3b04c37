import { expect, type Page } from '@playwright/test'
import { bulkBarTexts } from '#content/interface/admin/booking-list.ts'
import { loseOneAnswer } from './lose-one-answer.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { inbox, addBooking, statusOf } from './admin-bookings.ts'
import { uniqueName } from './unique-name.ts'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

async function cancelOne(page: Page) {
  await page.getByRole('button', { name: 'Cancel 1' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel 1 booking?' })
  await question.getByRole('button', { name: 'Cancel them' }).click()
}

test('several bookings are changed at once and undone by keyboard, also from another page', async ({
  page,
}) => {
  const name = uniqueName()
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

test('undo stands on one line with its close button, and is no longer offered once its time is up', async ({
  page,
}) => {
  const name = uniqueName()
  const code = await addBooking(page, name)
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await cancelOne(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  const close = page.getByRole('region', { name: 'Last change' }).getByRole('button', { name: 'Close' })
  expect((await close.boundingBox())?.y).toBeCloseTo((await undo.boundingBox())?.y ?? 0, 0)
  await expect(undo).toBeHidden({ timeout: 25_000 })
  expect(await statusOf(page, code)).toBe('cancelled')
})

test('Shift selects every booking between two presses, by click and by space bar', async ({ page }) => {
  const name = uniqueName()
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

test('a change of several bookings whose answer is lost is not denied', async ({ page }) => {
  const name = uniqueName()
  const code = await addBooking(page, name)
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Cancel 1' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel 1 booking?' })
  await expect(question).toBeVisible()
  await loseOneAnswer(page, '**/api/admin/bookings/bulk')
  await question.getByRole('button', { name: 'Cancel them' }).click()
  await expect(page.locator('.toast')).toContainText(bulkBarTexts.lostTitle)
  await expect(page.locator('.toast')).not.toContainText(bulkBarTexts.failedTitle)
  expect(await statusOf(page, code)).toBe('cancelled')
})

test('a change of several bookings whose answer is lost can be undone, and not the one before it', async ({
  page,
}) => {
  const name = uniqueName()
  const [first, second] = [await addBooking(page, `${name} 1`), await addBooking(page, `${name} 2`)]
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  const select = (company: string) => page.getByRole('checkbox', { name: `Select ${company}` }).check()
  await select(`${name} 1`)
  await page.getByRole('button', { name: 'Confirm 1' }).click()
  const last = page.getByRole('region', { name: 'Last change' })
  await expect(last).toContainText('1 request confirmed')
  await select(`${name} 2`)
  await page.getByRole('button', { name: 'Cancel 1' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel 1 booking?' })
  await expect(question).toBeVisible()
  await loseOneAnswer(page, '**/api/admin/bookings/bulk')
  await question.getByRole('button', { name: 'Cancel them' }).click()
  await expect(last).toContainText(bulkBarTexts.lost)
  await last.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.toast')).toContainText('1 change undone')
  expect([await statusOf(page, first), await statusOf(page, second)]).toEqual(['confirmed', 'pending'])
})
