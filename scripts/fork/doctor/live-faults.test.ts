import { expect, test } from 'vitest'
import { aServer } from '../../../tests/builders/http-server.ts'
import { readSite } from '../../gate/read-site.ts'
import { liveFaults } from './live-faults.ts'
import { cacheNotes, plainHttpFaults } from './live-requests.ts'
import { openLiveSite } from './live-site.ts'

interface Edge {
  /** Rewrites a page, as a switch in Cloudflare's dashboard does. */
  rewrite?: (html: string) => string
  isChallenged?: (path: string) => boolean
  origin?: string
}

async function faultsBehind({ rewrite = (html) => html, isChallenged = () => false, origin }: Edge) {
  const at: string = await aServer((request, response) => {
    const path = request.url ?? '/'
    if (isChallenged(path)) {
      const html = '<script>a="/cdn-cgi/challenge-platform/h/b"</script>'
      response.writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge' }).end(html)
    } else if (path === '/sitemap.xml') {
      response.end(
        `<urlset><url><loc>${origin ?? at}/</loc></url><url><loc>${origin ?? at}/about</loc></url></urlset>`,
      )
    } else if (path === '/' || path === '/about') {
      const canonical = `<link rel="canonical" href="${origin ?? at}${path}">`
      const html = `<head>${canonical}</head><a href="mailto:hello@agency.example">hello@agency.example</a><p>We turn off &lt;script src="/cdn-cgi/zaraz/i.js"&gt; and __cf_email__.</p>`
      response.writeHead(200, { 'content-type': 'text/html' }).end(rewrite(html))
    } else response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found</p>')
  })
  return { at, faults: liveFaults(at, await readSite(await openLiveSite(at))) }
}

const adding = (script: string) => (html: string) => `${html}${script}`

test('pages that arrive as they were sent have no fault, even if they write about Cloudflare', async () => {
  expect((await faultsBehind({})).faults).toEqual([])
})

test.each<[string, (html: string) => string, string]>([
  [
    'an obfuscated address',
    (html) =>
      html.replace(
        /<a href="mailto:.*<\/a>/,
        '<a href="/cdn-cgi/l/email-protection#4820"><span class="__cf_email__" data-cfemail="4820">[email&#160;protected]</span></a>',
      ),
    'Email address obfuscation',
  ],
  [
    'JavaScript Detections',
    adding(
      `<script>(function(){var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'})()</script>`,
    ),
    'JavaScript detections',
  ],
  [
    'Web Analytics',
    adding(
      `<script defer src="https://static.cloudflareinsights.com/beacon.min.js/v1" data-cf-beacon='{"token":"x"}'></script>`,
    ),
    'Web Analytics > Manage site',
  ],
  [
    'Rocket Loader',
    adding('<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" defer></script>'),
    'Rocket Loader',
  ],
  [
    'a script that Rocket Loader holds back',
    adding('<script type="0a1b2c-module" src="/a.js"></script>'),
    'Rocket Loader',
  ],
  ['Zaraz', adding('<script src="/cdn-cgi/zaraz/i.js"></script>'), 'Zaraz'],
])('%s is named once, with its pages and its switch', async (_, rewrite, name) => {
  const { at, faults } = await faultsBehind({ rewrite })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(name)
  expect(faults[0]).toContain(` on / and 1 more of ${at}. `)
})

test('a challenged page is called challenged, and its script is not taken for an injected one', async () => {
  const { at, faults } = await faultsBehind({ isChallenged: (path) => path === '/about' })
  expect(faults).toEqual([
    expect.stringMatching(
      `^${at} answers the doctor with a challenge on /about\\. .* turn off Bot fight mode`,
    ),
  ])
})

test('a site that challenges the doctor everywhere is not read, and the refusal names the switch', async () => {
  await expect(faultsBehind({ isChallenged: () => true })).rejects.toThrow(
    /\/sitemap\.xml answered with a challenge .* turn off Bot fight mode/,
  )
})

test('a site built for another origin is named with the setting to change', async () => {
  const { at, faults } = await faultsBehind({ origin: 'https://www.agency.example' })
  expect(faults).toEqual([
    `${at} was built for https://www.agency.example, so every canonical and social URL points there. If readers should come to ${at}, write it as siteUrl into src/site/cloud.json (or SITE_URL where you build) and deploy again; otherwise check https://www.agency.example.`,
  ])
})

test('an http address that does not lead to https is named with its switch', async () => {
  const plain = await aServer((_, response) => response.end('<h1>Hello</h1>'))
  expect(await plainHttpFaults(`${plain}/`)).toEqual([
    expect.stringMatching(/does not redirect to https: it answers 200\. .* turn on Always Use HTTPS\.$/),
  ])
  const secure = await aServer((_, response) =>
    response.writeHead(301, { location: 'https://a.example/' }).end(),
  )
  expect(await plainHttpFaults(`${secure}/`)).toEqual([])
})

test.each([
  ['age', { age: '2' }],
  ['cf-cache-status', { 'cf-cache-status': 'HIT' }],
])('a copy that is there for a later request is recognised by %s', async (_, headers) => {
  let asked = 0
  const at = await aServer((_request, response) => {
    asked += 1
    response.writeHead(200, asked > 2 ? headers : {}).end('<h1>Hello</h1>')
  })
  expect(await cacheNotes(at)).toEqual([])
  expect(asked).toBe(3)
})

test('a home page that never comes from the cache is noted', async () => {
  const at = await aServer((_, response) =>
    response.writeHead(200, { 'cf-cache-status': 'DYNAMIC' }).end('<h1>Hello</h1>'),
  )
  expect(await cacheNotes(at)).toEqual([expect.stringContaining('Development Mode must be off')])
})
