/** What a build leaves in `.generated/`, so that types can be checked before the first one. */
declare module '#generated/document-parts.ts' {
  import type { StylePart } from '#render/page-styles.ts'

  export const entryChunk: string
  export const sharedChunks: readonly string[]
  /** By the router's id of the route. */
  export const chunksByRoute: Readonly<Record<string, readonly string[]>>
  export const fontPreloads: readonly string[]
  export const stylesheet: string
  export const styleParts: readonly StylePart[]
}

declare module '#generated/social-images.ts' {
  /** Names everything that social images are made of: code, fonts, art, brand. */
  export const socialDigest: string
}

/** Made from the route files by `scripts/pages/`. */
declare module '#generated/pages.ts' {
  import type { SiteRoute } from '#content/site-route.ts'

  export const siteRoutes: readonly SiteRoute[]
  /** Every page that search engines may list, but for those that only the database knows. */
  export const indexedPaths: readonly string[]
}
