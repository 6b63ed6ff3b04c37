import type { Answer } from './site-reader.ts'

/** One fault, put into one answer of a site that has none. */
export interface Plant {
  rule: string
  /** The page that has to be named. */
  page: string
  /** The answer that is changed where it is another than the page's; `*` changes every page. */
  at?: string
  /** Whether the same fault can be put into any other listed page. */
  isAnywhere?: boolean
  text?: (text: string) => string
  headers?: Readonly<Record<string, string | null>>
  status?: number
  bytes?: (bytes: Uint8Array) => Uint8Array
}

interface Site {
  origin: string
  /** Address of the newest article. */
  article: string
  /** The social picture of /services/digital-marketing, which no other page has. */
  picture: string
  /** Of /about, as they stand in the HTML. */
  aboutTitle: string
  aboutDescription: string
  /** A file of /assets. */
  script: string
  /** The part of the sitemap that lists /about. */
  sitemap: string
}

/** One plant for each rule, in the order of the rules. */
export function plantsFor({
  origin,
  article,
  picture,
  script,
  sitemap,
  aboutTitle,
  aboutDescription,
}: Site): Plant[] {
  const about = (rule: string, text: (html: string) => string): Plant => ({ rule, page: '/about', text })
  const anywhere = (rule: string, text: (html: string) => string): Plant => ({
    ...about(rule, text),
    isAnywhere: true,
  })
  const retitled = (title: string) => (html: string) =>
    setMeta(
      setMeta(html.replace(/<title>[^<]*/, `<title>${title}`), 'og:title', title),
      'twitter:title',
      title,
    )
  const redescribed = (words: string) => (html: string) =>
    ['description', 'og:description', 'twitter:description'].reduce(
      (text, key) => setMeta(text, key, words),
      html,
    )
  const pictured = (address: string) => (html: string) =>
    setMeta(setMeta(html, 'og:image', address), 'twitter:image', address)
  return [
    anywhere('title-missing', (html) => html.replace(/<title>[^<]*<\/title>/, '')),
    anywhere('title-length', retitled('A title that goes on and on until no list of results could show it')),
    {
      rule: 'title-duplicate',
      page: '/contact',
      text: retitled(aboutTitle),
    },
    anywhere('description-missing', (html) => dropMeta(html, 'description')),
    anywhere('description-length', redescribed('Too short to say anything.')),
    {
      rule: 'description-duplicate',
      page: '/contact',
      text: redescribed(aboutDescription),
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
    anywhere('social-relative', pictured('/social/default/company.png')),
    anywhere('social-differs', (html) => setMeta(html, 'og:title', 'Something else')),
    anywhere('meta-doubled', (html) => inHead(html, '<meta name="twitter:card" content="summary">')),
    about('article-tags', (html) => inHead(html, '<meta property="article:author" content="Nobody">')),
    {
      rule: 'price-tags',
      page: '/digital-marketing-strategy',
      text: (html) => dropMeta(html, 'product:price:currency'),
    },
    anywhere('image-unreachable', pictured(`${origin}/social/default/none.png`)),
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
    { rule: 'data-field', page: '/careers/1', text: (html) => html.replace(/"validThrough":"[^"]*",/, '') },
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
      page: '/careers/1',
      text: (html) =>
        html.replace(jsonLdBlock, (block) => (block.includes('"@type":"JobPosting"') ? '' : block)),
    },
    anywhere('language-missing', (html) => html.replace(/ lang="en"/, '')),
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
      page: '/careers/3',
      at: '*',
      text: (html) => html.replaceAll('href="/careers/3"', 'href="/careers"'),
    },
    {
      rule: 'policy-missing',
      page: '/about',
      headers: { 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" },
    },
    { rule: 'header-missing', page: '/about', headers: { 'x-content-type-options': null } },
    { rule: 'https-not-kept', page: '/about', headers: { 'strict-transport-security': null } },
    { rule: 'page-kept', page: '/about', headers: { 'cache-control': 'public, max-age=31536000' } },
    { rule: 'file-not-kept', page: script, headers: { 'cache-control': 'public, max-age=0' } },
    { rule: 'redirect-wrong', page: '/about-us?source=check', headers: { location: '/contact' } },
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

/** The answer with the fault in it. */
export function changed(answer: Answer, plant: Plant): Answer {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(plant.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  const body = plant.text
    ? new TextEncoder().encode(plant.text(new TextDecoder().decode(answer.body)))
    : answer.body
  return {
    ...answer,
    headers,
    status: plant.status ?? answer.status,
    body: plant.bytes ? plant.bytes(body) : body,
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
