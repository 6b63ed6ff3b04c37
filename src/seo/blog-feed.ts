import { headTexts } from '#content/interface/machines.ts'
import { Feed } from 'feed'
import { blogMeta } from '#content/blog/meta.ts'
import { defaultAuthor } from '#content/blog/page.ts'
import { categoryName } from '#content/blog/category.ts'
import type { Post } from '#contracts/blog.ts'
import { site } from '#site.config.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { zonedInstant } from '#shared/time-zones.ts'
import { canonicalUrl } from '#shared/links.ts'

type FeedPost = Omit<Post, 'related'> & { feedId?: string | null }

/** Dates each post by the midnight that begins its day at the agency, because the one in UTC may still be to come. */
export function blogFeed(
  posts: readonly FeedPost[],
  origin: string,
  timeZone: string = siteTimeZone,
): string {
  const blog = canonicalUrl(origin, '/blog')
  const feed = new Feed({
    id: blog,
    link: blog,
    title: headTexts.feedTitle(site.brand),
    description: blogMeta.description,
    language: 'en',
    copyright: site.legalName,
    feedLinks: { rss: `${blog}/feed.xml` },
    updated: newestChange(posts),
  })
  for (const post of posts) {
    const link = canonicalUrl(origin, `/blog/${post.slug}`)
    const category = categoryName(post.category)
    feed.addItem({
      id: canonicalUrl(origin, `/blog/${post.feedId ?? post.slug}`),
      link,
      title: asCdata(post.title),
      description: asHtml(post.excerpt),
      content: asCdata(
        post.html
          .replace(/ (href|src)="\//g, ` $1="${origin}/`)
          .replace(/ href="#/g, ` href="${link}#`)
          // Feed readers have no style sheet of ours.
          .replace(/ class="align-(right|center)"/g, ' align="$1"'),
      ),
      date: zonedInstant(post.date, 0, timeZone),
      category: category ? [{ name: category }] : [],
      // RSS `author` must be an email address; Dublin Core has an element for names.
      extensions: [{ name: 'dc:creator', objects: { _text: post.author ?? defaultAuthor.name } }],
    })
  }
  const xml = feed.rss2().replace(outsideXml, '')
  return posts.length > 0 ? xml : xml.replace(/\s*<lastBuildDate>.*?<\/lastBuildDate>/, '')
}

/** Characters that XML 1.0 forbids in any form (section 2.2): a single one makes the feed unreadable. */
const outsideXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** The feed library ends a section at the second `]]>` in it. */
const asCdata = (text: string) => text.replaceAll(']]>', ']]&gt;')

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The library would take the time of the render for an empty feed, and so change the file's ETag each time. */
const newestChange = (posts: readonly FeedPost[]) =>
  new Date(Math.max(0, ...posts.map(({ updatedAt }) => Date.parse(updatedAt))))
