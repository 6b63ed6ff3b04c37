import type { SocialCategory } from '#contracts/social-image.ts'
import type { JsonLd } from './json-ld.ts'

export interface Breadcrumb {
  name: string
  url: string
}

/** The metadata that a page may set (docs/spec/acceptance.md 426-447). */
export interface PageOptions {
  /** Path of the page; canonical and og:url are made from it unless given. */
  path: string
  title?: string
  /** Whether the brand follows the title; default yes. Long titles do without it. */
  withBrand?: boolean
  description?: string
  keywords?: readonly string[]
  robots?: string
  canonicalUrl?: string
  ogUrl?: string
  ogImage?: string
  ogImageSecure?: string
  ogImageAlt?: string
  /** Default 'website'. */
  ogType?: string
  /** Default 'summary_large_image'. */
  twitterCard?: string
  twitterSite?: string
  twitterCreator?: string
  /** Chooses the default social image; default 'company'. */
  category?: SocialCategory
  /** An article's own category, shown capitalised as its section; default: the social category. */
  articleSection?: string
  /** Article pages only; default: now. */
  articlePublishedTime?: string
  articleModifiedTime?: string
  articleAuthor?: string
  locale?: string
  alternateLocales?: readonly string[]
  price?: number
  /** Default 'USD'. */
  currency?: string
  /** Default 'in_stock'. */
  availability?: string
  /** Feed to announce, for blog pages. */
  feedPath?: string
  /** The pages before and after this one, where a list goes over several. */
  prevPath?: string | undefined
  nextPath?: string | undefined
  structuredData?: readonly JsonLd[]
  /** Whether a picture is drawn from title and description; default off. */
  useAiImage?: boolean
  /** What `type` the picture is asked for; default 'home'. */
  pageType?: string
}

/** The values that do not come from the page: origin of the deployment, the drawn picture, the clock. */
export interface HeadContext {
  origin: string
  /** Path of the picture drawn for this page, if there is one. */
  generatedImage?: string | undefined
  /** Path of a category's default picture. */
  defaultImage: (category: SocialCategory) => string
  now: () => Date
}
