import { expect, type Page } from '@playwright/test'
import { adminNavTexts } from '#content/interface/admin/frame.ts'
import { issueTexts, newIssueTexts } from '#content/interface/admin/issues.ts'
import { newUserTexts } from '#content/interface/admin/users.ts'
import { deleteProjectTexts, newProjectTexts } from '#content/interface/admin/project.ts'
import { labelTexts } from '#content/interface/common.ts'
import { loginFormTexts } from '#content/interface/auth/sign-in.ts'
import { headerCopy } from '#content/header.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { openLive } from './open-live.ts'
import { unique } from './post-editor.ts'
import { agree } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'
import { needsPages } from './needs-pages.ts'

async function holdAnswer(page: Page, path: string, method: string) {
  let release = () => {}
  const hold = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    await hold
    await route.fulfill({ response })
  })
  const reply = page.waitForResponse((response) => response.request().method() === method)
  return async () => {
    release()
    await (await reply).finished()
  }
}

/** Waits first, because a page takes some tasks to act on an answer, and more to change its address. */
async function expectToStay(page: Page, address: string) {
  await page.waitForTimeout(1000)
  await expect(page).toHaveURL(address)
}

async function leaveFor(page: Page, name: string, address: string, asks = false) {
  await page.getByRole('link', { name, exact: true }).first().click()
  if (asks) await agree(page)
  await page.waitForURL(address)
}

interface Save {
  path: string
  api: string
  asks: boolean
  fill: (page: Page) => Promise<void>
}

const saves: Record<string, Save> = {
  'a new project': {
    path: '/admin/projects/new',
    api: '**/api/admin/projects',
    asks: true,
    async fill(page) {
      await page.getByLabel(labelTexts.name, { exact: true }).fill(uniqueName())
      await page.getByLabel(labelTexts.description).fill('Twelve pages.')
      await page.getByLabel(labelTexts.client, { exact: true }).fill('demo-client')
      await page.getByRole('button', { name: newProjectTexts.button }).click()
    },
  },
  'a new account': {
    path: '/admin/users/new',
    api: '**/api/admin/users',
    asks: false,
    async fill(page) {
      const name = uniqueName().toLowerCase()
      await page.getByLabel(newUserTexts.nameLabel).fill('Asha Rai')
      await page.getByLabel(labelTexts.username).fill(name)
      await page.getByLabel(labelTexts.email).fill(`${name}@office.example`)
      await page.getByRole('button', { name: newUserTexts.button }).click()
    },
  },
  'a new newsletter issue': {
    path: '/admin/newsletter/new',
    api: '**/api/admin/newsletter/issues',
    asks: false,
    async fill(page) {
      await page.getByLabel(issueTexts.subject).fill(uniqueName())
      await page.getByRole('button', { name: newIssueTexts.writeButton }).click()
    },
  },
  'a new post': {
    path: '/admin/blog/new',
    api: '**/api/admin/posts',
    asks: true,
    async fill(page) {
      const slug = unique()
      await page.getByLabel('Title', { exact: true }).fill(slug)
      await page.getByLabel('Address', { exact: true }).fill(slug)
      await page.keyboard.press('ControlOrMeta+s')
    },
  },
}

for (const [name, { path, api, fill, asks }] of Object.entries(saves)) {
  test(`${name} that is stored after its reader has gone elsewhere leaves them there`, async ({ page }) => {
    needsPages(path)
    await signInAs(page, 'demo-admin')
    await openLive(page, path)
    const sendAnswer = await holdAnswer(page, api, 'POST')
    await fill(page)
    await leaveFor(page, headerCopy.contact, '/contact', asks)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await sendAnswer()
    await expectToStay(page, '/contact')
  })
}

test('a project that is deleted after its reader has gone elsewhere leaves them there', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const id = await addProject(page)
  await openLive(page, projectPage(id))
  const sendAnswer = await holdAnswer(page, `**/api/admin/projects/${id}`, 'DELETE')
  await page.getByRole('button', { name: deleteProjectTexts.button }).click()
  await agree(page)
  await leaveFor(page, adminNavTexts.users, '/admin/users')
  await sendAnswer()
  await expectToStay(page, '/admin/users')
})

test('a new account opens after its reader has followed a link within the page', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, '/admin/users/new')
  const save = saves['a new account']
  if (!save) throw new Error('No such save.')
  const sendAnswer = await holdAnswer(page, save.api, 'POST')
  await save.fill(page)
  await page.evaluate(() => location.assign('#main'))
  await sendAnswer()
  await expect(page).toHaveURL(/\/admin\/users\/user\?id=\d+/)
})

test('a new account that is stored while its reader is on the way to another page does not stop them', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, '/admin/users/new')
  const save = saves['a new account']
  if (!save) throw new Error('No such save.')
  const sendAnswer = await holdAnswer(page, save.api, 'POST')
  await save.fill(page)
  let sendScripts = () => {}
  const hold = new Promise<void>((resolve) => {
    sendScripts = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await hold
    await route.continue()
  })
  await leaveFor(page, adminNavTexts.emails, '/admin/emails')
  await sendAnswer()
  await expectToStay(page, '/admin/emails')
  sendScripts()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminNavTexts.emails)
})

test('a password that is accepted after its reader has left the sign-in asks for no second step elsewhere', async ({
  page,
}) => {
  await openLive(page, '/auth')
  let release = () => {}
  const hold = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/login', async (route) => {
    await hold
    await route.fulfill({ status: 202, json: {} })
  })
  await page.getByLabel(loginFormTexts.usernameLabel).first().fill('demo-client')
  await page.locator('[name=password]').first().fill('any password')
  await page.getByRole('button', { name: loginFormTexts.loginButton }).click()
  await leaveFor(page, headerCopy.contact, '/contact')
  const response = page.waitForResponse('**/api/login')
  release()
  await (await response).finished()
  await expectToStay(page, '/contact')
})
