import { expect } from '@playwright/test'
import { chosenServiceCopy } from '#content/booking/copy.ts'
import { relatedArticlesCopy } from '#content/blog/copy.ts'
import { linkTexts } from '#content/interface/links.ts'
import { dataCardTexts } from '#content/interface/account/data.ts'
import type { Account } from '#contracts/account.ts'
import type { AdminProject } from '#contracts/admin-projects.ts'
import type { Project } from '#contracts/projects.ts'
import { progressChartTexts, updateListTexts } from '#content/interface/client/project.ts'
import { scheduleTexts } from '#content/interface/schedule.ts'
import { projectStatusNames } from '#content/interface/statuses.ts'
import type { Schedule } from '#contracts/schedules.ts'
import { messageThreadTexts } from '#content/interface/messages/thread.ts'
import { capitalize, wordFor } from '#shared/words.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { publishPost, removePost } from './blog-posts.ts'
import { bookableServices } from './booking-form.ts'
import { bookingPath } from './booking-page.ts'
import { registerAs, sendBooking } from './client-data.ts'
import { confirmation, field, messages } from './message-page.ts'
import { needsPages } from './needs-pages.ts'
import { seedSlug } from './seed-posts.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

declare global {
  interface Window {
    printedGrounds: string[]
  }
}

test('a printed booking form has no menu of other services over its fields', async ({ page }) => {
  await page.goto(bookingPath)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main form')).toBeVisible()
  await expect(page.locator('main').getByText(chosenServiceCopy.change, { exact: true })).toBeHidden()
  for (const { bookingTitle } of bookableServices.slice(1))
    await expect(page.locator('main a').filter({ hasText: bookingTitle })).toBeHidden()
})

test('printed case studies keep the bars that compare before and after', async ({ page }) => {
  await page.goto('/')
  const bars = page.locator('#case-studies li [role=img] span:empty')
  test.skip((await bars.count()) === 0, 'no case study is shown')
  await page.emulateMedia({ media: 'print' })
  for (const bar of await bars.all()) await expect(bar).toHaveCSS('print-color-adjust', 'exact')
})

test('a printed strategy package keeps the rails of its drawn sliders', async ({ page }) => {
  needsPages('/digital-marketing-strategy')
  await page.goto('/digital-marketing-strategy')
  await page.emulateMedia({ media: 'print' })
  const rails = page.locator('main article [aria-hidden] span:has(> [style] + [style])')
  await expect(rails).not.toHaveCount(0)
  for (const rail of await rails.all()) await expect(rail).toHaveCSS('print-color-adjust', 'exact')
})

test('a printed article breaks lines of code that are longer than the paper is wide', async ({ page }) => {
  needsPages('/blog')
  await page.goto(`/blog/${seedSlug}`)
  await page.locator('#article-body').evaluate((body) => {
    const block = document.createElement('pre')
    block.textContent = 'x'.repeat(400)
    body.appendChild(block)
  })
  const excess = () =>
    page
      .locator('#article-body pre')
      .last()
      .evaluate((block) => block.scrollWidth - block.clientWidth)
  expect(await excess()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await excess()).toBe(0)
})

test('a printed article shows highlighted code in black', async ({ page }) => {
  needsPages('/blog')
  await page.goto(`/blog/${seedSlug}`)
  const parts = ['hljs-string', 'hljs-comment', 'hljs-title']
  await page
    .locator('#article-body')
    .evaluate(
      (body, names) =>
        body.insertAdjacentHTML(
          'beforeend',
          `<pre>${names.map((name) => `<span class="${name}">${name}</span>`).join('')}</pre>`,
        ),
      parts,
    )
  await page.emulateMedia({ media: 'print' })
  for (const name of parts)
    await expect(page.locator('#article-body pre').last().locator(`.${name}`)).toHaveCSS(
      'color',
      'rgb(0, 0, 0)',
    )
})

test('a printed article ends without a heading that nothing follows', async ({ page }) => {
  needsPages('/blog')
  const slug = await publishPost(page)
  await page.goto(`/blog/${slug}`)
  const heading = page.getByRole('heading', { name: relatedArticlesCopy.heading })
  await expect(heading).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#article-body')).toBeVisible()
  await expect(heading).toBeHidden()
  await removePost(page, slug)
})

test('a printed project has neither the switch of its chart nor the way back', async ({ page }) => {
  await signInAs(page, 'demo-client')
  const projects: Project[] = await (await page.request.get('/api/client/projects')).json()
  // The oldest: a project that another test has just made may have no two different times to draw.
  const [project] = projects.filter(({ reportedAt }) => reportedAt).sort((a, b) => a.id - b.id)
  await page.goto(`/dashboard/project?id=${project?.id}`)
  const controls = [
    page.getByRole('button', { name: progressChartTexts.tableButton }),
    page.locator('main').getByRole('link', { name: linkTexts.dashboard }),
  ]
  for (const control of controls) await expect(control).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main h1')).toBeVisible()
  for (const control of controls) await expect(control).toBeHidden()
})

test('a page of paper ends neither within an update of a project nor within a message', async ({ page }) => {
  await signInAs(page, 'demo-client')
  const projects: Project[] = await (await page.request.get('/api/client/projects')).json()
  const project = projects.find(({ reportedAt }) => reportedAt)
  await page.goto(`/dashboard/project?id=${project?.id}`)
  const updates = page.getByRole('list', { name: updateListTexts.listLabel }).getByRole('listitem')
  await expect(updates.first()).toHaveCSS('break-inside', 'avoid')
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.request.post(`/api/bookings/${code}/messages`, { data: { body: 'One message' } })
  await page.goto(confirmation(code))
  await expect(messages(page).first()).toHaveCSS('break-inside', 'avoid')
})

test('the cards of a printed project do not overlap where a page ends', async ({ page }) => {
  await signInAs(page, 'demo-client')
  const projects: Project[] = await (await page.request.get('/api/client/projects')).json()
  await page.goto(`/dashboard/project?id=${projects[0]?.id}`)
  const card = page.locator('main section').last()
  await expect(card).toBeVisible()
  // Chromium paints over a card that it breaks within three grids, one in another.
  const grids = await card.evaluate((element) => {
    let count = 0
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).display === 'grid') count += 1
    return count
  })
  expect(grids).toBeLessThan(3)
})

test('a printed project has its status', async ({ page }) => {
  await signInAs(page, 'demo-client')
  const [project]: Project[] = await (await page.request.get('/api/client/projects')).json()
  await page.goto(`/dashboard/project?id=${project?.id}`)
  await expect(page.locator('main h1')).toHaveText(project?.name ?? '')
  await page.emulateMedia({ media: 'print' })
  const status = capitalize(wordFor(projectStatusNames, project?.status ?? ''))
  await expect(page.locator('main').getByText(status, { exact: true })).toBeVisible()
})

test('printed hours for appointments are words, without fields and buttons', async ({ page }) => {
  await signInAs(page, 'demo-provider')
  const { timeZone }: Schedule = await (await page.request.get('/api/schedules/me')).json()
  await page.goto('/account')
  const card = page.getByRole('region', { name: scheduleTexts.title, exact: true })
  const controls = card.locator('button, input').filter({ visible: true })
  await expect(controls.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(controls).toHaveCount(0)
  await expect(card.getByText(timeZone, { exact: true })).toBeVisible()
})

test('a printed account has its name and address in words, without fields and buttons', async ({ page }) => {
  for (const username of ['demo-client', 'demo-provider'] as const) {
    await signInAs(page, username)
    const { name, email }: Account = await (await page.request.get('/api/account')).json()
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/account')
    const controls = page.locator('main').locator('button, select, input, textarea')
    const dataCard = page.getByRole('region', { name: dataCardTexts.exportTitle })
    await expect(dataCard).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main').getByText(name, { exact: true })).toBeVisible()
    await expect(page.locator('main').getByText(email, { exact: true })).toBeVisible()
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    await expect(dataCard).toBeHidden()
  }
})

test('printed lists and the printed overview have no settings and switches', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  for (const path of ['/admin', '/admin/newsletter', '/admin/emails']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const controls = page.locator('main').locator('button, select, input, textarea')
    await expect(controls.filter({ visible: true }).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(controls.filter({ visible: true })).toHaveCount(0)
  }
})

test('a printed booking has no note on a form for messages that is not printed', async ({ page }) => {
  await registerAs(page, 'client')
  await page.goto(confirmation(await sendBooking(page.request)))
  const note = page.getByText(messageThreadTexts.explanations.client)
  await expect(field(page)).toBeVisible()
  await expect(note).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main h1')).toBeVisible()
  await expect(field(page)).toBeHidden()
  await expect(note).toBeHidden()
})

test('black text on buttons and step numbers has no dark ground, also when grounds are printed', async ({
  page,
}) => {
  for (const path of [bookingPath, '/']) {
    await page.goto(path)
    await page.evaluate(() =>
      matchMedia('print').addEventListener(
        'change',
        () => {
          window.printedGrounds = [...document.querySelectorAll('main [data-button], main ol span')]
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element))
            .filter(({ color }) => color === 'rgb(0, 0, 0)')
            .map(({ backgroundColor }) => backgroundColor)
        },
        { once: true },
      ),
    )
    await page.pdf({ printBackground: true })
    const grounds = await page.evaluate(() => window.printedGrounds)
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  }
})

test('printed records of the back office show what is saved, without buttons and fields', async ({
  page,
}) => {
  needsPages('/admin/blog')
  await signInAs(page, 'demo-admin')
  const id = await addProject(page, { milestones: ['First draft'] })
  const { description, client }: AdminProject = await (
    await page.request.get(`/api/admin/projects/${id}`)
  ).json()
  const { slug, excerpt }: { slug: string; excerpt: string } = await (
    await page.request.get(`/api/admin/posts/${seedSlug}`)
  ).json()
  for (const [path, texts] of [
    [projectPage(id), [description, client?.name ?? '', 'First draft']],
    [`/admin/blog/edit?slug=${slug}`, [excerpt]],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const controls = page.locator('main').locator('button, textarea, select, input:not([type="checkbox"])')
    await expect(controls.filter({ visible: true }).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    for (const text of texts)
      await expect(page.locator('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
})
