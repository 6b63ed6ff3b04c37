import { channelFamilies } from '#content/digital-advertising/page.ts'
import { expect, type Page } from '@playwright/test'
import { needsPages } from './needs-pages.ts'
import { sampleTest } from './sample-test.ts'
import { collectComplaints } from './console-errors.ts'
import { openLive } from './open-live.ts'
import { test } from './shared-window.ts'

const path = '/services/digital-advertising'

needsPages(path)

const families: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  channelFamilies.map(({ name, channels }) => [name, channels.map(({ title }) => title)]),
)

const all = Object.values(families).flat()
const names = Object.keys(families)
const channels = (page: Page) =>
  page.locator('#channels [role=tabpanel] li:has(> h4)').filter({ visible: true })

const idOf = (name: string) => channelFamilies.find((family) => family.name === name)?.id
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const open = (page: Page, address = path) => openLive(page, address)

test('the tabs are all and the families, and all is selected with every channel', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('tab')).toHaveText(['All', ...names])
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
  await expect(channels(page).getByRole('heading')).toHaveText(all)
})

sampleTest(
  'each channel has an icon, a description and two of its six features; the others open in place and close again',
  async ({ page }) => {
    await open(page)
    for (const channel of await channels(page).all()) {
      await expect(channel.locator('h4 use[href*="icon-sprite"]')).toBeAttached()
      await expect(channel.locator('p').first()).not.toBeEmpty()
      await expect(channel.getByRole('listitem').filter({ visible: true })).toHaveCount(2)
      await expect(channel.getByRole('button', { name: '+ 4 more features' })).toBeVisible()
      await expect(channel.locator('li')).toHaveCount(6)
    }
    const channel = channels(page).first()
    const opener = channel.getByRole('button')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(channel.getByRole('listitem').filter({ visible: true })).toHaveCount(6)
    await opener.click()
    await expect(channel.getByRole('listitem').filter({ visible: true })).toHaveCount(2)
  },
)

test('a tab shows its channels in the one panel, changes nothing else and does not move the page', async ({
  page,
}) => {
  await open(page)
  const elsewhere = () => page.locator('main section:not(#channels)').allTextContents()
  const before = await elsewhere()
  await tab(page, 'All').scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  for (const [name, titles] of Object.entries(families)) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(channels(page).getByRole('heading')).toHaveText(titles)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`\\?tab=${idOf(name)}$`))
    expect(await page.evaluate(() => scrollY)).toBe(top)
  }
  expect(await elsewhere()).toEqual(before)
  await tab(page, 'All').click()
  await expect(channels(page)).toHaveCount(all.length)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('a tab can be linked, and an unknown one selects all', async ({ page }) => {
  const complaints = collectComplaints(page, 200)
  const [name = '', titles = []] = Object.entries(families)[2] ?? []
  await open(page, `${path}?tab=${idOf(name)}`)
  await expect(channels(page).getByRole('heading')).toHaveText(titles)
  await open(page, `${path}?tab=nonsense`)
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
  await expect(channels(page)).toHaveCount(all.length)
  expect(complaints).toEqual([])
})

test('the tabs are a single tab stop; arrows, Home and End move between them', async ({ page }) => {
  await open(page)
  await tab(page, 'All').focus()
  for (const [key, name] of [
    ['ArrowRight', names[0] ?? ''],
    ['End', names.at(-1) ?? ''],
    ['ArrowRight', 'All'],
    ['ArrowLeft', names.at(-1) ?? ''],
    ['Home', 'All'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^\+ \d+ more features$/ }).first()).toBeFocused()
})
