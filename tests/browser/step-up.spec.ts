import { expect, type Page } from '@playwright/test'
import { bulkBarTexts } from '#content/interface/admin/booking-list.ts'
import { deleteProjectTexts } from '#content/interface/admin/project.ts'
import { stepUpTexts } from '#content/interface/step-up.ts'
import { addBooking, inbox, statusOf } from './admin-bookings.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { violationsIn } from './schemes.ts'
import { agree } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

async function refuseOnce(page: Page, path: string) {
  let isRefused = false
  await page.route(path, (route) => {
    const request = route.request()
    const changesNothing = request.method() === 'GET' || request.postData()?.includes('"isPreview":true')
    if (isRefused || changesNothing) return route.fallback()
    isRefused = true
    return route.fulfill({ status: 403, json: { message: 'Confirm first.', reason: 'step-up' } })
  })
}

async function confirmByKeyboard(page: Page) {
  const dialog = page.getByRole('dialog', { name: stepUpTexts.title })
  await expect(dialog.getByLabel(stepUpTexts.passwordLabel, { exact: true })).toBeFocused()
  await page.keyboard.type('try-it-locally')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('a deletion asks for a proof by keyboard and then goes on', async ({ page }) => {
  const id = await addProject(page)
  await page.goto(projectPage(id))
  await refuseOnce(page, `**/api/admin/projects/${id}`)
  await page.getByRole('button', { name: deleteProjectTexts.button }).focus()
  await page.keyboard.press('Enter')
  await agree(page)
  await page.getByRole('dialog', { name: stepUpTexts.title }).waitFor()
  expect(await violationsIn(page, 'dialog')).toEqual([])
  await confirmByKeyboard(page)
  await expect(page.locator('.toast')).toContainText(deleteProjectTexts.deletedTitle)
  await expect(page).toHaveURL('/admin/projects')
})

test('a deletion whose proof is cancelled deletes nothing and gives the focus back', async ({ page }) => {
  const id = await addProject(page)
  await page.goto(projectPage(id))
  await refuseOnce(page, `**/api/admin/projects/${id}`)
  const remove = page.getByRole('button', { name: deleteProjectTexts.button })
  await remove.focus()
  await page.keyboard.press('Enter')
  await agree(page)
  await page.getByRole('dialog', { name: stepUpTexts.title }).waitFor()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  expect((await page.request.get(`/api/admin/projects/${id}`)).status()).toBe(200)
})

test('a change of several bookings asks for a proof, and its time to undo begins after it', async ({
  page,
}) => {
  const name = uniqueName()
  const codes = [await addBooking(page, `${name} 1`), await addBooking(page, `${name} 2`)]
  await page.clock.install()
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check()
  await refuseOnce(page, '**/api/admin/bookings/bulk')
  await page
    .getByRole('region', { name: bulkBarTexts.label })
    .getByRole('button', { name: 'Cancel 2' })
    .focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'Cancel 2 bookings?' })
    .getByRole('button', { name: 'Cancel them' })
    .press('Enter')
  await page.getByRole('dialog', { name: stepUpTexts.title }).waitFor()
  await page.clock.fastForward(60_000)
  await confirmByKeyboard(page)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect
    .poll(() => Promise.all(codes.map((code) => statusOf(page, code))))
    .toEqual(['pending', 'pending'])
})
