import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#domains/blog/render-markdown.ts'

const html = (markdown: string, imageHosts?: string[]) => renderMarkdown(markdown, { imageHosts }).html

describe('pictures', () => {
  test('a picture of this site loads lazily and keeps its alternative text', () => {
    expect(html('![A *ridge* "line"](/images/ridge.png)')).toBe(
      '<p><img src="/images/ridge.png" alt="A ridge &quot;line&quot;" loading="lazy" decoding="async"></p>\n',
    )
  })

  test('a listed host may show pictures over https, on its default port', () => {
    const hosts = ['Images.example.com']
    expect(html('![a](https://images.example.com/b.png)', hosts)).toContain('<img src="https://images.')
    for (const src of [
      'http://images.example.com/b.png',
      'https://images.example.com:8443/b.png',
      'https://images.example.com.evil.example/b.png',
      'https://evil.example/images.example.com/b.png',
      '//images.example.com/b.png',
    ]) {
      expect(html(`![a](${src})`, hosts)).toBe('<p>a</p>\n')
    }
  })

  test('a refused picture leaves its alternative text, even inside a link', () => {
    expect(html('![a *b*](https://evil.example/c.png)')).toBe('<p>a b</p>\n')
    expect(html('![](https://evil.example/c.png)')).toBe('<p></p>\n')
    expect(html('[![a](data:image/png;base64,AAAA)](/contact)')).toBe('<p><a href="/contact">a</a></p>\n')
    expect(html('![<b>](javascript:1)')).toBe('<p>&lt;b&gt;</p>\n')
  })
})

describe('refused markdown', () => {
  const scripts = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3A;alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A&#x61vascript:alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    'java&#10;script:alert(1)',
    '&#1;javascript:alert(1)',
    '&#32;javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '\\javascript:alert(1)',
    'javascript\\:alert(1)',
    'javascript%3Aalert(1)',
    'vbscript:msgbox(1)',
    'VBSCRIPT&colon;msgbox(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'DATA:image/svg+xml,<svg/onload=alert(1)>',
    'data&colon;text/html,x',
    'file:///etc/passwd',
    'blob:null/1',
    'filesystem:null/1',
    'feed:javascript:alert(1)',
    'view-source:javascript:alert(1)',
    'ftp://example.com',
    'about:blank',
    'https:javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/&Tab;/evil.example',
    '\\\\evil.example',
    'contact',
    '../contact',
    '?x=1',
    '',
  ]
  const addresses = (renderedHtml: string) =>
    [...renderedHtml.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, value = '']) => value)
  const isHarmless = (address: string) =>
    address.startsWith('#') ||
    (URL.canParse(address, 'https://here.example') &&
      ['https://here.example', 'https://ok.example'].includes(
        new URL(address, 'https://here.example').origin,
      ))

  test.each(scripts)('%j never becomes the target of a link, picture, reference or autolink', (address) => {
    const forms = [
      `[x](${address})`,
      `[x](<${address}>)`,
      `[x](${address} "title")`,
      `[x][r]\n\n[r]: ${address}`,
      `[x][r]\n\n[r]: <${address}>`,
      `![x](${address})`,
      `![x](<${address}>)`,
      `![x][r]\n\n[r]: <${address}>`,
      `<${address}>`,
      `[![x](${address})](${address})`,
      `note[^1]\n\n[^1]: [x](<${address}>)`,
      `# [x](<${address}>)`,
      `| a |\n|---|\n| [x](<${address}>) |`,
      `[ok](https://ok.example) [x](<${address}>) ${address}`,
    ]
    for (const form of forms) {
      const renderedHtml = html(form)
      const harmful = addresses(renderedHtml).filter((foundAddress) => !isHarmless(foundAddress))
      expect(harmful, `${form} became ${renderedHtml}`).toEqual([])
      expect(renderedHtml).not.toMatch(
        /<(?!\/?(?:a|img|p|h2|sup|section|ol|li|div|table|thead|tbody|tr|th|td)\b)/,
      )
    }
  })

  test('a refused link leaves its text and nothing else', () => {
    expect(html('[*x* y](javascript:alert(1)) z')).toBe('<p><em>x</em> y z</p>\n')
    expect(html('[a](javascript:1)[b](/contact)')).toBe('<p>a<a href="/contact">b</a></p>\n')
  })

  test.each([
    '<script>alert(1)</script>',
    'a <script>alert(1)</script> b',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<!-- x --><b>',
    '<style>*{display:none}</style>',
    '## <img src=x onerror=alert(1)>',
    '| <script>alert(1)</script> |\n|---|\n| x |',
    '- [ ] <script>alert(1)</script>',
    'x[^1]\n\n[^1]: <script>alert(1)</script>',
    '[^"><script>]\n\n[^"><script>]: x',
    '```html\n<script>alert(1)</script>\n```',
    '```"><script>\nx\n```',
    '```html "onmouseover=alert(1)\nx\n```',
    '![" onerror="alert(1)](/a.png)',
    '![x](/a.png "\\" onerror=\\"alert(1)")',
    '[x](/a" onclick="alert(1))',
    '[x](</a" onclick="alert(1)>)',
    '[x](https://ok.example/" onclick="alert(1))',
    'https://ok.example/"onclick="alert(1)',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('%j adds no element or attribute of its own to the page', (markdown) => {
    const renderedHtml = html(markdown)
    const tags = renderedHtml.match(/<[^>]*>/g) ?? []
    for (const tag of tags) {
      const bare = tag.replace(/"[^"]*"/g, '""')
      expect(bare, renderedHtml).not.toMatch(/<\/?(?:script|svg|iframe|style|b|object|embed)\b/)
      expect(bare, renderedHtml).not.toMatch(/\son\w+=/)
      expect(bare, renderedHtml).not.toMatch(/\sstyle=/)
    }
  })
})

test('names each address that is left out once', () => {
  const { refusedAddresses } = renderMarkdown(
    '[a](other) ![b](https://evil.example/c.png) [d](other) [e](/contact) ![](/f.png)',
  )
  expect(refusedAddresses).toEqual(['other', 'https://evil.example/c.png'])
})
