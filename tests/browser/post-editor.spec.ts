import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { pictureTexts } from '#content/interface/admin/pictures.ts'
import { postFormTexts, previewPaneTexts, statusBarTexts } from '#content/interface/admin/post-editor.ts'
import { postRules } from '#contracts/records/post.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { openLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { needsPages } from './needs-pages.ts'
import { aCategory } from '#tests/builders/posts.ts'

needsPages('/admin/blog')

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function storePost(page: Page, content = '## Heading'): Promise<string> {
  const slug = `edited-${randomUUID().slice(0, 8)}`
  const response = await page.request.post('/api/admin/posts', {
    data: {
      slug,
      title: `About ${slug}`,
      excerpt: 'An excerpt that is long enough to say what the article is about, and no longer.',
      date: '2025-04-05',
      category: aCategory,
      content,
      status: 'published',
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return slug
}

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('publishing an empty post marks every missing field and focuses the first; messages leave as fields are filled', async ({
  page,
}) => {
  await openLive(page, '/admin/blog/new')
  await page.getByRole('button', { name: 'Publish now' }).click()
  const missing = {
    Title: 'Enter a title.',
    Address: 'Enter an address.',
    Markdown: 'Enter the text. Only a draft can do without one.',
    Excerpt: 'Enter an excerpt. Only a draft can do without one.',
  }
  for (const [label, message] of Object.entries(missing)) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message))
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(field(page, 'Title')).toBeFocused()
  const bar = page.getByRole('status').filter({ hasText: 'Not saved' })
  await expect(bar).toHaveText('Not saved: 4 fields need attention.')

  await page.keyboard.type('One')
  for (const label of ['Title', 'Address'])
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid')
  await expect(bar).toHaveText('Not saved: 2 fields need attention.')
  await field(page, 'Excerpt').fill('S')
  await expect(bar).toHaveText('Not saved: 1 field needs attention.')
  await field(page, 'Markdown').fill('## One')
  await expect(field(page, 'Markdown')).not.toHaveAttribute('aria-invalid')
  await expect(bar).toHaveText('Not saved. Kept on this device.')

  const preview = page.getByRole('region', { name: 'Live preview' })
  await expect(preview.getByText('1 word, 1 min read')).toBeVisible()
  await expect(preview.getByText('Outline, 1 heading', { exact: true })).toBeVisible()

  await page.getByText('Keywords, author, cover and picture').click()
  await field(page, 'Picture').fill('no address')
  await page.getByText('Keywords, author, cover and picture').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Picture')).toBeFocused()
  await expect(field(page, 'Picture')).toHaveAccessibleDescription(/an https address/)
})

test('on a tablet, the row of the Save button names the post', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const slug = await storePost(page)
  await page.goto(`/admin/blog/edit?slug=${slug}`)
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box && Math.round(box.y + box.height / 2)
  }
  const bar = page.locator('[data-editor-bar]')
  const name = bar.getByText(`About ${slug}`)
  await expect(name).toBeVisible()
  expect(await middleOf(name)).toBe(await middleOf(bar.getByRole('button', { name: 'Save', exact: true })))
})

test('the open outline does not move the preview while headings are typed', async ({ page }) => {
  await openLive(page, '/admin/blog/new')
  const preview = page.getByRole('region', { name: 'Live preview' })
  const place = () =>
    preview.evaluate((pane) => {
      const title = [...pane.querySelectorAll('p')].find(({ textContent }) => textContent === 'Untitled')
      return (title?.getBoundingClientRect().top ?? 0) - pane.getBoundingClientRect().top + pane.scrollTop
    })
  const before = await place()
  const write = async (count: number) => {
    await field(page, 'Markdown').fill(
      Array.from({ length: count }, (_, index) => `## Part ${index}`).join('\n\n'),
    )
    await expect(preview.locator('h2').filter({ hasText: /^Part/ })).toHaveCount(count)
  }
  await write(1)
  expect(await place()).toBe(before)
  await preview.getByText('Outline, 1 heading', { exact: true }).click()
  await expect(preview.getByRole('listitem')).toHaveText(['Part 0'])
  expect(await place()).toBe(before)
  await write(8)
  await expect(preview.getByRole('listitem')).toHaveCount(8)
  expect(await place()).toBe(before)
})

test('Ctrl or Cmd and S saves changes and says so, and sends nothing if there are none', async ({ page }) => {
  const slug = await storePost(page)
  await openLive(page, `/admin/blog/edit?slug=${slug}`)
  await expect(field(page, 'Title')).toHaveValue(`About ${slug}`)
  const patchedUrls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') patchedUrls.push(request.url())
  })
  const isLeftToTheBrowser = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('keydown', (event) => {
          if (event.key === 's') setTimeout(() => resolve(!event.defaultPrevented))
        })
      }),
  )
  await field(page, 'Markdown').focus()
  await page.keyboard.press('ControlOrMeta+s')
  expect(await isLeftToTheBrowser).toBe(false)
  await expect(page.getByRole('status').filter({ hasText: 'Nothing has changed since' })).toBeVisible()
  await field(page, 'Markdown').fill('## Another heading')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Version 2').first()).toBeVisible()
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  await expect(field(page, 'Markdown')).toBeFocused()
  expect(patchedUrls).toHaveLength(1)
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('the shortcuts add and take away their own marks, and undo brings text and selection back', async ({
  page,
}) => {
  await openLive(page, '/admin/blog/new')
  const markdown = field(page, 'Markdown')
  const state = () =>
    markdown.evaluate((area: HTMLTextAreaElement) => {
      const { value, selectionStart, selectionEnd } = area
      return `${value.slice(0, selectionStart)}|${value.slice(selectionStart, selectionEnd)}|${value.slice(selectionEnd)}`
    })
  await markdown.fill('one two')
  await markdown.press('ControlOrMeta+Shift+ArrowLeft')
  await markdown.press('ControlOrMeta+b')
  expect(await state()).toBe('one **|two|**')
  await markdown.press('ControlOrMeta+i')
  expect(await state()).toBe('one ***|two|***')
  await markdown.press('ControlOrMeta+b')
  expect(await state()).toBe('one *|two|*')
  for (let steps = 0; steps < 3; steps += 1) await markdown.press('ControlOrMeta+z')
  expect(await state()).toBe('one |two|')

  await markdown.fill('## ')
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  expect(await state()).toBe('||')
  await markdown.press('ControlOrMeta+z')
  await expect(markdown).toHaveValue('## ')
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`Save and Publish stay in view and never cover the focused field, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await openLive(page, '/admin/blog/new')
    await field(page, 'Markdown').fill('A long line.\n\n'.repeat(60))
    await page.getByText('Keywords, author, cover and picture').click()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.evaluate(() => scrollTo(0, scrollY - innerHeight))
    for (const name of ['Save', 'Publish now'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })

    await field(page, 'Title').focus()
    const coveredFields: string[] = []
    const focusedFields = new Set<string>()
    for (const key of [...Array(30).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
      const { id, isCovered } = await page.evaluate(coveredFocus)
      focusedFields.add(id)
      if (isCovered) coveredFields.push(`${key} to ${id}`)
      await page.keyboard.press(key)
    }
    expect(focusedFields.size).toBeGreaterThan(20)
    expect(coveredFields).toEqual([])
  })
}

function coveredFocus() {
  const focusedElement = document.activeElement
  if (!focusedElement || !(focusedElement.closest('main') instanceof HTMLElement))
    return { id: '', isCovered: false }
  const { left, right, top, bottom, height } = focusedElement.getBoundingClientRect()
  const id =
    focusedElement.getAttribute('aria-label') ??
    (focusedElement.id || (focusedElement.textContent ?? '').trim())
  const points =
    height < innerHeight / 2
      ? [top + 2, bottom - 2]
      : [(Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  const isCovered = points.some((y) => {
    const there = document.elementFromPoint((left + right) / 2, y)
    return !(there && (focusedElement.contains(there) || there.contains(focusedElement)))
  })
  return { id, isCovered }
}

test('the title and the excerpt are described by their counters', async ({ page }) => {
  await openLive(page, '/admin/blog/new')
  await field(page, 'Title').fill('One')
  await expect(field(page, 'Title')).toHaveAccessibleDescription(
    postFormTexts.counter(3, postRules.titleCharsBest),
  )
  const excerpt = field(page, 'Excerpt')
  const { excerptCharsMin, excerptCharsBest } = postRules
  await excerpt.fill('Two words')
  await expect(excerpt).toHaveAccessibleDescription(postFormTexts.shortCounter(9, excerptCharsMin))
  await excerpt.fill('a'.repeat(excerptCharsMin))
  await expect(excerpt).toHaveAccessibleDescription(postFormTexts.counter(excerptCharsMin, excerptCharsBest))
})

test('a post that is scheduled has the date of that day, unless another one was chosen', async ({ page }) => {
  const slug = `planned-${randomUUID().slice(0, 8)}`
  await openLive(page, '/admin/blog/new')
  await field(page, 'Title').fill(`About ${slug}`)
  await field(page, 'Address').fill(slug)
  await field(page, 'Excerpt').fill('An excerpt that is long enough to say what the article is about.')
  await field(page, 'Markdown').fill('## First heading')
  await field(page, 'Status').selectOption('scheduled')
  await field(page, 'Goes live at').fill('2098-06-01T12:00')
  const saveButton = page.getByRole('button', { name: 'Save', exact: true })
  await saveButton.click()
  await expect(field(page, 'Date')).toHaveValue(agencyDay(new Date('2098-06-01T12:00')))
  await field(page, 'Date').fill('2026-01-02')
  await field(page, 'Goes live at').fill('2098-07-01T12:00')
  await saveButton.click()
  await expect(page.getByText('Version 2').first()).toBeVisible()
  await expect(field(page, 'Date')).toHaveValue('2026-01-02')
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('the preview names addresses that readers will not see', async ({ page }) => {
  await openLive(page, '/admin/blog/new')
  await field(page, 'Markdown').fill('![A chart](https://pictures.example/a.png) and [more](more)')
  const status = page.getByRole('status').filter({ hasText: previewPaneTexts.refused(['more']) })
  await expect(status).toBeVisible()
  await expect(status).toContainText(pictureTexts.place(1, 'https://pictures.example/a.png'))

  const slug = await storePost(page, '![A chart](https://pictures.example/b.png)')
  await openLive(page, `/admin/blog/edit?slug=${slug}`)
  await expect(page.getByRole('status').filter({ hasText: 'https://pictures.example/b.png' })).toBeVisible()
  await page.request.delete(`/api/admin/posts/${slug}`)
})

test('with forced colors, a line divides the state of a post from the text above it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openLive(page, `/admin/blog/edit?slug=${await storePost(page)}`)
  const bar = page.getByRole('status').filter({ hasText: statusBarTexts.saved }).locator('..')
  await expect(bar).toHaveCSS('border-top-width', '1px')
})
