import { expect, test } from 'vitest'
import * as z from 'zod'
import { dollars } from '#content/prices.ts'
import { builtPage, only, textOf } from './built-page.ts'

const paths = [
  '/services/digital-marketing',
  '/services/digital-advertising',
  '/services/ecommerce-advertising',
  '/services/b2b-saas-advertising',
  '/services/local-business-advertising',
]

const faqPage = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
})
const service = z.object({
  '@type': z.literal('Service'),
  name: z.string(),
  offers: z.object({ name: z.string(), price: z.string(), priceCurrency: z.literal('USD') }),
})
const breadcrumbList = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
})

for (const path of paths) {
  test(`${path}: every question and answer in the structured data is on the page`, () => {
    const { data, text } = builtPage(path)
    const { mainEntity } = only(data, faqPage)
    expect(mainEntity.length).toBeGreaterThan(3)
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(text).toContain(name)
      expect(text).toContain(acceptedAnswer.text)
    }
  })

  test(`${path}: the offer in the structured data matches the page and its price`, () => {
    const { data, text } = builtPage(path)
    const { offers } = only(data, service)
    expect(text).toContain(offers.name)
    expect(text.replaceAll('$ ', '$')).toContain(dollars(Number(offers.price)))
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
    ['/services/digital-marketing', 'Analytics &amp; CRO'],
    ['/services/digital-advertising', 'Connected TV &amp; Video'],
  ] as const) {
    const headings = builtPage(path).body.match(
      new RegExp(`<h[34][^>]*>(<span.*?</span>)?${title}</h[34]>`, 'g'),
    )
    expect(headings, path).toHaveLength(1)
  }
})
