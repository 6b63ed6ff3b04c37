import { redirects } from '#content/redirects.ts'
import type { SiteResponse } from './site-reader.ts'

export interface FaultFixture {
  rule: string
  page: string
  at?: string
  isAnywhere?: boolean
  text?: (text: string) => string
  headers?: Readonly<Record<string, string | null>>
  status?: number
  bytes?: (bytes: Uint8Array) => Uint8Array
}

interface Site {
  origin: string
  article: string
  picture: string
  aboutTitle: string
  aboutDescription: string
  script: string
  sitemap: string
}

export function faultFixturesFor({
  origin,
  article,
  picture,
  script,
  sitemap,
  aboutTitle,
  aboutDescription,
}: Site): FaultFixture[] {
  const about = (rule: string, text: (html: string) => string): FaultFixture => ({
    rule,
    page: '/about',
    text,
  })
  const anywhere = (rule: string, text: (html: string) => string): FaultFixture => ({
    ...about(rule, text),
    isAnywhere: true,
  })
  const withTitle = (title: string) => (html: string) =>
    setMeta(
      setMeta(html.replace(/<title>[^<]*/, `<title>${title}`), 'og:title', title),
      'twitter:title',
      title,
    )
  const withDescription = (words: string) => (html: string) =>
    ['description', 'og:description', 'twitter:description'].reduce(
      (text, key) => setMeta(text, key, words),
      html,
    )
  const withImage = (address: string) => (html: string) =>
    setMeta(setMeta(html, 'og:image', address), 'twitter:image', address)
  return [
    anywhere('title-missing', (html) => html.replace(/<title>[^<]*<\/title>/, '')),
    anywhere('title-length', withTitle('A title that goes on and on until no list of results could show it')),
    {
      rule: 'title-duplicate',
      page: '/contact',
      text: withTitle(aboutTitle),
    },
    anywhere('description-missing', (html) => dropMeta(html, 'description')),
    anywhere('description-length', withDescription('Too short to say anything.')),
    {
      rule: 'description-duplicate',
      page: '/contact',
      text: withDescription(aboutDescription),
    },
    anywhere('keywords-missing', (html) => dropMeta(html, 'keywords')),
    anywhere('canonical-missing', (html) => html.replace(/<link rel="canonical"[^>]*>/, '')),
    about('canonical-relative', (html) =>
      html.replace(/rel="canonical" href="[^"]*"/, 'rel="canonical" href="/about"'),
    ),
    about('canonical-elsewhere', (html) =>
      setMeta(
        html.replace(/rel="canonical" href="[^"]*"/, `rel="canonical" href="${origin}/contact"`),
        'og:url',
        `${origin}/contact`,
      ),
    ),
    anywhere('social-missing', (html) => dropMeta(html, 'og:site_name')),
    anywhere('social-relative', withImage('/social/default/company.png')),
    anywhere('social-differs', (html) => setMeta(html, 'og:title', 'Something else')),
    anywhere('meta-doubled', (html) => inHead(html, '<meta name="twitter:card" content="summary">')),
    about('article-tags', (html) => inHead(html, '<meta property="article:author" content="Nobody">')),
    {
      rule: 'price-tags',
      page: '/digital-marketing-strategy',
      text: (html) => dropMeta(html, 'product:price:currency'),
    },
    anywhere('image-unreachable', withImage(`${origin}/social/default/none.png`)),
    {
      rule: 'image-size',
      page: '/services/digital-marketing',
      at: picture,
      bytes: (png) => withByte(png, 19, 1),
    },
    {
      rule: 'image-weight',
      page: '/services/digital-marketing',
      at: picture,
      bytes: (png) => new Uint8Array([...png, ...new Uint8Array(300_000)]),
    },
    {
      rule: 'image-not-kept',
      page: '/services/digital-marketing',
      at: picture,
      headers: { 'cache-control': 'public, max-age=3600' },
    },
    about('data-missing', (html) => html.replace(jsonLdBlock, '')),
    about('data-broken', (html) =>
      html.replace(jsonLdBlock, (block) => block.replace('}</script>', '</script>')),
    ),
    { rule: 'data-field', page: article, text: (html) => html.replace(/"datePublished":"[^"]*",/, '') },
    about('data-address', (html) => html.replace(/"image":"[^"]*"/, `"image":"${origin}/none.png"`)),
    {
      rule: 'data-about-page',
      page: article,
      text: (html) => html.replace(/"mainEntityOfPage":"[^"]*"/, `"mainEntityOfPage":"${origin}/about"`),
    },
    {
      rule: 'data-not-shown',
      page: '/careers',
      text: (html) => html.replace(/("@type":"Question","name":")[^"]*/, '$1Is this asked anywhere?'),
    },
    {
      rule: 'data-of-kind',
      page: article,
      text: (html) =>
        html.replace(jsonLdBlock, (block) => (block.includes('"@type":"BlogPosting"') ? '' : block)),
    },
    anywhere('language-missing', (html) => html.replace(/ lang="[^"]*"/, '')),
    about('hreflang-dead', (html) =>
      inHead(html, alternate('x-default', `${origin}/about`) + alternate('ne', `${origin}/ne/about`)),
    ),
    about('hreflang-one-way', (html) =>
      inHead(html, alternate('x-default', `${origin}/about`) + alternate('ne', `${origin}/contact`)),
    ),
    anywhere('robots-missing', (html) => dropMeta(html, 'robots')),
    anywhere('listed-hidden', (html) => setMeta(html, 'robots', 'noindex')),
    { rule: 'private-shown', page: '/auth', text: (html) => setMeta(html, 'robots', 'index, follow') },
    { rule: 'robots-txt', page: '/robots.txt', text: (text) => `${text}\nDisallow: /about\n` },
    anywhere('dead-link', (html) => inBody(html, '<a href="/nowhere">nowhere</a>')),
    anywhere('dead-anchor', (html) => inBody(html, '<a href="/contact#nowhere">nowhere</a>')),
    anywhere('dead-file', (html) => inBody(html, '<img src="/nowhere.png" alt="">')),
    anywhere('link-broken', (html) => inBody(html, '<a href="javascript:void(0)">nowhere</a>')),
    anywhere('id-twice', (html) => inBody(html, '<i id="same"></i><i id="same"></i>')),
    anywhere('one-heading', (html) => inBody(html, '<h1>Another</h1>')),
    anywhere('element-place', (html) => inBody(html, '<span><ul></ul></span>')),
    anywhere('icons-missing', (html) => html.replace(/<link rel="apple-touch-icon"[^>]*>/, '')),
    {
      rule: 'sitemap-dead',
      page: '/sitemap.xml',
      at: sitemap,
      text: (xml) => xml.replace('</urlset>', `<url><loc>${origin}/nowhere</loc></url></urlset>`),
    },
    {
      rule: 'sitemap-missing',
      page: '/about',
      at: sitemap,
      text: (xml) => xml.replace(new RegExp(`<url><loc>${origin}/about</loc>.*?</url>`), ''),
    },
    {
      rule: 'page-orphan',
      page: article,
      at: '*',
      text: (html) => html.replaceAll(`href="${article}"`, 'href="/blog"'),
    },
    {
      rule: 'policy-missing',
      page: '/about',
      headers: { 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" },
    },
    anywhere('style-not-bound', (html) => html.replace(/<style[^>]*>/, '$&b{color:red}')),
    { rule: 'header-missing', page: '/about', headers: { 'x-content-type-options': null } },
    { rule: 'https-not-kept', page: '/about', headers: { 'strict-transport-security': null } },
    { rule: 'page-kept', page: '/about', headers: { 'cache-control': 'public, max-age=31536000' } },
    { rule: 'file-not-kept', page: script, headers: { 'cache-control': 'public, max-age=0' } },
    { rule: 'redirect-wrong', page: `${redirects[0]?.from}?source=check`, headers: { location: '/contact' } },
    { rule: 'status-wrong', page: '/no-such-page', status: 200 },
    { rule: 'health-wrong', page: '/api/health', status: 503 },
    {
      rule: 'llms-txt',
      page: '/llms.txt',
      text: (text) => `${text}- [Nowhere](${origin}/nowhere): Nothing.\n`,
    },
    {
      rule: 'feed-broken',
      page: '/blog/feed.xml',
      text: (xml) => xml.replace(`<link>${origin}${article}</link>`, `<link>${origin}/blog/nowhere</link>`),
    },
    {
      rule: 'manifest-broken',
      page: '/site.webmanifest',
      text: (text) => text.replace('512x512', '513x513'),
    },
  ]
}

export function withFault(response: SiteResponse, fixture: FaultFixture): SiteResponse {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(fixture.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  const body = fixture.text
    ? new TextEncoder().encode(fixture.text(new TextDecoder().decode(response.body)))
    : response.body
  return {
    ...response,
    headers,
    status: fixture.status ?? response.status,
    body: fixture.bytes ? fixture.bytes(body) : body,
  }
}

const jsonLdBlock = /<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs

const metaPattern = (key: string) => new RegExp(`<meta (?:name|property)="${key}" content="[^"]*">`)
const dropMeta = (html: string, key: string) => html.replace(metaPattern(key), '')
const setMeta = (html: string, key: string, content: string) =>
  html.replace(metaPattern(key), (tag) => tag.replace(/content="[^"]*"/, () => `content="${content}"`))
const inHead = (html: string, tags: string) => html.replace('</head>', () => `${tags}</head>`)
const inBody = (html: string, tags: string) => html.replace('</main>', () => `${tags}</main>`)
const alternate = (hreflang: string, href: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${href}">`

function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = new Uint8Array(bytes)
  copy[at] = value
  return copy
}
