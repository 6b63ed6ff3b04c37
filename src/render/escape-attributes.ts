import type { PageHead } from '#seo/described-head.ts'

/**
 * Escapes attributes for unhead, which escapes nothing in them but quotes: an entity written in a description
 * would be read back as that character. unhead escapes titles itself, and scripts hold JSON.
 */
export function escapeAttributes(head: PageHead): PageHead {
  return {
    ...head,
    meta: head.meta.map((meta) => ({ ...meta, content: escapeAmpersands(meta.content) })),
    link: head.link.map((link) =>
      link.rel === 'alternate'
        ? { ...link, title: escapeAmpersands(link.title), href: escapeAmpersands(link.href) }
        : { ...link, href: escapeAmpersands(link.href) },
    ),
  }
}

const escapeAmpersands = (text: string): string => text.replaceAll('&', '&amp;')
