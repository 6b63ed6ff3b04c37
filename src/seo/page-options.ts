import type { Thing, WithContext } from 'schema-dts'
import type { SocialCategory } from '#contracts/social-image.ts'

export interface Breadcrumb {
  name: string
  url: string
}

export interface PageOptions {
  path: string
  title?: string
  withBrand?: boolean
  unread?: number
  description?: string
  keywords?: readonly string[]
  robots?: string
  canonicalUrl?: string
  ogUrl?: string
  ogImage?: string
  ogImageSecure?: string
  ogImageAlt?: string
  ogType?: string
  twitterCard?: string
  twitterSite?: string
  twitterCreator?: string
  category?: SocialCategory
  imageCategory?: string
  imageGround?: string | undefined
  articleSection?: string
  articlePublishedTime?: string
  articleModifiedTime?: string
  articleAuthor?: string
  locale?: string
  alternateLocales?: readonly string[]
  price?: number | string
  currency?: string
  availability?: string
  feedPath?: string
  prevPath?: string | undefined
  nextPath?: string | undefined
  structuredData?: readonly JsonLd[]
  useAiImage?: boolean
  pageType?: string
}

export interface HeadContext {
  origin: string
  generatedImage?: string | undefined
  defaultImage: (category: SocialCategory) => string
  now: () => Date
}

export type JsonLd = WithContext<Thing>
