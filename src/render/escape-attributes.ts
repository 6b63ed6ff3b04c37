import type { PageHead } from '#seo/described-head.ts'

/**
 * Escapes attributes for unhead, which escapes nothing in them but quotes: an entity written in a description
 * would be read back as that character. unhead escapes titles itself, and scripts hold JSON.
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
