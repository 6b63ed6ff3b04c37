import { expect, type Page } from '@playwright/test'
import { bookingRules, messageRules } from '#contracts/booking-rules.ts'
import { postRules } from '#contracts/records/post.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { bookingStatusNames } from '#content/interface/statuses.ts'
import { capitalize } from '#shared/words.ts'
import { accountRules } from '#shared/account-rules.ts'
import { sampleQuestionFields } from '#content/seed/sample-booking.ts'
import { chosenAnswers, firstServiceId } from './booking-form.ts'
import { anAddress } from './an-address.ts'
import { needsPages } from './needs-pages.ts'
import { newPassword } from './new-account.ts'
import { pages } from './routes.ts'
import { signInAs } from './sign-in.ts'
import { ownWindowTest as test } from './shared-window.ts'
import { aCategory } from '#tests/builders/posts.ts'

const word = (chars: number) => 'Wolkenkratzergesellschaft'.repeat(200).slice(0, chars)

async function send(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const response = await page.request.post(path, { data, headers: anAddress() })
  expect(response.status(), `${path}: ${await response.text()}`).toBe(201)
  return await response.json()
}

async function addClientAndBooking(page: Page) {
  const username = `w${crypto.randomUUID().replaceAll('-', '')}`.slice(0, accountRules.usernameCharsMax)
  const mailbox = `${crypto.randomUUID().slice(0, 8)}${word(52)}`
  const email = `${mailbox}@${word(60)}.${word(60)}.example`.toLowerCase()
  const account = { username, name: word(accountRules.nameCharsMax), email, password: newPassword }
  await send(page, '/api/register', { ...account, role: 'client' })
  const { confirmationCode: code } = await send(page, '/api/bookings', {
    serviceId: firstServiceId,
    companyName: word(bookingRules.companyCharsMax),
    contactName: word(bookingRules.nameCharsMax),
    clientEmail: email,
    notes: word(bookingRules.notesCharsMax),
    ...chosenAnswers,
    ...sampleQuestionFields(firstServiceId),
  })
  await send(page, `/api/bookings/${code}/messages`, { body: word(messageRules.charsMax) })
  return { username, code }
}

async function addProject(page: Page, client: string) {
  const { id } = await send(page, '/api/admin/projects', {
    client,
    name: word(projectRules.nameCharsMax),
    description: word(projectRules.descriptionCharsMax),
    status: 'active',
    budget: projectRules.budgetMax,
  })
  const path = `/api/admin/projects/${id}`
  await send(page, `${path}/milestones`, { title: word(projectRules.milestoneCharsMax) })
  await send(page, `${path}/updates`, { body: word(projectRules.updateCharsMax), progressPercentage: 60 })
  return id
}

async function addArticle(page: Page) {
  const slug = `${word(postRules.slugCharsMax - 9).toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`
  await send(page, '/api/admin/posts', {
    slug,
    title: word(postRules.titleCharsMax),
    excerpt: word(postRules.excerptCharsMax),
    date: '2020-01-02',
    category: aCategory,
    keywords: Array.from({ length: 5 }, (_, index) => word(postRules.wordCharsMax - 1) + index),
    tags: [word(postRules.wordCharsMax)],
    author: word(postRules.authorCharsMax),
    content: [
      `## ${word(100)}`,
      word(500),
      `| ${word(100)} |\n|---|\n| ${word(100)} |`,
      `- ${word(99)}`,
    ].join('\n\n'),
    status: 'published',
  })
  return slug
}

function lengthenHeadings(longWord: string) {
  for (const heading of document.querySelectorAll('main :is(h2, h3, h4)')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const text = texts.nextNode()
    if (text?.textContent) text.textContent = text.textContent.replace(/\p{L}+/u, longWord)
  }
}

const excessAt = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function expectFit(page: Page, addresses: readonly string[]) {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const address of addresses) {
    await page.goto(address)
    await expect(
      page
        .locator('main')
        .getByText(/wolkenkratzer/i)
        .first(),
      address,
    ).toBeAttached()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await excessAt(page), `${address} at ${width} px`).toBe(0)
    }
  }
}

test('a word that is longer than a phone is wide widens no page that shows it', async ({ page, browser }) => {
  needsPages('/blog')
  const office = await (await browser.newContext()).newPage()
  await signInAs(office, 'demo-admin')
  const { username, code } = await addClientAndBooking(page)
  const project = await addProject(office, username)
  const slug = await addArticle(office)
  const confirmation = `/booking/confirmation/${code}`
  await expectFit(page, ['/dashboard', '/account', `/dashboard/project?id=${project}`, confirmation])
  await expectFit(office, [
    ...['/admin/contact-submissions', `/admin/contact-submissions/request?code=${code}`],
    ...['/admin/projects', `/admin/projects/project?id=${project}`, '/admin/users', confirmation],
    ...[`/admin/blog/edit?slug=${slug}`, `/blog/${slug}`, `/blog/search?q=${word(25)}`],
  ])
  await office.request.delete(`/api/admin/posts/${slug}`)
  await office.request.delete(`/api/admin/projects/${project}`)
  await office.context().close()
})

test('no public page is wider than a phone because a heading has a long word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const { path } of pages.filter(({ as, status }) => !as && !status)) {
    await page.goto(path)
    await page.evaluate(lengthenHeadings, word(40))
    expect.soft(await excessAt(page), path).toBe(0)
  }
})

test('a status of several words stays inside its badge', async ({ page }) => {
  await addClientAndBooking(page)
  await signInAs(page, 'demo-admin')
  await page.goto('/admin')
  const badge = page
    .locator('main')
    .getByText(capitalize(bookingStatusNames.pending), { exact: true })
    .first()
  await badge.evaluate((element) => {
    element.textContent = 'Waiting for our answer'
  })
  expect(await badge.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})
