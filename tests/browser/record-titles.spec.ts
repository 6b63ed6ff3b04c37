import { expect } from '@playwright/test'
import { bookingsPageTexts } from '#content/interface/admin/booking-list.ts'
import { linkTexts } from '#content/interface/links.ts'
import { addBooking, inbox } from './admin-bookings.ts'
import { addProject } from './admin-project-page.ts'
import { publishPost, removePost } from './blog-posts.ts'
import { needsPages } from './needs-pages.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { uniqueName } from './unique-name.ts'

test('the title of a record’s page names the record, until the page is left', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const name = uniqueName()
  const code = await addBooking(page, name)
  await page.goto(`${inbox}/request?code=${code}`)
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name} \\| `))
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveTitle(new RegExp(name))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: bookingsPageTexts.title })).toBeVisible()
  await expect(page).not.toHaveTitle(new RegExp(name))
})

test('the title of the post editor names the post, and that of a client’s project page the project', async ({
  page,
}) => {
  needsPages('/blog')
  const name = uniqueName()
  const slug = await publishPost(page, { title: name })
  await signInAs(page, 'demo-admin')
  await page.goto(`/admin/blog/edit?slug=${slug}`)
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name} \\| `))
  const project = await addProject(page, { name })
  await signInAs(page, 'demo-client')
  await page.goto(`/dashboard/project?id=${project}`)
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name} \\| `))
  await page.locator('main').getByRole('link', { name: linkTexts.dashboard }).first().click()
  await expect(page).not.toHaveTitle(new RegExp(name))
  await removePost(page, slug)
})
