import { createHead, renderSSRHead } from '@unhead/react/server'
import { expect, it } from 'vitest'
import { readPage } from '../../scripts/gate/page-facts.ts'
import { faqJsonLd } from '#seo/faq-json-ld.ts'
import { pageHead } from '#seo/page-head.ts'
import { pageTitle } from '#seo/page-title.ts'
import { escapeAttributes } from './escape-attributes.ts'

const hostile: readonly [name: string, text: string][] = [
  ['quotes', `He said "it's" 'fine' \`now\``],
  ['elements', '<b>bold</b> & <img src=x onerror=alert(1)> a < b > c'],
  ['the end of a script', 'x</script><script>alert(1)</script><!-- <script> -->'],
  ['the end of a title', 'x</title></head><body><h1>mine</h1>'],
  ['the end of an attribute', `x" onload="alert(1)" y='`],
  ['entities', '&amp; &lt;b&gt; &quot; &#x41; &nbsp'],
  ['backslashes and unicode escapes', String.raw`\u003c/script> \n \\ $& $1 %%`],
  ['emoji', '👩‍💻 🇳🇵 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['Devanagari', 'काठमाडौंमा डिजिटल मार्केटिङ क्षेत्र'],
  ['right to left', 'שלום \u202eabc\u202c مرحبا'],
  ['line separators', 'one\u2028two\u2029three'],
  ['five thousand characters', 'मार्केटिङ <b> "x" 👩‍💻 '.repeat(250).slice(0, 5_000)],
]

async function readHead(text: string) {
  const context = {
    origin: 'https://www.example.com',
    defaultImage: () => '/social/default/company.png',
    now: () => new Date(0),
  }
  const options = {
    path: '/page',
    title: text,
    description: text,
    keywords: [text],
    ogImageAlt: text,
    ogType: 'article',
    articleAuthor: text,
    structuredData: faqJsonLd([{ question: text, answer: text }]),
  }
  const head = createHead({ disableDefaults: true })
  head.push(escapeAttributes(pageHead(options, context)))
  const { headTags, bodyTags } = await renderSSRHead(head)
  const html = `<!doctype html><html><head>${headTags}</head><body><h1>The page</h1>${bodyTags}</body></html>`
  return readPage(new TextDecoder().decode(new TextEncoder().encode(html)))
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

it.each(hostile)('%s in the words of a page come out of its head as they went in', async (_, text) => {
  const page = await readHead(text)
  expect(page.titles).toEqual([oneLine(pageTitle({ title: text }))])
  for (const key of [
    'description',
    'keywords',
    'og:title',
    'twitter:description',
    'og:image:alt',
    'article:author',
  ]) {
    expect(page.metas.filter((meta) => meta.key === key)).toEqual([{ key, content: text }])
  }
  expect(page.jsonLd.map((block) => JSON.parse(block))).toEqual(faqJsonLd([{ question: text, answer: text }]))
})

it.each(hostile)('%s bring nothing else into the page', async (_, text) => {
  const plain = await readHead('Plain words')
  const page = await readHead(text)
  expect(page.headings).toEqual(['The page'])
  expect(page.text).toBe('The page')
  expect(page.files).toEqual(plain.files)
  expect(page.metas.map(({ key }) => key)).toEqual(plain.metas.map(({ key }) => key))
})

it('a lone surrogate becomes the replacement character in tags, and structured data stays valid JSON', async () => {
  const page = await readHead('a\ud800b\udfffc')
  expect(page.titles).toEqual([pageTitle({ title: 'a\ufffdb\ufffdc' })])
  expect(page.metas.find(({ key }) => key === 'description')?.content).toBe('a\ufffdb\ufffdc')
  expect(page.jsonLd.map((block) => JSON.parse(block))).toEqual(
    faqJsonLd([{ question: 'a\ud800b\udfffc', answer: 'a\ud800b\udfffc' }]),
  )
})
