import { expect, type Page } from '@playwright/test'
import { adminNavTexts } from '#content/interface/admin/frame.ts'
import { caseStudyTexts } from '#content/interface/admin/case-studies.ts'
import { actionTexts } from '#content/interface/common.ts'
import { addCaseStudy, deleteCaseStudy, openRecord, recordOf } from './admin-case-study.ts'
import { openLive } from './open-live.ts'
import { agree, decline, question } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

const list = '/admin/case-studies'

async function openRecordInApp(page: Page) {
  const title = await addCaseStudy(page)
  await openLive(page, '/dashboard')
  for (const path of ['/admin', list]) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expect(page).toHaveURL(path)
  }
  return { title, ...(await openRecord(page, title)) }
}

async function goBackTwiceAtOnce(page: Page) {
  await page.evaluate(() => {
    history.back()
    history.back()
  })
}

test('Back straight after a save asks nothing, even if the list has not arrived yet', async ({ page }) => {
  const { title, record } = await openRecordInApp(page)
  let sendList = () => {}
  const hold = new Promise<void>((resolve) => {
    sendList = resolve
  })
  await page.route('**/api/admin/case-studies', async (route) => {
    await hold
    await route.continue()
  })
  await record.getByLabel('Status').selectOption('archived')
  await record.getByRole('button', { name: actionTexts.save }).click()
  await expect(recordOf(page, title).locator('summary').first()).toContainText('archived', {
    ignoreCase: true,
  })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(caseStudyTexts.title)
  sendList()
  await expect(question(page)).toHaveCount(0)
  await deleteCaseStudy(page, title)
})

test('a record that is changed again before the list has arrived is saved again without a conflict', async ({
  page,
}) => {
  const { title, record, description } = await openRecordInApp(page)
  await page.route('**/api/admin/case-studies/*', async (route) => {
    await description.fill('Typed during the first save.')
    await route.continue()
  })
  await record.getByLabel('Status').selectOption('archived')
  const save = record.getByRole('button', { name: actionTexts.save })
  await save.click()
  await expect(recordOf(page, title).locator('summary').first()).toContainText('archived', {
    ignoreCase: true,
  })
  await page.unroute('**/api/admin/case-studies/*')
  const reply = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await save.click()
  expect((await reply).status()).toBe(200)
  await expect(page.getByRole('button', { name: actionTexts.keepMine })).toHaveCount(0)
  await deleteCaseStudy(page, title)
})

test('the address and the page agree when Back is pressed again before the question is answered', async ({
  page,
}) => {
  const { title, description } = await openRecordInApp(page)
  await description.fill('Not saved yet.')
  await goBackTwiceAtOnce(page)
  await question(page).waitFor()
  await expect(page).toHaveURL(list)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(list)
  await agree(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText(caseStudyTexts.title)
  const headingText = await heading.innerText()
  const address = page.url()
  await openLive(page, address)
  await expect(heading).toHaveText(headingText)
  await deleteCaseStudy(page, title)
})

test('whoever stays twice keeps the page, its address and what was typed', async ({ page }) => {
  const { title, description } = await openRecordInApp(page)
  await description.fill('Not saved yet.')
  for (let visit = 0; visit < 2; visit += 1) {
    await goBackTwiceAtOnce(page)
    await decline(page)
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await expect(description).toHaveValue('Not saved yet.')
  }
  await page.evaluate(() => history.back())
  await agree(page)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(caseStudyTexts.title)
  await deleteCaseStudy(page, title)
})

test('whoever has agreed to leave is not asked again while the next page is loading', async ({ page }) => {
  const title = await addCaseStudy(page)
  await openLive(page, list)
  const { description } = await openRecord(page, title)
  await description.fill('Not saved yet.')
  let sendScripts = () => {}
  const hold = new Promise<void>((resolve) => {
    sendScripts = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await hold
    await route.continue()
  })
  const press = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
  await press(adminNavTexts.users)
  await agree(page)
  await expect(page).toHaveURL('/admin/users')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(list)
  await press(adminNavTexts.users)
  await agree(page)
  await expect(page).toHaveURL('/admin/users')
  await press(adminNavTexts.emails)
  await expect(page).toHaveURL('/admin/emails')
  sendScripts()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(caseStudyTexts.title)
  await expect(question(page)).toHaveCount(0)
  await deleteCaseStudy(page, title)
})
