import type { CheckedPage } from '#contracts/page-check.ts'

/** A page names at most this many tags here, each with at most this many characters: the rest is nobody's preview. */
const tagsMax = 100
const charsMax = 5000

/** What a crawler reads of a page: its title, its meta tags and its canonical address, all as text. */
export async function readTags(
  html: string,
  url: string,
): Promise<Pick<CheckedPage, 'title' | 'tags' | 'canonical'>> {
  const tags: CheckedPage['tags'] = []
  let title: string | null = null
  let canonical: string | null = null
  const rewriter = new HTMLRewriter()
    .on('head > title', {
      text({ text }) {
        title = ((title ?? '') + text).slice(0, charsMax)
      },
    })
    .on('meta[content]', {
      element(element) {
        const key = element.getAttribute('property') ?? element.getAttribute('name')
        if (key && tags.length < tagsMax) {
          tags.push({
            key: key.trim().toLowerCase().slice(0, 100),
            value: plain(element.getAttribute('content') ?? ''),
          })
        }
      },
    })
    .on('link[rel="canonical"][href]', {
      element(element) {
        canonical ??= URL.parse(plain(element.getAttribute('href') ?? ''), url)?.href ?? null
      },
    })
  await rewriter.transform(new Response(html)).text()
  return { title: title === null ? null : plain(title), tags, canonical }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The rewriter leaves references as they stand in the source. */
function plain(source: string): string {
  const text = source.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (all, decimal, hex, name) => {
      if (name) return named[String(name).toLowerCase()] ?? all
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : '\ufffd'
    },
  )
  return text.replace(/\s+/g, ' ').trim().slice(0, charsMax)
}
