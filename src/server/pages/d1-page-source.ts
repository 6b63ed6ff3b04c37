import type { PageSource } from '#contracts/page-source.ts'
import * as z from 'zod/mini'
import { articleSchema } from '#contracts/blog.ts'
import { siteContentSchema } from '#contracts/content.ts'
import { findPost } from '#server/blog/find-post.ts'
import { countPosts, listCards } from '#server/blog/list-posts.ts'
import { searchPosts } from '#server/blog/search/search-posts.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { findBooking } from '#server/bookings/find-booking.ts'
import { readSiteContent } from '#server/content/read-site-content.ts'
import type { Db } from '#server/db/open.ts'

/** How many posts the home page shows (docs/spec/acceptance.md 119). */
const teaserPosts = 3

/** What pages are drawn from on the server: the database, parsed by the contracts as on the wire. */
export function createD1PageSource(db: Db, now: Date): PageSource {
  return {
    teaser: () => listCards(db, { now, limit: teaserPosts }),
    async list(page, category) {
      const [posts, total] = await Promise.all([
        listCards(db, { now, page, category }),
        countPosts(db, { now, category }),
      ])
      return { posts, total }
    },
    search: (query) => searchPosts(db, query, now),
    /** Whose link it is only the Function of that page knows. */
    unsubscription: async () => ({ state: 'unknown' }),
    async article(slug) {
      const post = await findPost(db, slug, now)
      return post && z.parse(articleSchema, post)
    },
    async content() {
      return z.parse(siteContentSchema, await readSiteContent(db))
    },
    /** As a stranger sees it: who reads is known to the Function of that page alone. */
    async booking(code) {
      const stored = readCode(code)
      return stored === null ? null : findBooking(db, stored, null)
    },
  }
}
