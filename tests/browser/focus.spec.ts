// Covers src/features/shell/focus-successor.ts and src/features/shell/use-focus-successor.ts.

import { expect as baseExpect, type Locator, type Page } from '@playwright/test'
import { chosenAnswers, firstServiceId } from './booking-form.ts'
import { sendBooking } from './client-data.ts'
import { newestLink } from './mailbox.ts'
import { newPassword, registerNew } from './new-account.ts'
import { openLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

const expect = baseExpect.configure({ timeout: 15_000 })
const unique = () => `Zz${Math.random().toString(36).slice(2, 9)}`

interface Step {
  does: string
  at?: string
  prepare?: (page: Page) => Promise<unknown>
  press: (page: Page) => Locator
  key?: string
  shows?: (page: Page) => Locator
  gone?: (page: Page) => Locator
  says?: RegExp
  focused: RegExp
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element) return 'nothing'
    const label =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : element.textContent)
    return `${element.tagName.toLowerCase()} ${label?.trim().replace(/\s+/g, ' ').slice(0, 80)}`
  })

async function walk(page: Page, steps: readonly Step[]) {
  for (const { does, at, prepare, press, key = 'Enter', shows, gone, says, focused } of steps) {
    await test.step(does, async () => {
      if (at) await page.goto(at)
      await prepare?.(page)
      await press(page).focus()
      await page.keyboard.press(key)
      if (shows) await expect(shows(page), does).toBeVisible()
      if (gone) await expect(gone(page), does).toHaveCount(0)
      if (says)
        await expect.soft(page.getByRole('status').filter({ hasText: says }).first(), does).toBeAttached()
      await expect
        .soft(async () => expect(await focusedName(page)).toMatch(focused), does)
        .toPass({ timeout: 5000 })
    })
  }
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()
const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first()
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first()
const inbox = '/admin/contact-submissions'

async function addBookings(page: Page, names: readonly string[]): Promise<string[]> {
  const codes: string[] = []
  for (const companyName of names) {
    const data = {
      ...{
        serviceId: firstServiceId,
        companyName,
        contactName: 'Asha Rai',
        clientEmail: 'asha@inbox.example',
      },
      ...chosenAnswers,
    }
    const response = await page.request.post('/api/admin/bookings', { data })
    expect(response.status(), await response.text()).toBe(201)
    codes.push((await response.json()).confirmationCode)
  }
  return codes
}

test('in the inbox and on a booking, focus stays near what was pressed', async ({ page }) => {
  test.slow()
  page.on('dialog', (dialog) => dialog.accept())
  await signInAs(page, 'demo-admin')
  const name = unique()
  const [code] = await addBookings(page, [`${name} A`, `${name} B`, `${name} C`])
  const [other] = await addBookings(page, [unique()])
  const email = `${name.toLowerCase()}@reader.example`
  await page.request.post('/api/newsletter', { data: { email } })
  const searchUrl = `${inbox}?view=bookings&search=${name}`
  const request = `${inbox}/request?code=${code}`
  await walk(page, [
    {
      does: 'chooses the requests',
      at: inbox,
      press: button('Requests'),
      shows: (p) => p.getByLabel('Assignee:'),
      focused: /^button Requests$/,
    },
    {
      does: 'chooses the newsletter',
      press: button('Newsletter'),
      shows: (p) => p.getByRole('searchbox', { name: 'Search sign-ups' }),
      focused: /^button Newsletter$/,
    },
    {
      does: 'chooses all',
      press: button('All'),
      shows: (p) => p.getByRole('searchbox', { name: 'Search requests and sign-ups' }),
      focused: /^button All$/,
    },
    {
      does: 'deletes a sign-up',
      at: `${inbox}?view=newsletter&search=${email}`,
      press: button(`Delete ${email}`),
      gone: (p) => p.getByText(email, { exact: true }),
      focused: /^section The newsletter sign-ups$/,
    },
    {
      does: 'clears the filters',
      at: `${inbox}?view=bookings&search=nothing-has-this`,
      press: button('Clear filters'),
      gone: button('Clear filters'),
      focused: /^section The requests$/,
    },
    {
      does: 'clears them in their row',
      at: `${inbox}?view=bookings&status=cancelled`,
      press: button('Clear'),
      gone: button('Clear'),
      focused: /^section The requests$/,
    },
    {
      does: 'takes a request',
      at: searchUrl,
      press: button(`Take ${name} A`),
      gone: button(`Take ${name} A`),
      focused: new RegExp(`^a ${name} A$`),
    },
    {
      does: 'undoes a bulk change',
      prepare: (p) => selectAndConfirm(p),
      press: button(/^Undo/),
      says: /3 changes undone/,
      focused: /^section The requests$/,
    },
    {
      does: 'clears a selection',
      prepare: (p) => p.getByRole('checkbox', { name: `Select ${name} B` }).check(),
      press: (p) =>
        p.getByRole('region', { name: 'Selected requests' }).getByRole('button', { name: 'Clear' }),
      gone: (p) => p.getByRole('region', { name: 'Selected requests' }),
      focused: /^section The requests$/,
    },
    {
      does: 'moves a request out of the list',
      at: `${searchUrl}&status=pending`,
      prepare: (p) => p.getByRole('button', { name: `${name} A is pending` }).click(),
      press: button('cancelled'),
      gone: (p) => p.getByRole('link', { name: `${name} A` }),
      focused: new RegExp(`^a ${name} [BC]$`),
    },
    {
      does: 'confirms a request',
      at: `${inbox}/request?code=${other}`,
      press: button('Confirm'),
      says: /is confirmed/,
      shows: button('Set the appointment'),
      focused: /^h2 Status$/,
    },
    {
      does: 'completes it',
      press: button('Complete'),
      says: /is completed/,
      gone: button('Complete'),
      focused: /^h2 Status$/,
    },
    {
      does: 'assigns it',
      prepare: (p) => p.getByLabel('Assign to').selectOption({ index: 1 }),
      press: button('Assign'),
      says: /is assigned/,
      focused: /^h2 Assignee$|^button Assign$/,
    },
    {
      does: 'writes a note',
      prepare: (p) => p.getByLabel('New note').fill('Wants a call.'),
      press: button('Add note'),
      says: /Note added/,
      shows: button('Delete this note'),
      focused: /^h2 Agency notes$/,
    },
    {
      does: 'deletes the note',
      press: button('Delete this note'),
      says: /Note deleted/,
      gone: button('Delete this note'),
      focused: /^h2 Agency notes$/,
    },
    {
      does: 'writes a message',
      prepare: (p) => p.getByLabel('Your message').fill('Hello.'),
      press: button('Send message'),
      says: /Message sent/,
      focused: /^textarea Your message/,
    },
    {
      does: 'deletes the request',
      at: request,
      press: button(/^Delete the request/),
      shows: (p) => p.getByRole('table', { name: 'Service requests' }),
      focused: /^h1 Contact submissions$/,
    },
  ])

  async function selectAndConfirm(p: Page) {
    await p.getByRole('checkbox', { name: 'Select all that are shown' }).check()
    await p.getByRole('button', { name: 'Confirm 3' }).press('Enter')
    const undo = p.getByRole('button', { name: /^Undo/ })
    await expect(undo).toBeFocused()
    await expect(undo).toHaveAccessibleDescription(/3 .+ confirmed/)
    await expect(p.getByRole('region', { name: 'Last change' }).getByRole('status')).toHaveCount(0)
  }
})

test('in projects, users, records and posts, focus stays near what was pressed', async ({ page }) => {
  test.slow()
  page.on('dialog', (dialog) => dialog.accept())
  await signInAs(page, 'demo-admin')
  const name = unique()
  const create = async (path: string, data: object) => {
    const response = await page.request.post(path, { data })
    expect(response.status(), await response.text()).toBe(201)
    return response.json()
  }
  const project = await create('/api/admin/projects', {
    ...{ client: 'demo-client', name, description: 'Twelve landing pages.' },
    ...{ status: 'active', budget: 9000, progressPercentage: 10 },
  })
  const username = name.toLowerCase()
  const user = await create('/api/admin/users', {
    name,
    username,
    email: `${username}@example.com`,
    role: 'client',
  })
  const slug = `written-${username}`
  await create('/api/admin/posts', {
    ...{ slug, title: `About ${slug}`, date: '2025-04-05', category: 'seo', content: '## First\n\nText.' },
    ...{ excerpt: 'An excerpt that is long enough to say what the article is about.', status: 'draft' },
  })
  const study = await create('/api/admin/case-studies', {
    ...{ slug: username, title: name, client: name, figure: '250%', result: 'more', factor: 3.5 },
    ...{ description: 'What was done.', sortOrder: 90, status: 'draft' },
  })
  const milestone = (title: string) => (p: Page) => p.getByLabel('New milestone').fill(title)
  await walk(page, [
    {
      does: 'adds a milestone',
      at: `/admin/projects/project?id=${project.id}`,
      prepare: milestone('Audit'),
      press: button('Add'),
      shows: button('Remove Audit'),
      says: /Audit/,
      focused: /^input New milestone$/,
    },
    {
      does: 'adds another',
      prepare: milestone('Launch'),
      press: button('Add'),
      shows: button('Remove Launch'),
      focused: /^input New milestone$/,
    },
    {
      does: 'moves it up',
      press: button('Move Launch up'),
      shows: (p) =>
        p
          .getByRole('listitem')
          .filter({ has: p.getByRole('checkbox') })
          .first()
          .getByText('Launch'),
      focused: /^button Move Launch up$/,
    },
    { does: 'edits it', press: button('Edit Launch'), shows: button('Cancel'), focused: /^input Milestone$/ },
    {
      does: 'leaves it as it is',
      press: button('Cancel'),
      shows: button('Edit Launch'),
      focused: /^(input|button) .*Launch/,
    },
    {
      does: 'removes the last one',
      press: button('Remove Audit'),
      gone: button('Remove Audit'),
      says: /Audit/,
      focused: /^(input|button) .*Launch/,
    },
    {
      does: 'removes the only one',
      press: button('Remove Launch'),
      gone: button('Remove Launch'),
      focused: /^h2 Milestones$/,
    },
    {
      does: 'posts a report',
      prepare: (p) => p.getByLabel('New report').fill('Begun.'),
      press: button('Post report'),
      says: /Report posted/,
      focused: /^button Post report$/,
    },
    {
      does: 'clears the filters of projects',
      at: '/admin/projects?status=paused&search=nothing-has-this',
      press: button('Clear'),
      gone: button('Clear'),
      focused: /^section The projects$/,
    },
    {
      does: 'changes a role',
      at: `/admin/users/user?id=${user.id}`,
      prepare: (p) => p.getByRole('combobox', { name: 'Role' }).selectOption('provider'),
      press: button('Change role'),
      says: /Now service provider/,
      focused: /^select Client/,
    },
    {
      does: 'disables an account',
      press: button('Disable'),
      shows: button('Enable'),
      focused: /^button Enable$|^h2 Access$/,
    },
    {
      does: 'saves a case study',
      at: '/admin/case-studies',
      prepare: (p) => p.locator('summary', { hasText: name }).click(),
      press: (p) => p.locator('details[open]').getByRole('button', { name: 'Save' }),
      says: /Saved/,
      focused: new RegExp(`^summary ${name}|^button Save$`),
    },
    {
      does: 'deletes a case study',
      press: (p) => p.locator('details[open]').getByRole('button', { name: 'Delete' }),
      says: /Deleted/,
      gone: (p) => p.locator('summary', { hasText: name }),
      focused: /^summary /,
    },
    {
      does: 'publishes a post',
      at: `/admin/blog/edit?slug=${slug}`,
      press: button('Publish now'),
      gone: button('Publish now'),
      focused: /^(span Version|button Save|h1 )/,
    },
    {
      does: 'restores a version',
      prepare: (p) => openVersion(p),
      press: button('Restore it'),
      shows: text('Version 3'),
      focused: /Version|Restore/,
    },
    {
      does: 'deletes the post',
      prepare: (p) => p.getByRole('button', { name: 'Delete', exact: true }).click(),
      press: (p) => p.getByRole('dialog').getByRole('button', { name: /^Delete/ }),
      shows: (p) => p.getByRole('heading', { level: 1, name: 'Blog' }),
      focused: /^h1 Blog$/,
    },
  ])
  expect(study).toBeTruthy()

  async function openVersion(p: Page) {
    await p.getByRole('button', { name: 'Versions', exact: true }).click()
    await p.getByRole('button', { name: /^Version 1/ }).click()
    await p.getByRole('button', { name: 'Restore version 1' }).press('Enter')
  }
})

test('in the client area, focus stays near what was pressed', async ({ page, browser }) => {
  test.slow()
  const account = await registerNew(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const signedIn = await other.request.post('/api/login', {
    data: { username: account.username, password: newPassword },
  })
  expect(signedIn.ok()).toBe(true)
  const code = await sendBooking(page.request)
  await walk(page, [
    {
      does: 'confirms the address',
      prepare: (p) => openLive(p, newestLink(account.email, '/auth/confirm')),
      press: button('Confirm the address'),
      focused: /^h1 Your e-?mail address is confirmed$/,
    },
    {
      does: 'ends another session',
      at: '/account',
      press: button(/^Sign out .*, signed in/),
      says: /Device signed out/,
      gone: button(/^Sign out .*, signed in/),
      focused: /^h2 Where you are signed in$/,
    },
    {
      does: 'asks to sign out everywhere and thinks better of it',
      prepare: (p) => p.getByRole('button', { name: 'Sign out everywhere' }).press('Enter'),
      press: (p) => p.getByRole('dialog').getByRole('button', { name: 'Cancel' }),
      focused: /^button Sign out everywhere$/,
    },
    {
      does: 'cancels a request',
      at: '/dashboard',
      prepare: (p) => p.locator('summary', { hasText: 'Cancel request' }).press('Enter'),
      press: button('Yes, cancel it'),
      says: /cancelled/,
      focused: /^h2 Service bookings$/,
    },
    {
      does: 'writes a message',
      prepare: async (p) => {
        await openLive(p, `/booking/confirmation/${code}`)
        await p.getByLabel('Your message').fill('Hello.')
      },
      press: button('Send message'),
      says: /Message sent/,
      focused: /^textarea Your message/,
    },
  ])
  await elsewhere.close()

  await signInAs(page, 'demo-client')
  const [{ name }] = await (await page.request.get('/api/client/projects')).json()
  await walk(page, [
    {
      does: 'opens a project',
      at: '/dashboard',
      press: link('Milestones and updates'),
      shows: (p) => p.getByRole('heading', { name: 'Updates' }),
      focused: /^h1 (?!Project$)/,
    },
    {
      does: 'goes back',
      press: (p) => p.getByRole('main').getByRole('link', { name: 'Dashboard' }),
      shows: text(name),
      focused: /^h1 Welcome back/,
    },
  ])
})
