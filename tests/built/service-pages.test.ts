import { faqs as advertisingFaqs } from '#content/digital-advertising/faqs.ts'
import { faqs as marketingFaqs } from '#content/digital-marketing/faqs.ts'
import { industryPages } from '#content/industry-advertising/page.ts'
import { industrySlugs } from '#content/industry-advertising/slugs.ts'
import { site } from '#site.config.ts'
import { digitalMarketingMeta } from '#content/digital-marketing/meta.ts'
import { digitalAdvertisingMeta } from '#content/digital-advertising/meta.ts'
import { channelFamilies } from '#content/digital-advertising/page.ts'
import { categories } from '#content/digital-marketing/page.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { formatMoney } from '#shared/formats.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { builtPage, expectQuestions, only } from './built-page.ts'
import { textOf } from './text-of.ts'

const questions: Readonly<Record<string, readonly unknown[]>> = {
  [digitalMarketingMeta.path]: marketingFaqs,
  [digitalAdvertisingMeta.path]: advertisingFaqs,
  ...Object.fromEntries(industrySlugs.map((slug) => [`/services/${slug}`, industryPages[slug].faqs])),
}
const paths = Object.keys(questions).filter(isPageOn)

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

const service = z.object({
  '@type': z.literal('Service'),
  name: z.string(),
  offers: z.object({ name: z.string(), price: z.string(), priceCurrency: z.literal(site.formats.currency) }),
})
const breadcrumbList = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
})

for (const path of paths) {
  test(`${path}: every question and answer in the structured data is on the page`, () => {
    expectQuestions(builtPage(path), questions[path] ?? [])
  })

  test(`${path}: the offer in the structured data matches the page and its price`, () => {
    const { data, text } = builtPage(path)
    const { offers } = only(data, service)
    expect(text).toContain(offers.name)
    expect(withoutSpaces(text)).toContain(withoutSpaces(formatMoney(Number(offers.price))))
  })

  test(`${path}: the breadcrumbs in the structured data match the page, in order`, () => {
    const { body, data } = builtPage(path)
    const nav = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(body)?.[0] ?? ''
    const breadcrumbsOnPage = [...nav.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, name]) => [textOf(name ?? '').trim(), href],
    )
    const { itemListElement } = only(data, breadcrumbList)
    expect(itemListElement.map(({ name, item }) => [name, new URL(item).pathname])).toEqual(breadcrumbsOnPage)
    expect(itemListElement.map(({ position }) => position)).toEqual(
      itemListElement.map((_, index) => index + 1),
    )
    expect(itemListElement.at(-1)?.item).toMatch(new RegExp(`${path}$`))
  })
}

test('no list appears twice in the HTML of these pages', () => {
  for (const [path, title] of [
    [digitalMarketingMeta.path, categories[0].title],
    [digitalAdvertisingMeta.path, channelFamilies[0].channels[0].title],
  ].filter(([page = '']) => isPageOn(page)) as [string, string][]) {
    const headings = [...builtPage(path).body.matchAll(/<h[34][^>]*>(.*?)<\/h[34]>/gs)].filter(
      ([, heading]) => textOf(heading ?? '').trim() === title,
    )
    expect(headings, path).toHaveLength(1)
  }
})
