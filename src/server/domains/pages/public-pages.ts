import { and, asc, eq, sql } from 'drizzle-orm'
import type { MenuPage, PublicPage } from '#contracts/pages.ts'
import { pageRules } from '#contracts/records/page.ts'
import { withPictures } from '#domains/files/shown-pictures.ts'
import { pages } from '#platform/db/schema/pages.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { unlink } from '#shared/links.ts'
import { headingOf } from './page-row.ts'

type Context = Pick<DatabaseContext, 'db'>

/** Literal, because SQLite uses a partial index for no parameter. */
const wherePublished = sql`${pages.status} = 'published'`
const whereInMenus = sql`${wherePublished} and (${pages.navigation} is not null or ${pages.isInFooter})`

/** Returns a published text page, or null when no published one has this slug. Links to disabled pages become plain text. */
export async function findPublicPage({ db }: Context, slug: string): Promise<PublicPage | null> {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), wherePublished))
  if (!row) return null
  const { title, description, isNoindex } = row
  const html = await withPictures({ db }, unlink(row.html, isPageOn))
  return { slug, title, description, heading: headingOf(row), isNoindex, html }
}

export async function pageExists({ db }: Context, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.slug, slug), wherePublished))
  return row !== undefined
}

export async function listPageSlugs({ db }: Context): Promise<string[]> {
  const rows = await db
    .select({ slug: pages.slug })
    .from(pages)
    .where(wherePublished)
    .limit(pageRules.pagesMax)
  return rows.map(({ slug }) => slug)
}

/** Returns the published pages that a menu or the footer shows, the first written first. */
export async function listMenuPages({ db }: Context): Promise<MenuPage[]> {
  const rows = await db
    .select({
      slug: pages.slug,
      title: pages.title,
      heading: pages.heading,
      navigation: pages.navigation,
      isInFooter: pages.isInFooter,
    })
    .from(pages)
    .where(whereInMenus)
    .orderBy(asc(pages.id))
    .limit(pageRules.menuPagesMax)
  return rows.map(({ slug, navigation, isInFooter, ...row }) => {
    const heading = headingOf(row)
    return {
      path: `/${slug}`,
      title: heading,
      menu: navigation && {
        name: navigation.menu,
        title: navigation.title || heading,
        description: navigation.description,
      },
      isInFooter,
    }
  })
}

/** Returns what the sitemap and llms.txt say of the published pages that search engines may list, by address. */
export async function listPageUrls({ db }: Context, limit: number) {
  const rows = await db
    .select({
      slug: pages.slug,
      title: pages.title,
      description: pages.description,
      changedAt: pages.updatedAt,
      isNoindex: pages.isNoindex,
    })
    .from(pages)
    .where(wherePublished)
    .orderBy(asc(pages.slug))
    .limit(limit)
  return rows
    .filter(({ isNoindex }) => !isNoindex)
    .map(({ slug, title, description, changedAt }) => ({ path: `/${slug}`, title, description, changedAt }))
}
