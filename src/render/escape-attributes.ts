import type { PageHead } from '#seo/described-head.ts'

/**
 * The head as unhead has to be given it to print it: unhead escapes quotes in attributes and nothing else, so that
 * the letters of an entity in a description would be read back as that entity. Titles it escapes itself, scripts hold JSON.
 */
export function escapeAttributes(head: PageHead): PageHead {
  return {
    ...head,
    meta: head.meta.map((meta) => ({ ...meta, content: escaped(meta.content) })),
    link: head.link.map((link) =>
      link.rel === 'alternate'
        ? { ...link, title: escaped(link.title), href: escaped(link.href) }
        : { ...link, href: escaped(link.href) },
    ),
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;')
