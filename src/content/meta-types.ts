import type { SocialCategory } from '#contracts/social-image.ts'

/** Who may see a page. Pages that are not for everyone stand behind the guard. */
export type PageAccess = 'everyone' | 'signed-in' | 'admin'

/** What all pages of one route have in common. */
export interface RouteMeta {
  /** As the route spells it: `/about`, or `/careers/$id` where the address has a parameter. */
  path: string
  access: PageAccess
  /** Keeps the page out of the sitemap. Pages behind the guard need it. */
  robots?: 'noindex' | 'noindex, follow'
  /** Chooses the default social image. */
  category?: SocialCategory
  /** What a social image of its own is asked for as. */
  pageType?: string
  /** Whether the page has a social image made from its title and description. */
  useAiImage?: boolean
  feedPath?: string
}

/** What a page is called in tabs, in search results and on shared cards. */
export interface PageWords {
  path: string
  /** Without the brand: 10 to 65 characters with it. */
  title: string
  /** 50 to 170 characters. */
  description: string
  keywords?: readonly string[]
}

/**
 * A page's title, description and what the site must know of it. Each stands in a `meta.ts` or `*-meta.ts` of
 * `src/content/`; every list of pages is made from these and the route files (`scripts/pages/site-routes.ts`).
 */
export type PageMeta = RouteMeta & PageWords

export interface GuardedPageMeta extends PageMeta {
  access: 'signed-in' | 'admin'
  robots: 'noindex'
  /** Shown while the account is checked. */
  heading: string
}
