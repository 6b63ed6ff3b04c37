import { expect, it } from 'vitest'
import { readPage } from './page-facts.ts'

it('reads what a browser without script would, however the HTML is written', () => {
  const facts = readPage(
    `<!doctype html><HTML lang=ne><title>One &amp; two</title>
    <META NAME=description content='Said "so" &lt;here&gt;'><link rel=canonical href=/a>
    <body><h1>First <b>half</b></h1><p id=x>Words</p><a href="/b?c=1&amp;d=2#e">link</a>
    <noscript><a href="/without-script">more</a></noscript>`,
  )
  expect(facts).toMatchObject({
    lang: 'ne',
    titles: ['One & two'],
    metas: [{ key: 'description', content: 'Said "so" <here>' }],
    links: [{ rel: 'canonical', href: '/a' }],
    headings: ['First half'],
    ids: ['x'],
    hrefs: ['/b?c=1&d=2#e', '/without-script'],
    text: 'First half Words link more',
  })
})

it('SVG titles are not page titles, and scripts, styles and templates contain no readable text', () => {
  const facts = readPage(
    `<title>Page</title><style>.a{}</style><script>var a = '<h1>no</h1>'</script>
    <svg><title>Drawing</title></svg><template><h1 id="t">no</h1></template><!-- <h1>no</h1> --><p>yes</p>`,
  )
  expect(facts.titles).toEqual(['Page'])
  expect(facts.headings).toEqual([])
  expect(facts.ids).toEqual([])
  expect(facts.text).toBe('yes')
})

it('finds every file that a page loads', () => {
  const facts = readPage(
    `<link rel="icon" href="/i.svg"><link rel="preload" href="/f.woff2" as="font"><link rel="author" href="/me">
    <link rel="alternate" hreflang="ne" href="/ne"><meta name="x-boot" content="/boot.js"><meta name="x-app" content="/a.js /b.js"><script src="/c.js"></script>
    <img src="/d.png" srcset="/d1.png 1x, /d2.png 2x"><svg><use href="/s.svg#icon"></use></svg>`,
  )
  expect(facts.files).toEqual([
    '/i.svg',
    '/f.woff2',
    '/boot.js',
    '/a.js',
    '/b.js',
    '/c.js',
    '/d.png',
    '/d1.png',
    '/d2.png',
    '/s.svg#icon',
  ])
})

it('JSON-LD is returned unchanged, whatever it contains', () => {
  const json = '{"@type":"Thing","name":"\\u003c/script> & &amp;"}'
  expect(readPage(`<script type="application/ld+json">${json}</script>`).jsonLd).toEqual([json])
})
