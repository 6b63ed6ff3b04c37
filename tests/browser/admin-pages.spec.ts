import { expect } from '@playwright/test'
import {
  newPageTexts,
  pageCheckTexts,
  pageFieldTexts,
  pageListTexts,
  pageTexts as texts,
} from '#content/interface/admin/pages.ts'
import { restoreTexts } from '#content/interface/admin/versions.ts'
import { actionTexts } from '#content/interface/common.ts'
import { pageFaults } from '#content/interface/page-faults.ts'
import { navigation } from '#content/navigation.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

const menu = navigation.at(-1)?.title ?? ''

test('an editor writes a page, publishes it with a place in the menus, renames and restores it', async ({
  page,
}) => {
  const name = `Billing ${Date.now() % 100_000}`
  const slug = name.toLowerCase().replace(' ', '-')
  const saved = page.getByText(texts.saved, { exact: true })
  await signInAs(page, 'demo-editor')
  await page.goto('/admin/pages')
  await page.getByRole('link', { name: pageListTexts.newButton }).click()
  const title = page.getByLabel(pageFieldTexts.title, { exact: true })
  const address = page.getByLabel(pageFieldTexts.slug, { exact: true })
  await title.fill('Admin')
  await expect(address).toHaveValue('admin')
  await page.getByRole('button', { name: newPageTexts.button }).click()
  await expect(page.getByText(pageFaults['path-taken']({ path: '/admin' }))).toBeVisible()
  await expect(address).toBeFocused()
  await title.fill(name)
  await expect(address).toHaveValue(slug)
  await page.getByRole('button', { name: newPageTexts.button }).click()
  await expect(page).toHaveURL(`/admin/pages/edit?slug=${slug}`)

  await expect(page.getByText(pageCheckTexts.text(false))).toBeVisible()
  await page.getByRole('button', { name: texts.publish, exact: true }).click()
  await expect(page.getByText('Enter the text.')).toBeVisible()
  await page.locator('#page-content').fill('One invoice a month.\n\n## What it lists')
  const description = 'When an invoice comes, what it lists and which ways to pay there are.'
  await page.getByLabel(pageFieldTexts.description, { exact: true }).fill(description)
  await page.getByRole('combobox', { name: pageFieldTexts.navigation }).selectOption(menu)
  await page.getByLabel(texts.menuDescription).fill('Invoices and payment')
  await page.getByLabel(texts.footer).check()
  await page.getByRole('button', { name: texts.preview, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What it lists' })).toBeVisible()
  await page.getByRole('button', { name: texts.publish, exact: true }).click()
  await expect(page.locator('#main').getByText(texts.publishedTitle, { exact: true })).toBeVisible()

  await page.getByRole('link', { name: `/${slug}` }).click()
  await expect(page).toHaveURL(`/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: menu, exact: true }).click()
  await expect(page.getByRole('link', { name: `${name} Invoices and payment` })).toBeVisible()

  await page.goto(`/admin/pages/edit?slug=${slug}`)
  await page.getByLabel(pageFieldTexts.slug, { exact: true }).fill(`${slug}-new`)
  await expect(page.getByText(texts.renameHint(`/${slug}`))).toBeVisible()
  await page.locator('#page-content').fill('Two invoices a month.')
  await page.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await expect(saved).toBeVisible()
  await expect(page).toHaveURL(`/admin/pages/edit?slug=${slug}-new`)
  const led = await page.request.get(`/${slug}`, { maxRedirects: 0 })
  expect([led.status(), led.headers().location]).toEqual([301, `/${slug}-new`])

  await page.getByText(texts.versionsHeading, { exact: true }).click()
  await page.getByRole('button', { name: 'Version 2' }).click()
  await page.getByRole('button', { name: restoreTexts.openButton(2) }).click()
  await page.getByRole('button', { name: restoreTexts.restoreButton }).click()
  await expect(page.locator('#page-content')).toHaveValue('One invoice a month.\n\n## What it lists')
  await page.getByRole('button', { name: texts.unpublish }).click()
  await page.getByRole('button', { name: texts.unpublishQuestion('').confirmLabel }).click()
  await expect(page.getByText(texts.unpublishedTitle, { exact: true })).toBeVisible()
  expect((await page.request.get(`/${slug}-new`)).status()).toBe(404)
})

test('what two people change in a page at once is shown before one of the two wins', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  await page.goto('/')
  const slug = `shared-${Date.now() % 100_000}`
  const origin = new URL(page.url()).origin
  const send = (method: string, path: string, data: object) =>
    page.request.fetch(`/api/admin/pages${path}`, { method, data, headers: { origin } })
  expect((await send('POST', '', { slug, title: 'Shared page' })).status()).toBe(201)
  await page.goto(`/admin/pages/edit?slug=${slug}`)
  await page.getByLabel(pageFieldTexts.heading, { exact: true }).fill('Mine')
  expect((await send('PATCH', `/${slug}`, { description: 'Theirs' })).status()).toBe(200)
  await page.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(pageFieldTexts.description)
  await page.getByRole('button', { name: actionTexts.keepMine }).click()
  await expect(page.getByText(texts.saved, { exact: true })).toBeVisible()
  expect(await (await page.request.get(`/api/admin/pages/${slug}`)).json()).toMatchObject({
    heading: 'Mine',
    revision: 3,
  })
})

test('the pages and the editor of a page fit a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signInAs(page, 'demo-admin')
  const slug = `narrow-${Date.now() % 100_000}`
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post('/api/admin/pages', { data: { slug, title: 'A narrow page' }, headers })
  for (const path of ['/admin/pages', '/admin/pages/new', `/admin/pages/edit?slug=${slug}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
