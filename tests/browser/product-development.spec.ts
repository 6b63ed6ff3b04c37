import { type PhaseGroup, phaseGroups, phases } from '#content/product-development/page.ts'
import { lifecycleCopy } from '#content/product-development/copy.ts'
import { expect, type Page } from '@playwright/test'
import { htmlTest, sampleHtmlTest } from './html-test.ts'
import { openLive, untilLive } from './open-live.ts'
import { needsPages } from './needs-pages.ts'
import { test } from './shared-window.ts'

const path = '/services/product-development'

needsPages(path)

const shownPhases = (page: Page) =>
  page
    .locator('#lifecycle h3')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.textContent?.match(/^Phase (\d): \S/)?.[1])),
    )

const phasesIn = (group: PhaseGroup | null) =>
  phases.flatMap((phase) => (group === null || phase.group === group ? phase.phase : []))
const groupName = (group: PhaseGroup) => phaseGroups.find(({ id }) => id === group)?.name ?? ''

const restOfPage = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true)
    if (!(copy instanceof HTMLElement)) throw new Error('main is no element')
    for (const part of copy.querySelectorAll('[role="tabpanel"], [role="tab"]')) part.remove()
    return copy.textContent
  })

test('all groups of phases are in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  const excess = await page
    .locator('#lifecycle [role="tablist"]')
    .evaluate((row) => (row.parentElement?.scrollWidth ?? 0) - (row.parentElement?.clientWidth ?? 0))
  expect(excess, 'widths are rounded').toBeLessThanOrEqual(1)
})

test('"All" comes first with every phase; each tab shows its own and changes nothing else', async ({
  page,
}) => {
  await page.goto(path)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['All', ...phaseGroups.map(({ name }) => name)])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => shownPhases(page)).toEqual(phasesIn(null))
  const rest = await restOfPage(page)
  for (const { id, name } of [...phaseGroups, { id: null, name: 'All' }]) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect.poll(() => shownPhases(page)).toEqual(phasesIn(id))
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
    expect(await restOfPage(page)).toBe(rest)
  }
})

test('a tab that is pressed before the app arrives opens at once, and stays open when it does', async ({
  page,
}) => {
  let release = () => {}
  const delayedScripts = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await delayedScripts
    await route.continue()
  })
  await page.goto(path)
  await page.getByRole('tab', { name: groupName('build') }).click()
  await expect.poll(() => shownPhases(page)).toEqual(phasesIn('build'))
  await page.getByRole('contentinfo').getByRole('link').first().hover()
  release()
  await untilLive(page)
  expect(await shownPhases(page)).toEqual(phasesIn('build'))
})

test('a tab can be linked and selected by keyboard', async ({ page }) => {
  await page.goto(`${path}?tab=build`)
  await expect.poll(() => shownPhases(page)).toEqual(phasesIn('build'))
  await page.getByRole('tab', { name: groupName('build') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shownPhases(page)).toEqual(phasesIn('launch'))
  await expect(page.getByRole('tab', { name: groupName('launch') })).toBeFocused()
})

htmlTest('each phase has a description, activities and its use of AI', async ({ page }) => {
  await page.goto(path)
  const items = page.locator('#lifecycle ol > li')
  await expect(items).toHaveCount(phases.length)
  for (const phase of await items.all()) {
    await expect(phase.locator('h3 + p')).not.toBeEmpty()
    expect(await phase.locator('ul li').count()).toBeGreaterThan(0)
    await expect(phase.getByText(lifecycleCopy.aiTitle)).toBeVisible()
  }
})

test('on a phone the phases are one row: keys scroll it, and without script it has every phase', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 800 } }
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(path)
  const row = page.getByRole('list', { name: lifecycleCopy.heading })
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
  const still = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage()
  await still.goto(path)
  await expect(still.getByText(phases.at(-1)?.activities[0] ?? '')).toBeVisible()
  await expect(still.getByRole('tab')).toHaveCount(0)
})

sampleHtmlTest(
  'advantages, team, services, stack, stories, package and a call to action are shown',
  async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('#advantages ul > li')).toHaveCount(4)
    await expect(page.locator('#advantages')).toContainText('60% faster development')
    await expect(page.locator('#advantages')).toContainText('300+')
    await expect(page.locator('#team tbody tr')).toHaveCount(7)
    await expect(page.locator('#services h3')).toHaveCount(5)
    await expect(page.locator('#ways h3')).toHaveCount(6)
    await expect(page.locator('#technology h3')).toHaveCount(3)
    const stories = page.locator('#stories li')
    await expect(stories).toHaveCount(3)
    for (const story of await stories.all()) {
      await expect(story.locator('h3')).not.toBeEmpty()
      await expect(story.locator('p').first()).toContainText(/\d% [a-z]/)
      await expect(story.locator('dt')).toHaveText(['Technologies', 'Duration'])
    }
    await expect(page.locator('#package')).toContainText('$25,000')
    await expect(page.locator('#package')).toContainText('2 months of support')
    await expect(page.locator('#start')).toContainText('$2,500')
    await page.locator('#start').getByRole('link').click()
    await page.waitForURL('**/contact')
  },
)

test('after navigation in the app the page is the same', async ({ page }) => {
  needsPages('/services')
  await openLive(page, path)
  const text = await page.locator('main').innerText()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a[href="/services"]').click()
  await page.waitForURL('**/services')
  await page.locator(`main a[href="${path}"]`).first().click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => page.locator('main').innerText()).toBe(text)
})
