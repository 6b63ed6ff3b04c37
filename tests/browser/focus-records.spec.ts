import { expect, type Page } from '@playwright/test'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { walk, button, text } from './focus-walk.ts'
import { uniqueName } from './unique-name.ts'
import { needsPages } from './needs-pages.ts'
import { aCategory } from '#tests/builders/posts.ts'

test('in projects, users, records and posts, focus stays near what was pressed', async ({ page }) => {
  needsPages('/admin/blog')
  await signInAs(page, 'demo-admin')
  const name = uniqueName()
  const create = async (path: string, data: object) => {
    const response = await page.request.post(path, { data })
    expect(response.status(), await response.text()).toBe(201)
    return response.json()
  }
  const project = await create('/api/admin/projects', {
    client: 'demo-client',
    name,
    description: 'Twelve landing pages.',
    status: 'active',
    budget: 9000,
    progressPercentage: 10,
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
    slug,
    title: `About ${slug}`,
    date: '2025-04-05',
    category: aCategory,
    content: '## First\n\nText.',
    excerpt: 'An excerpt that is long enough to say what the article is about.',
    status: 'draft',
  })
  const study = await create('/api/admin/case-studies', {
    slug: username,
    title: name,
    client: name,
    figure: '250%',
    result: 'more',
    factor: 3.5,
    description: 'What was done.',
    sortOrder: 90,
    status: 'draft',
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
      focused: /^button Edit Launch$/,
    },
    {
      does: 'removes the last one',
      press: button('Remove Audit'),
      asks: true,
      gone: button('Remove Audit'),
      says: /Audit/,
      focused: /^(input|button) .*Launch/,
    },
    {
      does: 'removes the only one',
      press: button('Remove Launch'),
      asks: true,
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
      does: 'clears the filters of posts',
      at: '/admin/blog?status=archived&search=nothing-has-this',
      press: button('Clear filters'),
      gone: button('Clear filters'),
      focused: /^section The posts$/,
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
      asks: true,
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
      asks: true,
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
