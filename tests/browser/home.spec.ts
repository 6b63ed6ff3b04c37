import { home } from '#content/home/page.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { homeFaqs } from '#content/home/faqs.ts'
import { seedCaseStudies } from '#content/seed/case-studies.ts'
import { seedServices } from '#content/seed/services.ts'
import { site } from '#site.config.ts'
import { isSampleBrand } from '../sample-brand.ts'
import { needsPages } from './needs-pages.ts'
import { seedSlug, seedSlugs } from './seed-posts.ts'
import { pageTitle } from '#seo/page-title.ts'
import { htmlTest, sampleHtmlTest } from './html-test.ts'
import { test } from './shared-window.ts'

const section = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByText(name, { exact: true }) })

const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))

const technologyList: readonly unknown[] = home.technology.items
const methodologyList: readonly unknown[] = home.methodology.items
const industryList: readonly { link: { href: string } }[] = home.industries.items

const titles = (items: Locator) => items.getByRole('heading').allInnerTexts()

async function expectDescribed(items: Locator, { icon }: { icon: boolean }) {
  for (const item of await items.all()) {
    await expect(item.locator('p').first()).not.toBeEmpty()
    if (icon) await expect(item.locator('use[href*="icon-sprite"]').first()).toBeAttached()
  }
}

sampleHtmlTest('the hero states the offer and leads to the contact page', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'Transform Your Business with AI-Powered Solutions',
  )
  await expect(hero).toContainText(/combine AI technology with digital marketing and product development/)
  for (const claim of ['200+', '98%', '32', '2017']) {
    await expect(hero.getByText(claim, { exact: true })).toBeVisible()
  }
  await hero.getByRole('link', { name: 'Get Started' }).click()
  await page.waitForURL('**/contact')
})

sampleHtmlTest('AI-Powered never breaks at its hyphen', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await page.locator('h1 span').evaluate((element) => element.getClientRects().length)
    expect(lines, `${width} px`).toBe(1)
  }
})

test('the second button scrolls to the methodology', async ({ page }) => {
  test.skip(String(home.hero.secondAction.href) !== '#methodology', 'the button leads elsewhere')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: home.hero.secondAction.label }).click()
  await expect(page.getByRole('heading', { name: home.methodology.heading, exact: true })).toBeInViewport()
})

sampleHtmlTest('Our Services has exactly three cards with icon, title and description', async ({ page }) => {
  await page.goto('/')
  const cards = section(page, home.services.kicker).locator('li')
  expect(await titles(cards)).toEqual(['AI Strategy', 'Digital Marketing', 'Product Development'])
  await expectDescribed(cards, { icon: true })
  await cards.filter({ hasText: 'Digital Marketing' }).getByRole('link').click()
  await page.waitForURL('**/services/digital-marketing')
})

sampleHtmlTest(
  'Case Studies has exactly three, each with a title, a client and a result',
  async ({ page }) => {
    await page.goto('/')
    const studies = section(page, home.caseStudies.kicker).locator('li')
    await expect(studies).toHaveCount(3)
    const expectedStudies = [
      [/tech startup/i, '250%', 'more qualified leads'],
      [/retail brand/i, '400%', 'more online sales'],
      [/enterprise company/i, '35%', 'lower operational costs'],
    ] as const
    for (const [index, [client, figure, result]] of expectedStudies.entries()) {
      const study = studies.nth(index)
      await expect(study.getByRole('heading')).not.toBeEmpty()
      await expect(study.getByText(client).first()).toBeVisible()
      await expect(study.getByText(figure, { exact: true })).toBeVisible()
      await expect(study.getByText(result, { exact: true })).toBeVisible()
      await expect(study).toContainText(`${figure} ${result}`)
    }
  },
)

sampleHtmlTest('the case studies’ bars share one scale', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const charts = section(page, home.caseStudies.kicker).getByRole('img')
  const lengths = await charts.evaluateAll((images) =>
    images.map((image) =>
      [...image.children].map((row) => row.lastElementChild?.getBoundingClientRect().width),
    ),
  )
  expect(lengths).toEqual([
    [26, 91],
    [26, 130],
    [26, expect.closeTo(16.9, 1)],
  ])
})

sampleHtmlTest(
  'Our Technology Stack has exactly six layers with icon, name and description',
  async ({ page }) => {
    await page.goto('/')
    const layers = section(page, 'Our Technology Stack').locator('li')
    expect(await titles(layers)).toEqual([
      'AI/ML',
      'Development',
      'Cloud Services',
      'API Integration',
      'Data Analytics',
      'Automation',
    ])
    await expectDescribed(layers, { icon: true })
  },
)

sampleHtmlTest('the hero says where its figures come from, closed until asked', async ({ page }) => {
  await page.goto('/')
  const sources = page.locator('section').first().locator('details')
  await expect(sources.locator('li')).toHaveCount(4)
  await expect(sources.locator('li').first()).toBeHidden()
  await sources.locator('summary').click()
  await expect(sources.locator('li').first()).toContainText(/As of Sep(?:tember)? 30, 2026\./)
})

sampleHtmlTest(
  'the featured story, the quote and each case study lead to their stories',
  async ({ page }) => {
    await page.goto('/')
    const featured = page.locator('section').first().getByRole('link', { name: 'Read the story' })
    await expect(featured).toHaveAttribute('href', '/work/personal-shopping-for-a-retail-brand')
    await expect(page.locator('blockquote')).toContainText('which two campaigns to stop')
    const links = page.locator('#case-studies li a')
    await expect(links).toHaveCount(3)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/work\/[a-z-]+$/)
  },
)

htmlTest('each award names its organization', async ({ page }) => {
  await page.goto('/')
  const awards = section(page, home.awards.heading).locator('li')
  expect(await titles(awards)).toEqual(home.awards.items.map(({ title }) => title))
  await expectDescribed(awards, { icon: false })
})

htmlTest('the approach has its items with icon, title and description', async ({ page }) => {
  await page.goto('/')
  const items = page.locator('#approach li')
  expect(await titles(items)).toEqual(home.approach.items.map(({ title }) => title))
  await expectDescribed(items, { icon: true })
})

htmlTest('the methodology has a card for each step with icon, title and description', async ({ page }) => {
  await page.goto('/')
  const steps = section(page, home.methodology.heading).locator('li')
  await expect(steps.getByRole('heading')).toHaveText(home.methodology.items.map(({ title }) => title))
  await expectDescribed(steps, { icon: true })
})

htmlTest('the industries lead to their pages', async ({ page }) => {
  await page.goto('/')
  const industries = section(page, home.industries.heading)
  for (const { link } of industryList.filter((item) => isPageOn(item.link.href))) {
    await expect(industries.locator(`a[href="${link.href}"]`)).toBeVisible()
  }
})

const questionCount: number = homeFaqs.length

test('the questions open in place and match the structured data', async ({ page }) => {
  await page.goto('/')
  const faq = (await structuredData(page)).find((entry) => entry['@type'] === 'FAQPage')
  const questionsOnPage = await page.locator('#questions details').evaluateAll((questions) =>
    questions.map((question) => ({
      name: question.querySelector('h3')?.textContent,
      text: question.querySelector('p')?.textContent,
    })),
  )
  expect(questionsOnPage).toHaveLength(questionCount)
  expect(faq?.mainEntity ?? []).toEqual(
    questionsOnPage.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  )
  if (questionCount === 0) return
  const last = page.locator('#questions details').last()
  await last.locator('summary').click()
  await expect(last.locator('p')).toBeVisible()
})

test('Latest Insights shows the first three posts of /api/blog and links to them', {
  tag: '@own-site',
}, async ({ page, request }) => {
  needsPages('/blog')
  const posts: { slug: string; title: string }[] = await (await request.get('/api/blog')).json()
  const expectedPosts = posts.slice(0, 3).filter(({ slug }) => seedSlugs.includes(slug))
  await page.goto('/')
  const cards = section(page, home.insights.kicker).getByRole('article')
  const seedTitles = posts.flatMap(({ slug, title }) => (seedSlugs.includes(slug) ? title : []))
  const shownTitles = (await titles(cards)).filter((title) => seedTitles.includes(title))
  expect(shownTitles).toEqual(expectedPosts.map(({ title }) => title))
  await cards.filter({ has: page.locator(`a[href="/blog/${seedSlug}"]`) }).click()
  await page.waitForURL(`**/blog/${seedSlug}`)
})

htmlTest('a card shows three keywords and counts the others', async ({ page, request }) => {
  needsPages('/blog')
  const posts: { slug: string; keywords: string[] }[] = await (await request.get('/api/blog')).json()
  await page.goto('/')
  const cards = section(page, home.insights.kicker).getByRole('article')
  for (const { slug, keywords } of posts.slice(0, 3).filter((post) => seedSlugs.includes(post.slug))) {
    const rest = keywords.length - 3
    const card = cards.filter({ has: page.locator(`a[href="/blog/${slug}"]`) })
    expect(await card.locator('li').allInnerTexts()).toEqual([
      ...keywords.slice(0, 3),
      ...(rest > 0 ? [`+${rest} more`] : []),
    ])
  }
})

test('View all articles leads to the blog', async ({ page }) => {
  needsPages('/blog')
  await page.goto('/')
  await page.getByRole('link', { name: home.insights.link.label }).click()
  await page.waitForURL('**/blog')
})

test('the closing call to action leads to the contact page', async ({ page }) => {
  needsPages('/contact')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: home.closing.heading })).toBeVisible()
  await page.getByRole('link', { name: home.closing.action.label }).click()
  await page.waitForURL('**/contact')
})

htmlTest('the head is the default one and describes a business with its offices', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(pageTitle({}))
  const business = (await structuredData(page)).find((entry) => entry['@type'] === 'ProfessionalService')
  expect(business).toMatchObject({ '@type': 'ProfessionalService', email: site.email })
  expect(business.telephone ?? '').toBe(site.phone)
  expect(business.address).toHaveLength(site.offices.length)
})

const offersServices = seedServices.some(({ onHome }) => onHome)

test('the page is complete without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  if (isSampleBrand) await expect(page.locator('section')).toHaveCount(12)
  for (const name of [
    ...(offersServices ? [home.services.kicker] : []),
    ...(seedCaseStudies.length > 0 ? [home.caseStudies.kicker] : []),
    ...(technologyList.length > 0 ? [home.technology.heading] : []),
    ...(methodologyList.length > 0 ? [home.methodology.heading] : []),
    ...(isPageOn('/blog') ? [home.insights.kicker] : []),
  ]) {
    await expect(section(page, name)).toBeVisible()
  }
  if (offersServices)
    await expect(section(page, home.services.kicker).locator('li').last()).toHaveCSS('opacity', '1')
  if (questionCount > 0) {
    await page.locator('#questions summary').last().click()
    await expect(page.locator('#questions details').last().locator('p')).toBeVisible()
  }
  await context.close()
})
