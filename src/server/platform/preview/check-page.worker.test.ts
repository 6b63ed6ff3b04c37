import { expect, it } from 'vitest'
import { findingsOf } from '#contracts/page-check.ts'
import { checkForeignPage } from './check-page.ts'
import type { Fetcher } from './guarded-fetch.ts'

const page = 'https://site.example/page'
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
)
const html = (head: string, body = '') =>
  new Response(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
const picture = () => new Response(png, { headers: { 'content-type': 'image/png' } })

function network(
  responses: Record<string, () => Response | Promise<Response>>,
): Fetcher & { requestedUrls: string[] } {
  const requestedUrls: string[] = []
  const fetcher = async (request: Request) => {
    requestedUrls.push(request.url)
    const response = responses[request.url]
    if (!response) throw new TypeError('no such host')
    return response()
  }
  return Object.assign(fetcher, { requestedUrls })
}
const redirect = (location: string) => () => new Response(null, { status: 302, headers: { location } })

it('a page is read with its tags, as text, and its picture is measured', async () => {
  const head = `<title>Caf&eacute; &amp; B</title><meta property="og:title" content="&lt;b&gt;&quot;Title&quot;&#x1F3D4;"><meta name="Description" content=" two  words "><link rel="canonical" href="/other?a=1&amp;b=2&copy=3"><meta property="og:image" content="https://site.example/a.png">`
  const fetcher = network({ [page]: () => html(head), 'https://site.example/a.png': picture })
  expect(await checkForeignPage(page, fetcher)).toEqual({
    ok: true,
    page: {
      url: page,
      base: page,
      robotsHeader: null,
      gaps: [],
      isOwn: false,
      title: 'Café & B',
      canonical: 'https://site.example/other?a=1&b=2&copy=3',
      tags: [
        { key: 'og:title', value: '<b>"Title"🏔', isInBody: false },
        { key: 'description', value: 'two words', isInBody: false },
        { key: 'og:image', value: 'https://site.example/a.png', isInBody: false },
      ],
      image: { bytes: png.length, type: 'image/png', width: 1, height: 1 },
      imageProblem: null,
    },
  })
})

it('three redirects are followed, but not a fourth', async () => {
  const hops = {
    [page]: redirect('/1'),
    'https://site.example/1': redirect('https://site.example/2'),
    'https://site.example/2': redirect('https://other.example/3'),
    'https://other.example/3': () => html('<title>There</title>'),
  }
  expect(await checkForeignPage(page, network(hops))).toMatchObject({
    ok: true,
    page: { url: 'https://other.example/3', title: 'There' },
  })
  const further = network({ ...hops, 'https://other.example/3': redirect('https://other.example/4') })
  expect(await checkForeignPage(page, further)).toMatchObject({
    ok: false,
    message: expect.stringContaining('3 times'),
  })
  expect(further.requestedUrls).toHaveLength(4)
})

it.each([
  'http://site.example/',
  'https://127.0.0.1/',
  'https://metadata.internal/',
  'https://site.example:8443/',
  'file:///etc/passwd',
  'https://a@b.example/',
  '',
])('a redirect to %j is not followed', async (target) => {
  const fetcher = network({ [page]: redirect(target) })
  const result = await checkForeignPage(page, fetcher)
  expect(result.ok).toBe(false)
  expect(fetcher.requestedUrls).toEqual([page])
})

it.each([
  ['an address that nobody answers', {}, 'could not be reached'],
  ['a page that is not there', { [page]: () => new Response('', { status: 404 }) }, 'answers 404'],
  [
    'a file',
    { [page]: () => new Response('x', { headers: { 'content-type': 'application/pdf' } }) },
    'application/pdf',
  ],
  ['an answer of no type', { [page]: () => new Response(new Uint8Array(3)) }, 'no type'],
])('%s is reported in plain words', async (_, responses, words) => {
  expect(await checkForeignPage(page, network(responses))).toMatchObject({
    ok: false,
    message: expect.stringContaining(words),
  })
})

it('only the first megabyte of an endless page is read', async () => {
  let sentBytes = 0
  let isCancelled = false
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sentBytes += 65_536
          controller.enqueue(
            new TextEncoder().encode(
              sentBytes === 65_536
                ? '<head><title>Endless</title></head>'.padEnd(65_536)
                : ' '.repeat(65_536),
            ),
          )
        },
        cancel() {
          isCancelled = true
        },
      }),
      { headers: { 'content-type': 'text/html' } },
    )
  expect(await checkForeignPage(page, network({ [page]: endless }))).toMatchObject({
    ok: true,
    page: { title: 'Endless' },
  })
  expect(isCancelled).toBe(true)
  expect(sentBytes).toBeLessThan(1_400_000)
})

it('a picture that cannot be fetched or parsed is a finding, not a failure', async () => {
  const head = '<meta property="og:image" content="https://site.example/a.png">'
  for (const response of [
    () => new Response('', { status: 500 }),
    () => html(''),
    () => new Response('not a picture', { headers: { 'content-type': 'image/png' } }),
  ]) {
    const result = await checkForeignPage(
      page,
      network({ [page]: () => html(head), 'https://site.example/a.png': response }),
    )
    if (!result.ok) throw new Error(result.message)
    expect(findingsOf(result.page, result.page.image).map(({ rule }) => rule)).toContain('image-unreachable')
  }
})

it('a picture at a private address is not fetched, and the finding says so', async () => {
  const fetcher = network({
    [page]: () => html('<meta property="og:image" content="https://169.254.169.254/a.png">'),
  })
  expect(await checkForeignPage(page, fetcher)).toMatchObject({
    ok: true,
    page: { imageProblem: expect.stringContaining('public host names') },
  })
  expect(fetcher.requestedUrls).toEqual([page])
})

it('a page is decoded in the encoding that it names', async () => {
  const latin = () =>
    new Response(Uint8Array.of(...[...'<title>caf'].map((c) => c.charCodeAt(0)), 0xe9), {
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
    })
  expect(
    await checkForeignPage(
      page,
      network({
        [page]: async () =>
          new Response(
            new Uint8Array([
              ...new TextEncoder().encode('<head><title>caf'),
              0xe9,
              ...new TextEncoder().encode('</title></head>'),
            ]),
            { headers: { 'content-type': 'text/html; charset=iso-8859-1' } },
          ),
      }),
    ),
  ).toMatchObject({ page: { title: 'café' } })
  expect((await checkForeignPage(page, network({ [page]: latin }))).ok).toBe(true)
})

it('a page without a head element is read, with unquoted values, a base, a header and tags in its body', async () => {
  const text = `<!doctype html><base href=/de/><title>One</title><svg><title>Drawing</title></svg>
    <link rel="alternate Canonical" href=seite><meta property=og:title content=Short>
    <meta name=twitter:title property=og:title content=Second><base href=/fr/>
    <meta property=og:image:url content=a.png><p>Text<meta property=og:type content=article>`
  const headers = { 'content-type': 'text/html', 'x-robots-tag': 'googlebot: noindex' }
  const fetcher = network({
    [page]: () => new Response(text, { headers }),
    'https://site.example/de/a.png': picture,
  })
  expect(await checkForeignPage(page, fetcher)).toMatchObject({
    ok: true,
    page: {
      title: 'One',
      base: 'https://site.example/de/',
      canonical: 'https://site.example/de/seite',
      robotsHeader: 'googlebot: noindex',
      tags: [
        { key: 'og:title', value: 'Short', isInBody: false },
        { key: 'og:title', value: 'Second' },
        { key: 'twitter:title', value: 'Second' },
        { key: 'og:image:url', value: 'a.png', isInBody: false },
        { key: 'og:type', value: 'article', isInBody: true },
      ],
      image: { width: 1, height: 1 },
    },
  })
})

it('a page says what was not read of it: the rest of a long one, tags beyond a hundred and an unknown encoding', async () => {
  const meta = '<meta name="a" content="b">'
  const text = `<meta charset="klingon"><title>Long</title>${meta.repeat(101)}${' '.repeat(1_100_000)}`
  const headers = { 'content-type': 'text/html' }
  const result = await checkForeignPage(page, network({ [page]: () => new Response(text, { headers }) }))
  expect(result).toMatchObject({
    ok: true,
    page: {
      gaps: [
        expect.stringContaining('1024 KB'),
        expect.stringContaining('klingon'),
        expect.stringContaining('100'),
      ],
    },
  })
})

it.each([
  ['windows-1251', '<meta charset=windows-1251><title>', [0xcf, 0xf0, 0xe8], 'При'],
  [
    'shift_jis, as an old tag names it',
    '<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS"><title>',
    [0x93, 0xfa, 0x96, 0x7b],
    '日本',
  ],
  ['no name, as UTF-8', '<title>', [0xc3, 0xa9], 'é'],
  ['no name, as Windows-1252 if it is not UTF-8', '<title>', [0x93, 0xe9], '“é'],
  ['utf-16, which no page can name itself', '<meta charset=utf-16><title>', [0xc3, 0xa9], 'é'],
])('a page in %s is decoded', async (_, head, title, text) => {
  const bytes = new Uint8Array([...new TextEncoder().encode(head), ...title])
  const headers = { 'content-type': 'text/html' }
  expect(
    await checkForeignPage(page, network({ [page]: () => new Response(bytes, { headers }) })),
  ).toMatchObject({ page: { title: text, gaps: [] } })
})

it('a byte order mark decides', async () => {
  const text = '\uFEFF<title>Ж</title>'
  const bytes = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  expect(
    await checkForeignPage(page, network({ [page]: () => new Response(bytes, { headers }) })),
  ).toMatchObject({ page: { title: 'Ж' } })
})

it('a bug of ours is thrown, not reported as an unreachable page', async () => {
  const brokenResponse = {
    get status(): number {
      throw new TypeError('a bug')
    },
    headers: new Headers(),
  }
  const fetcher = async () => brokenResponse as Response
  await expect(checkForeignPage(page, fetcher)).rejects.toThrow('a bug')
})
