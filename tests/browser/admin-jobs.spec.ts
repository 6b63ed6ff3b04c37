import { expect } from '@playwright/test'
import { jobFieldTexts, jobListTexts, jobTexts } from '#content/interface/admin/jobs.ts'
import { closedJobCopy } from '#content/careers/copy.ts'
import { actionTexts } from '#content/interface/common.ts'
import { needsPages } from './needs-pages.ts'
import { agree } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'

needsPages('/careers')

test('an editor adds a job, closes it, opens it again and deletes it', async ({ page }) => {
  const title = `Keeper ${uniqueName()}`
  await signInAs(page, 'demo-editor')
  await page.goto('/admin/jobs')
  await page.getByRole('link', { name: jobListTexts.newButton }).click()
  await page.getByLabel(jobFieldTexts.title, { exact: true }).fill(title)
  await page.getByLabel(jobFieldTexts.department).fill('Grounds')
  // The last of the list: tests of other pages follow the first link.
  await page.getByLabel(jobFieldTexts.postedOn).fill('2020-01-01')
  await page.getByLabel(jobFieldTexts.closesOn).fill('2099-12-31')
  await page.getByLabel(jobFieldTexts.description).fill('You keep what others plant.')
  await page.getByLabel(jobFieldTexts.responsibilities).fill('Water\nPrune')
  await page.getByLabel(jobFieldTexts.requirements).fill('Patience')
  await page.getByLabel(jobFieldTexts.salary).fill('a lot')
  await page.getByRole('button', { name: jobTexts.addButton }).click()
  await expect(page.getByText('The salary has a lowest and a highest amount')).toBeVisible()
  await page.getByLabel(jobFieldTexts.salary).fill('40,000 to 55,000 per year')
  await page.getByRole('button', { name: jobTexts.addButton }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByLabel(jobFieldTexts.salary)).toHaveValue('40000–55000 per year')

  const publicPath = await page.getByRole('link', { name: jobTexts.publicPage }).getAttribute('href')
  const publicPage = async (path = publicPath ?? '') => (await page.request.get(path)).text()
  expect(await publicPage()).toContain('"JobPosting"')
  expect(await publicPage('/careers')).toContain(title)

  await page.getByLabel(jobFieldTexts.department).fill('Gardens')
  await page.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await expect(page.getByText(jobTexts.savedText, { exact: true })).toBeVisible()
  expect(await publicPage()).toContain('Gardens')

  await page.getByRole('link', { name: jobTexts.allJobs }).click()
  const row = page.getByRole('row', { name: title })
  await row.getByRole('button', { name: jobListTexts.closeLabel(title) }).click()
  await expect(row.getByRole('button', { name: jobListTexts.reopenLabel(title) })).toBeVisible()
  expect(await publicPage()).toContain(closedJobCopy.badge)
  expect(await publicPage('/careers')).not.toContain(title)
  await row.getByRole('button', { name: jobListTexts.reopenLabel(title) }).click()
  await expect(row.getByRole('button', { name: jobListTexts.closeLabel(title) })).toBeVisible()
  expect(await publicPage('/careers')).toContain(title)

  await row.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('button', { name: actionTexts.delete, exact: true }).click()
  await agree(page)
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await page.request.get(publicPath ?? '')).status()).toBe(404)
})

test('opening a job whose last day has passed leads to its form, where a later day opens it', async ({
  page,
  baseURL,
}) => {
  const title = `Warden ${uniqueName()}`
  await signInAs(page, 'demo-admin')
  const { id } = await (
    await page.request.post('/api/admin/jobs', {
      headers: { origin: baseURL ?? '' },
      data: {
        title,
        department: 'Grounds',
        description: 'You ward.',
        responsibilities: ['Ward'],
        requirements: ['Patience'],
        postedOn: '2020-01-01',
        closesOn: '2026-01-31',
      },
    })
  ).json()
  await page.goto(`/admin/jobs?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: jobListTexts.reopenLabel(title) }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.getByLabel(jobFieldTexts.closesOn).fill('2099-12-31')
  await page.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await expect(page.getByRole('button', { name: jobListTexts.closeLabel(title) })).toBeVisible()
  expect((await page.request.get(`/careers/${id}`)).status()).toBe(200)
  await page.getByRole('button', { name: actionTexts.delete, exact: true }).click()
  await agree(page)
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
})

test('what is entered of a job survives a reload, and the pages fit a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signInAs(page, 'demo-editor')
  await page.goto('/admin/jobs/new')
  await page.getByLabel(jobFieldTexts.department).fill('Grounds')
  await page.reload()
  await expect(page.getByLabel(jobFieldTexts.department)).toHaveValue('Grounds')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.goto('/admin/jobs')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
