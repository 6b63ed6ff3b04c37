import { homeCrumb } from '#content/interface/text-pages.ts'
import type { PublicPage } from '#contracts/pages.ts'
import type { OwnPage } from '#shared/site-config.ts'

/** Returns a text page of the back office as the page of a file would be. */
export function textPage({ slug, isNoindex, ...page }: PublicPage): OwnPage {
  const path = `/${slug}`
  return {
    ...page,
    path,
    trail: [homeCrumb, { name: page.heading, url: path }],
    ...(isNoindex ? { robots: 'noindex' as const } : {}),
  }
}
