import { Feed } from 'feed'
import { defaultAuthor } from '#content/blog.ts'
import { postCategoryNames } from '#content/post-categories.ts'
import { absoluteUrl, canonicalUrl } from '#seo/canonical-url.ts'
import { site } from '#site.config.ts'
import { featuredImage, type PostRow } from './post-row.ts'

/** The blog as RSS, each post in full: site paths inside become whole addresses, because a reader has no base. */
export function blogFeed(rows: readonly PostRow[], origin: string): string {
  const blog = canonicalUrl(origin, '/blog')
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${site.brand} blog`,
    description:
      'Methods and worked examples from an agency for marketing, advertising and product development.',
    language: 'en',
    copyright: site.legalName,
    feedLinks: { rss: `${blog}/feed.xml` },
    ...(rows[0] ? { updated: rows[0].updatedAt } : {}),
  })
  for (const row of rows) {
    const link = canonicalUrl(origin, `/blog/${row.slug}`)
    feed.addItem({
      id: link,
      link,
      title: row.title,
      description: row.excerpt,
      content: row.html
        .replace(/ (href|src)="\//g, ` $1="${origin}/`)
        .replace(/ href="#/g, ` href="${link}#`),
      date: new Date(`${row.date}T00:00:00Z`),
      author: [{ name: row.author ?? defaultAuthor.name }],
      category: [{ name: postCategoryNames[row.category] }],
      image: absoluteUrl(origin, featuredImage(row)),
    })
  }
  return feed.rss2()
}
