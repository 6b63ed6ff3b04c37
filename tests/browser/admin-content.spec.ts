import { expect } from '@playwright/test'
import { recordFormTexts } from '#content/interface/admin/records.ts'
import { serviceTexts } from '#content/interface/admin/services.ts'
import { navigation } from '#content/navigation.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { addCaseStudy, deleteCaseStudy, recordOf } from './admin-case-study.ts'
import { signInAs } from './sign-in.ts'
import { agree, decline, question } from './question.ts'
import { test } from './shared-window.ts'
import { uniqueName } from './unique-name.ts'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('a published case study appears on the home page, and an archived one disappears', async ({ page }) => {
  const title = await addCaseStudy(page)
  await page.goto('/admin/case-studies')
  const record = recordOf(page, title)
  await record.locator('summary').first().click()
  for (const [status, count] of [
    ['published', 1],
    ['archived', 0],
  ] as const) {
    await record.getByLabel('Status').selectOption(status)
    await record.getByRole('button', { name: 'Save' }).click()
    await expect(record.locator('summary').first()).toContainText(status, { ignoreCase: true })
    const home = await (await page.request.get('/')).text()
    expect(home.includes(title)).toBe(count === 1)
  }
  await deleteCaseStudy(page, title)
})

test('leaving a record with unsaved changes asks first', async ({ page }) => {
  const title = await addCaseStudy(page)
  await page.goto('/admin/case-studies')
  const record = recordOf(page, title)
  await record.locator('summary').first().click()
  await record.getByLabel('Client').fill('Another client')
  const nav = page.getByRole('navigation', { name: 'Back office' })
  await nav.getByRole('link', { name: 'Services' }).click()
  await decline(page)
  await expect(record.getByLabel('Client')).toHaveValue('Another client')
  await nav.getByRole('link', { name: 'Services' }).click()
  await agree(page)
  await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible()
  await deleteCaseStudy(page, title)
})

test('the preview shows a record as it will look on its page while it is being edited', async ({ page }) => {
  const title = await addCaseStudy(page)
  await page.goto('/admin/case-studies')
  const record = page
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()
  await record.locator('summary').first().click()
  await record.getByText('Preview', { exact: true }).click()
  await record.getByLabel('Figure', { exact: true }).fill('480%')
  await expect(record.locator('[inert]')).toContainText('480%')
  await expect(record.locator('[inert]')).toContainText('Khumbu Bakery')
  await deleteCaseStudy(page, title)
})

test('one administrator’s edits survive another one’s save, and both changes can be kept', async ({
  page,
}) => {
  const [title, second] = [uniqueName(), uniqueName()]
  const earlier = [uniqueName(), uniqueName(), uniqueName()]
  for (const each of earlier) await addCaseStudy(page, { title: each, sortOrder: 0 })
  await addCaseStudy(page, { title })
  await addCaseStudy(page, { title: second })
  await page.goto('/admin/case-studies')
  const record = recordOf(page, title)
  await record.locator('summary').first().click()
  await record.getByLabel('Client').fill('Mustang Mills')
  const otherSave = await page.request.patch(`/api/admin/case-studies/${title.toLowerCase()}`, {
    data: { figure: '999%' },
  })
  expect(otherSave.status()).toBe(200)

  await recordOf(page, second).locator('summary').first().click()
  await recordOf(page, second).getByLabel('Client').fill('Jomsom Tea')
  await recordOf(page, second).getByRole('button', { name: 'Save' }).click()
  await expect(recordOf(page, second).locator('summary').first()).toContainText('Jomsom Tea')
  await expect(recordOf(page, second).getByRole('button', { name: 'Save' })).toBeFocused()
  await expect(record.getByLabel('Client')).toHaveValue('Mustang Mills')

  await record.getByRole('button', { name: 'Save' }).click()
  const conflict = record.getByRole('alert')
  await expect(conflict).toContainText('Somebody else has saved this case study. They changed: Figure.')
  await expect(conflict).toBeInViewport()
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(record.locator('summary').first()).toContainText('Mustang Mills: 999%')
  await expect(record.getByLabel('Figure', { exact: true })).toHaveValue('999%')
  await expect(record.getByRole('button', { name: 'Save' })).toBeFocused()

  await deleteCaseStudy(page, title)
  await record.getByLabel('Client').fill('Words that must not vanish')
  for (const each of earlier) await deleteCaseStudy(page, each)
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(record.getByRole('alert')).toContainText('What you wrote is still here')
  await expect(record.getByRole('alert')).toBeInViewport()
  await expect(record.getByLabel('Client')).toHaveValue('Words that must not vanish')
  await deleteCaseStudy(page, second)
})

test('words in a record that another administrator deleted stay while other records are saved', async ({
  page,
}) => {
  const [title, second] = [uniqueName(), uniqueName()]
  await addCaseStudy(page, { title })
  await addCaseStudy(page, { title: second })
  await page.goto('/admin/case-studies')
  const [record, other] = [recordOf(page, title), recordOf(page, second)]
  await record.locator('summary').first().click()
  await record.getByLabel('Client').fill('Words that must not vanish')
  await deleteCaseStudy(page, title)
  const saveOther = async (client: string) => {
    await other.getByLabel('Client').fill(client)
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.locator('summary').first()).toContainText(client)
  }
  await other.locator('summary').first().click()
  await saveOther('Jomsom Tea')
  await expect(record.getByRole('alert')).toContainText('Somebody else has deleted this case study.')
  await expect(record.getByLabel('Client')).toHaveValue('Words that must not vanish')
  await record.getByRole('button', { name: 'Add it again' }).click()
  await expect(record).toHaveCount(1)
  await expect(record.locator('summary').first()).toContainText('Words that must not vanish')

  await record.locator('summary').first().click()
  await record.getByLabel('Client').fill('Not needed after all')
  await deleteCaseStudy(page, title)
  await saveOther('Mustang Mills')
  await record.getByRole('button', { name: 'Discard' }).click()
  await expect(record).toHaveCount(0)
  await expect(page.locator('summary').filter({ hasText: 'New case study' })).toBeFocused()
  await deleteCaseStudy(page, second)
})

test('pressing Delete while the list reloads after a save of a new address deletes that record', async ({
  page,
}) => {
  const title = await addCaseStudy(page)
  await page.goto('/admin/case-studies')
  const record = recordOf(page, title)
  await record.locator('summary').first().click()
  await record.getByLabel('Address').fill(`${title.toLowerCase()}-2`)
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/admin/case-studies', async (route) => {
    await hold
    await route.continue()
  })
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await record.getByRole('button', { name: 'Delete' }).click({ force: true })
  await agree(page)
  release()
  await expect(record).toHaveCount(0)
})

test('a record is added once, the form is then empty, and only existing pages can be linked', async ({
  page,
}) => {
  const title = uniqueName()
  await page.goto('/admin/services')
  const adding = page.locator('summary').filter({ hasText: 'New service' })
  await adding.click()
  const form = page.locator('details').filter({ has: adding })
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByLabel('Name on the booking page').fill(title)
  await form.getByLabel('Price text').fill('From $5')
  await expect(form.getByLabel('Learn More leads to').locator('option', { hasText: 'admin' })).toHaveCount(0)
  await expect(form.getByLabel('Learn More leads to').locator('option', { hasText: /^\// })).toHaveCount(0)
  await form.getByLabel('Learn More leads to').selectOption('Accessibility')
  await form.getByLabel('Description').fill('What it is for.')
  await form.getByLabel('Features, one per line').fill('One')
  await form.getByLabel('Order').fill('99999')
  await form.getByRole('button', { name: 'Add service' }).click()
  await expect(form.getByRole('alert')).toHaveText('The order is between 0 and 10,000.')
  await expect(form.getByRole('alert')).toBeInViewport()
  await form.getByLabel('Order').fill('90')
  await form.getByRole('button', { name: 'Add service' }).click()
  await expect(adding).toBeFocused()
  await adding.click()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('')

  const record = recordOf(page, title)
  await record.locator('summary').first().click()
  await expect(record.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(title)
  await record.getByRole('button', { name: 'Delete' }).click()
  const { title: asked, text } = recordFormTexts.deleteQuestion(title)
  await expect(question(page)).toHaveAccessibleName(asked)
  await expect(question(page)).toHaveAccessibleDescription(text)
  await agree(page)
  await expect(record).toHaveCount(0)
  await expect(adding).toBeFocused()
})

test('a save says which pages it renews, and how menu and footer still name the page of the service', async ({
  page,
}) => {
  const entry = navigation[0]?.entries.find(({ path }) => isPageOn(path))
  test.skip(!entry, 'no page of a service is in the menu')
  const { path = '', title: menuTitle = '' } = entry ?? {}
  const title = uniqueName()
  const response = await page.request.post('/api/admin/services', {
    data: {
      title,
      bookingTitle: title,
      description: 'Signs that people follow.',
      icon: 'search',
      features: ['A plan of the house'],
      price: 'From $5',
      link: path,
      onHome: false,
      onOverview: false,
      onBooking: true,
      sortOrder: 90,
      status: 'published',
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = await response.json()
  await page.goto('/admin/services')
  const record = recordOf(page, title)
  await record.locator('summary').first().click()
  const named = serviceTexts.namedOtherwise(path, menuTitle)
  await expect(record.getByText(`${named} ${serviceTexts.howToChange}`)).toBeVisible()
  await record.getByLabel('Price text').fill('From $6')
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${serviceTexts.changedText} ${named}`).first()).toBeVisible()
  await record.getByLabel('Status').selectOption('archived')
  await record.getByRole('button', { name: 'Save' }).click()
  const listed = serviceTexts.stillListed(path, menuTitle)
  await expect(page.getByText(`${serviceTexts.changedText} ${listed}`).first()).toBeVisible()
  await page.request.delete(`/api/admin/services/${id}`)
})
