import { expect, type Page } from '@playwright/test'
import {
  filePaneTexts,
  filePickerTexts,
  fileListTexts,
  fileTileTexts,
  focusPointTexts,
  postPictureTexts,
  uploadTexts,
} from '#content/interface/admin/files.ts'
import { saveConflictTexts } from '#content/interface/admin/frame.ts'
import { actionTexts } from '#content/interface/common.ts'
import { fileRefusals } from '#content/interface/answers.ts'
import { uploadFaults } from '#content/interface/uploads.ts'
import { publishPost, removePost } from './blog-posts.ts'
import { drawnPicture } from './drawn-picture.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { aPost, openEditor, unique } from './post-editor.ts'
import { agree, question } from './question.ts'
import { violationsIn } from './schemes.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { aCategory } from '#tests/builders/posts.ts'

needsPages('/admin/blog')

const filesPath = '/admin/files'

const uploadArea = (page: Page) => page.getByRole('region', { name: uploadTexts.label })
const chooser = (page: Page) => uploadArea(page).locator('input[type=file]')
const line = (page: Page, name: string) => uploadArea(page).getByRole('listitem').filter({ hasText: name })
const tile = (page: Page, name: string) =>
  page.locator('[data-file]').getByRole('button').filter({ hasText: name })
const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const picker = (page: Page) => page.getByRole('dialog', { name: filePickerTexts.title })
const markdown = (page: Page) => page.getByLabel('Markdown')

interface Stored {
  id: number
  url: string
  name: string
  revision: number
}

async function storeFile(page: Page, { alt = '' } = {}): Promise<Stored> {
  const name = `${unique()}.jpg`
  const response = await page.request.post('/api/admin/files', {
    multipart: { file: await drawnPicture(page, name), alt },
  })
  expect(response.status(), await response.text()).toBe(201)
  return response.json()
}

async function storePost(page: Page, content: string): Promise<string> {
  const slug = unique()
  const response = await page.request.post('/api/admin/posts', { data: { ...aPost(slug), content } })
  expect(response.status(), await response.text()).toBe(201)
  return slug
}

const readFile = async (page: Page, id: number) => (await page.request.get(`/api/admin/files/${id}`)).json()

async function pasteInto(page: Page, name: string): Promise<void> {
  const { buffer, mimeType } = await drawnPicture(page, name)
  await markdown(page).focus()
  await markdown(page).evaluate(
    (field, { base64, name, mimeType }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], name, { type: mimeType }))
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { base64: buffer.toString('base64'), name, mimeType },
  )
}

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('several files are uploaded at once, each with its progress and its result', async ({ page }) => {
  await openLive(page, filesPath)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/admin/files', async (route) => {
    if (route.request().method() === 'POST') await released
    await route.fallback()
  })
  const names = [1, 2, 3, 4].map(() => `${unique()}.jpg`)
  const drawn = await Promise.all(names.map((name) => drawnPicture(page, name)))
  const [first = '', , , last = ''] = names
  const refused = { name: `${unique()}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await chooser(page).setInputFiles([...drawn, refused])
  await expect(line(page, first).getByRole('progressbar')).toBeVisible()
  await expect(line(page, last)).toContainText(uploadTexts.waiting)
  await page.getByRole('searchbox', { name: fileListTexts.searchLabel }).fill('nothing like it')
  release()
  for (const name of names) await expect(line(page, name)).toContainText(uploadTexts.done(3))
  await expect(line(page, refused.name)).toContainText(uploadFaults.svg)
  await line(page, refused.name)
    .getByRole('button', { name: uploadTexts.hideLabel(refused.name) })
    .click()
  await expect(line(page, refused.name)).toHaveCount(0)

  await page.getByRole('searchbox', { name: fileListTexts.searchLabel }).fill(first)
  await expect(tile(page, first)).toContainText(fileTileTexts.noAlt)
  await expect(page).toHaveURL(new RegExp(`search=${first}`))
})

test('an upload can be cancelled, and one without a response can be tried again', async ({ page }) => {
  await openLive(page, filesPath)
  await page.route('**/api/admin/files', (route) =>
    route.request().method() === 'POST' ? new Promise(() => {}) : route.fallback(),
  )
  const [cancelled, failed] = [`${unique()}.jpg`, `${unique()}.jpg`]
  await chooser(page).setInputFiles(await drawnPicture(page, cancelled))
  await page.getByRole('button', { name: uploadTexts.cancelLabel(cancelled) }).click()
  await expect(line(page, cancelled)).toHaveCount(0)
  await page.unroute('**/api/admin/files')
  await page.route('**/api/admin/files', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await chooser(page).setInputFiles(await drawnPicture(page, failed))
  const retry = page.getByRole('button', { name: uploadTexts.retryLabel(failed) })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/admin/files')
  await retry.click()
  await expect(line(page, failed)).toContainText(uploadTexts.done(3))
})

test('a picture that is dropped on the page is uploaded, and gets its focus point and alt text by keyboard', async ({
  page,
}) => {
  await openLive(page, filesPath)
  await expect(uploadArea(page)).toBeVisible()
  const { name, buffer, mimeType } = await drawnPicture(page, `${unique()}.jpg`)
  await page.evaluate(
    ({ base64, name, mimeType }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name, { type: mimeType }))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    { base64: buffer.toString('base64'), name, mimeType },
  )
  await expect(line(page, name)).toContainText(uploadTexts.done(3))
  await tile(page, name).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]id=\d+/)
  await expect(page.getByRole('heading', { name })).toBeFocused()
  const across = page.getByRole('slider', { name: focusPointTexts.across })
  const down = page.getByRole('slider', { name: focusPointTexts.down })
  await across.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowLeft', 'ArrowUp', 'Shift+ArrowUp'])
    await page.keyboard.press(key)
  await expect(across).toHaveValue('42')
  await expect(down).toHaveValue('39')
  await page.getByLabel(filePaneTexts.altLabel, { exact: true }).fill('A square on a plain ground')
  await page.getByRole('button', { name: filePaneTexts.saveButton, exact: true }).click()
  await expect(tile(page, name)).toContainText(fileTileTexts.hasAlt)
  await page.reload()
  await expect(across).toHaveValue('42')
  await expect(page.getByLabel(filePaneTexts.altLabel, { exact: true })).toHaveValue(
    'A square on a plain ground',
  )
  await expect(page.getByRole('heading', { name })).toBeFocused()
  await expect(tile(page, name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/id=/)
  await expect(tile(page, name)).toBeFocused()
})

test('the ring of the focus point can be dragged', async ({ page }) => {
  await openLive(page, filesPath)
  const { id } = await storeFile(page)
  await page.goto(`${filesPath}?id=${id}`)
  const ring = page.locator('[data-focus-ring]')
  await ring.scrollIntoViewIfNeeded()
  const [ringBox, pictureBox] = await Promise.all([ring.boundingBox(), ring.locator('..').boundingBox()])
  if (!ringBox || !pictureBox) throw new Error('There is no picture.')
  await page.mouse.move(ringBox.x + ringBox.width / 2, ringBox.y + ringBox.height / 2)
  await page.mouse.down()
  await page.mouse.move(pictureBox.x + pictureBox.width * 0.25, pictureBox.y + pictureBox.height * 0.75)
  await page.mouse.up()
  await expect(page.getByRole('slider', { name: focusPointTexts.across })).toHaveValue('25')
  await expect(page.getByRole('slider', { name: focusPointTexts.down })).toHaveValue('75')
})

test('a picture that is uploaded from a post is inserted once it has an alt text, and published with it', async ({
  page,
}) => {
  const slug = await storePost(page, 'Before.')
  await openEditor(page, slug)
  await markdown(page).focus()
  await page.keyboard.press('Control+End')
  await page.getByRole('button', { name: postPictureTexts.toolName, exact: true }).click()
  const insert = picker(page).getByRole('button', { name: filePickerTexts.insertButton })
  await expect(insert).toBeDisabled()
  const name = `${unique()}.jpg`
  await chooser(page).setInputFiles(await drawnPicture(page, name))
  await expect(tile(page, name)).toHaveAttribute('aria-pressed', 'true')
  await insert.click()
  await expect(picker(page).getByText(filePaneTexts.altNeeded)).toBeVisible()
  await expect(picker(page).getByLabel(filePaneTexts.altLabel, { exact: true })).toBeFocused()
  expect(await violationsIn(page, 'dialog')).toEqual([])
  await page.keyboard.type('A [small] square')
  await insert.click()
  await expect(picker(page)).toBeHidden()
  await expect(markdown(page)).toBeFocused()
  await expect(markdown(page)).toHaveValue(
    /^Before\.\n\n!\[A \\\[small\\\] square\]\(\/files\/[0-9a-f]{32}\/[^)]+\)\n\n$/,
  )
  await page.keyboard.press('Control+z')
  await expect(markdown(page)).toHaveValue('Before.')
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(`/blog/${slug}`)
  const picture = page.locator('.prose').getByRole('img', { name: 'A [small] square' })
  await expect(picture).toHaveAttribute('srcset', / 480w.* 960w/)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await removePost(page, slug)
})

test('a picture that is pasted into a text is uploaded there, and asks what it shows', async ({ page }) => {
  const slug = await storePost(page, 'Before.')
  await openEditor(page, slug)
  const name = `${unique()}.jpg`
  await pasteInto(page, name)
  await expect(markdown(page)).toHaveValue(new RegExp(`Uploading ${name}…`))
  const dialog = page.getByRole('dialog', { name: postPictureTexts.describeTitle })
  await expect(dialog).toBeVisible()
  await expect(markdown(page)).toHaveValue(/!\[\]\(\/files\/[0-9a-f]{32}\/[^)]+\)/)
  await dialog.getByLabel(filePaneTexts.altLabel, { exact: true }).fill('What was pasted')
  await dialog.getByRole('button', { name: filePaneTexts.saveButton }).click()
  await expect(dialog).toBeHidden()
  await expect(markdown(page)).toHaveValue(/!\[What was pasted\]\(\/files\//)
  await page.getByRole('button', { name: actionTexts.save, exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await removePost(page, slug)
})

test('a pasted picture that is refused leaves the text as it was, and says why', async ({ page }) => {
  const slug = await storePost(page, 'Before.')
  await openEditor(page, slug)
  await page.route('**/api/admin/files', (route) =>
    route.fulfill({ status: 507, json: { message: fileRefusals['files-full'], reason: 'files-full' } }),
  )
  const name = `${unique()}.jpg`
  await pasteInto(page, name)
  await expect(page.getByText(postPictureTexts.failedTitle(name), { exact: true })).toBeVisible()
  await expect(markdown(page)).not.toHaveValue(/Uploading/)
  await removePost(page, slug)
})

test('the picture of a post is chosen from the library, and shown beside its field', async ({ page }) => {
  await openLive(page, '/admin/blog/new')
  const { name, url } = await storeFile(page, { alt: 'A square' })
  await page.getByText('Keywords, author, cover and picture').click()
  await page.getByRole('button', { name: postPictureTexts.chooseButton }).click()
  await tile(page, name).click()
  await picker(page).getByRole('button', { name: filePickerTexts.insertButton }).click()
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(url)
  await expect(page.getByRole('img', { name: postPictureTexts.chosenLabel })).toBeVisible()
})

test('a file that a post uses is replaced, not deleted', async ({ page }) => {
  await openLive(page, filesPath)
  const { id, url, name } = await storeFile(page, { alt: 'A square' })
  const slug = await storePost(page, `![A square](${url})`)
  await page.goto(`${filesPath}?id=${id}`)
  await expect(pane(page, name).getByRole('link', { name: `About ${slug}` })).toHaveAttribute(
    'href',
    `/admin/blog/edit?slug=${slug}`,
  )
  await page.getByRole('button', { name: filePaneTexts.deleteLabel(name) }).click()
  await expect(page.getByRole('alert')).toHaveText(fileRefusals['file-used']({ titles: [`About ${slug}`] }))
  const replacement = await drawnPicture(page, `${unique()}.jpg`, { width: 900 })
  await pane(page, name).locator('input[type=file]').setInputFiles(replacement)
  await expect(page.getByRole('heading', { name: replacement.name })).toBeVisible()
  const stored = await readFile(page, id)
  expect(stored).toMatchObject({ id, name: replacement.name, width: 900, alt: 'A square', useCount: 1 })
  await page.goto(`/blog/${slug}`)
  await expect(page.locator('.prose img')).toHaveAttribute('src', stored.url)
  await removePost(page, slug)
})

test('a file that nothing uses is deleted after a question', async ({ page }) => {
  await openLive(page, filesPath)
  const { id, name } = await storeFile(page)
  await page.goto(`${filesPath}?id=${id}`)
  await page.getByRole('button', { name: filePaneTexts.deleteLabel(name) }).click()
  await expect(question(page)).toContainText(name)
  await agree(page)
  await expect(page).toHaveURL(filesPath)
  await expect(tile(page, name)).toHaveCount(0)
  expect((await page.request.get(`/api/admin/files/${id}`)).status()).toBe(404)
})

test('two people who change one file see each other’s change before one of them wins', async ({ page }) => {
  await openLive(page, filesPath)
  const { id, revision } = await storeFile(page)
  await page.goto(`${filesPath}?id=${id}`)
  await page.getByLabel(filePaneTexts.altLabel, { exact: true }).fill('Mine')
  await page.request.patch(`/api/admin/files/${id}`, { data: { focusX: 0.1, revision } })
  await page.getByRole('button', { name: filePaneTexts.saveButton, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(saveConflictTexts.saved(filePaneTexts.noun))
  await expect(page.getByRole('alert')).toContainText(filePaneTexts.changedFields.focusX)
  await page.getByRole('button', { name: actionTexts.keepMine }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await readFile(page, id)).toMatchObject({ alt: 'Mine', focusX: 0.1 })
})

test('without a bucket, the page says how to get one and offers no upload', async ({ page }) => {
  await page.route('**/api/admin/files', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), isAvailable: false } })
  })
  await openLive(page, filesPath)
  await expect(page.getByText(fileRefusals['files-unavailable'])).toBeVisible()
  await expect(uploadArea(page)).toHaveCount(0)
})

test('documents are listed apart from pictures', async ({ page }) => {
  await openLive(page, filesPath)
  const name = `${unique()}.pdf`
  const pdf = { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF\n`) }
  await chooser(page).setInputFiles(pdf)
  await expect(line(page, name)).toContainText(uploadTexts.done(1))
  await page.getByRole('button', { name: fileListTexts.kinds.document, exact: true }).click()
  await expect(page).toHaveURL(/kind=document/)
  await expect(tile(page, name)).toContainText(fileTileTexts.pdf)
  await page.getByRole('button', { name: fileListTexts.kinds.picture, exact: true }).click()
  await expect(tile(page, name)).toHaveCount(0)
})

test('on a phone, a file takes the place of the list, and nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openLive(page, filesPath)
  const { id, name } = await storeFile(page)
  await page.goto(`${filesPath}?id=${id}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(uploadArea(page)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await violationsIn(page, 'main')).toEqual([])
  await page.goBack()
  await expect(uploadArea(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a picture that is uploaded here stands behind the title of the social image of its article', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  await openLive(page, filesPath)
  const name = `${unique()}.jpg`
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/files') && response.request().method() === 'POST',
  )
  await chooser(page).setInputFiles(await drawnPicture(page, name, { width: 1300, height: 900 }))
  const file: Stored = await (await answer).json()
  await page.request.patch(`/api/admin/files/${file.id}`, {
    data: { alt: 'A plain color', focusY: 0.25, revision: file.revision },
  })
  const slug = await publishPost(page, { featuredImage: file.url })
  await page.goto(`/blog/${slug}`)
  const image = page.locator('head meta[property="og:image"]')
  const path = new URL((await image.getAttribute('content')) ?? '').pathname
  expect(path).toContain(`${file.url.split('/')[2]}-25`)
  const onPicture = await (await page.request.get(path)).body()
  const query = new URLSearchParams({ type: 'article', title: `A rich article ${slug}`, category: aCategory })
  const { imagePath } = await (await page.request.get(`/api/og-image?${query}`)).json()
  const drawn = await (await page.request.get(imagePath)).body()
  expect(drawn.length / onPicture.length).toBeGreaterThan(1.1)
  await removePost(page, slug)
})
