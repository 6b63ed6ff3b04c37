import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { pageFaults } from '#content/interface/page-faults.ts'
import type { PageFields } from '#contracts/pages.ts'
import { redirectRules } from '#contracts/redirect-rules.ts'
import type { Db } from '#platform/db/open.ts'
import { pages } from '#platform/db/schema/pages.ts'
import { redirects } from '#platform/db/schema/redirects.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { PageRow } from './page-row.ts'

export interface AddressContext {
  db: Db
  /** Says what the site has at a path, apart from the redirects of the back office. */
  findPath: (path: string) => Promise<'page' | 'redirect' | 'none'>
}

const pathOf = (slug: string): string => `/${slug}`

/**
 * Returns what a rename does to the redirects of the back office: the old address of a page that readers know leads to
 * the new one, and so do redirects that led to the old one.
 */
export function redirectStatements(
  db: Db,
  { before, next }: { before: PageRow; next: PageFields },
  whereCurrent: SQL,
) {
  const [from, to] = [pathOf(before.slug), pathOf(next.slug)]
  if (from === to || before.status !== 'published') return {}
  const toUrl = sql`${to} || substr(${redirects.toUrl}, ${from.length + 1})`
  const whereRoom = sql`(select count(*) from ${redirects}) < ${redirectRules.redirectsMax}`
  return {
    wayBack: db
      .delete(redirects)
      .where(and(eq(redirects.fromPath, to), eq(redirects.toPath, from), whereCurrent)),
    laterRedirects: db
      .update(redirects)
      .set({ toPath: to, toUrl, revision: sql`${redirects.revision} + 1` })
      .where(and(eq(redirects.toPath, from), whereCurrent)),
    redirect: insertWhere(
      db,
      redirects,
      { fromPath: from, toPath: to, toUrl: to, status: 301 },
      sql`${whereCurrent} and ${whereRoom}`,
    ).onConflictDoNothing(),
  }
}

/** Matches while no other page has this address. */
export const whereSlugFree = (slug: string, ownId = 0): SQL =>
  sql`not exists (select 1 from ${pages} as other where other.slug = ${slug} and other.id <> ${ownId})`

/** Matches a redirect at an address. One that leads to the page itself, whose address it was, does not count. */
const matchesRedirect = (slug: string, ownSlug: string | undefined) =>
  and(
    eq(redirects.fromPath, pathOf(slug)),
    ownSlug === undefined ? undefined : ne(redirects.toPath, pathOf(ownSlug)),
  )

/** Matches while no redirect is at this address, apart from one that leads to the page itself. */
export const whereNotRedirected = (slug: string, ownSlug?: string): SQL =>
  sql`not exists (select 1 from ${redirects} where ${matchesRedirect(slug, ownSlug)})`

/** Returns why a page cannot have this address, or null. */
export async function findAddressRefusal(context: AddressContext, slug: string, own?: PageRow) {
  const fault = await findAddressFault(context, slug, own)
  return fault && pageRefusal(pageFaults[fault]({ path: pathOf(slug) }), 'slug')
}

async function findAddressFault({ db, findPath }: AddressContext, slug: string, own?: PageRow) {
  const [page] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.slug, slug), own && ne(pages.id, own.id)))
  if (page) return 'slug-taken'
  const [redirect] = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(matchesRedirect(slug, own?.slug))
  if (redirect) return 'path-redirected'
  if (own?.slug === slug && own.status === 'published') return null
  const found = await findPath(pathOf(slug))
  return found === 'page' ? 'path-taken' : found === 'redirect' ? 'path-redirected' : null
}

export const pageRefusal = (complaint: string, field?: keyof PageFields) => ({
  ok: false as const,
  reason: 'page-refused' as const,
  complaint,
  field,
})
