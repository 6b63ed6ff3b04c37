import type { SocialCategory } from '#contracts/social-image.ts'

/** `editor`: editors and administrators. */
export type PageAccess = 'everyone' | 'signed-in' | 'editor' | 'admin'

export interface RouteMeta {
  path: string
  access: PageAccess
  /** Also excludes the page from the sitemap. Pages behind the guard need it. */
  robots?: 'noindex' | 'noindex, follow'
  category?: SocialCategory
  pageType?: string
  useAiImage?: boolean
  feedPath?: string
}

export interface PageWords {
  path: string
  /** Leaves out the brand, with which it has 10 to 65 characters. */
  title: string
  description: string
  keywords?: readonly string[]
}

export type PageMeta = RouteMeta & PageWords

export interface GuardedPageMeta extends PageMeta {
  access: 'signed-in' | 'editor' | 'admin'
  robots: 'noindex'
  heading: string
}
