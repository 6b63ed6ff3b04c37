import { asciiLetters } from '#shared/slug.ts'
import { and, gte, lt, ne } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'

const reservedSlugs = ['confirm', 'page', 'unsubscribe']
const slugCharsMax = 60
const takenMax = 200

function issueSlug(subject: string): string {
  const slug = asciiLetters(subject)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const short = atWordEnd(slug)
  return short === '' || reservedSlugs.includes(short) ? `issue${short && `-${short}`}` : short
}

function atWordEnd(slug: string): string {
  if (slug.length <= slugCharsMax) return slug
  const end = slug.lastIndexOf('-', slugCharsMax)
  return slug.slice(0, end > 0 ? end : slugCharsMax)
}

/** Returns the first slug that no other issue has. A concurrent save may still take it. */
export async function findFreeSlug(db: Db, subject: string, ownId = 0): Promise<string> {
  const base = issueSlug(subject)
  const rows = await db
    .select({ slug: newsletterIssues.slug })
    .from(newsletterIssues)
    .where(
      and(
        gte(newsletterIssues.slug, base),
        lt(newsletterIssues.slug, `${base}{`),
        ne(newsletterIssues.id, ownId),
      ),
    )
    .limit(takenMax)
  const takenSlugs = new Set(rows.map(({ slug }) => slug))
  if (!takenSlugs.has(base)) return base
  for (let number = 2; number <= takenMax; number += 1)
    if (!takenSlugs.has(`${base}-${number}`)) return `${base}-${number}`
  return `${base}-${Date.now().toString(36)}`
}
