import { Feed } from 'feed'
import { defaultAuthor } from '#content/blog.ts'
import { postCategoryNames } from '#content/post-categories.ts'
import type { Post } from '#contracts/blog.ts'
import { site } from '#site.config.ts'
import { absoluteUrl, canonicalUrl } from './canonical-url.ts'

/** The blog as RSS, each post in full: site paths inside become whole addresses, because a reader has no base. */
export function blogFeed(posts: readonly Omit<Post, 'related'>[], origin: string): string {
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
    ...(posts[0] ? { updated: new Date(posts[0].updatedAt) } : {}),
  })
  for (const post of posts) {
    const link = canonicalUrl(origin, `/blog/${post.slug}`)
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.excerpt,
      content: post.html
        .replace(/ (href|src)="\//g, ` $1="${origin}/`)
        .replace(/ href="#/g, ` href="${link}#`),
      date: new Date(`${post.date}T00:00:00Z`),
      author: [{ name: post.author ?? defaultAuthor.name }],
      category: [{ name: postCategoryNames[post.category] }],
      image: absoluteUrl(origin, post.featuredImage),
    })
  }
  return feed.rss2()
}
