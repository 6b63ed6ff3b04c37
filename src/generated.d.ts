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

declare module '#generated/boot-script.ts' {
  /** The inline part. */
  export const bootScript: string
  export const bootFile: { path: string; text: string }
}

/** Every color of the site as #rrggbb, by the names in scripts/brand/color-roles.ts. */
declare module '#generated/brand-colors.ts' {
  type Roles = typeof import('../scripts/brand/color-roles.ts')
  type Hexes<Table> = Readonly<Record<keyof Table, string>>

  export const shades: Hexes<Roles['shadeColors']>
  export const light: Hexes<Roles['lightColors']>
  export const dark: Hexes<Roles['darkColors']>
  /** Two colors each, from top left to bottom right. */
  export const cardGradients: Readonly<Record<keyof Roles['cardGradients'], readonly [string, string]>>
  export const socialGrounds: Readonly<
    Record<keyof Roles['socialGrounds'], readonly [string, string, string]>
  >
  /** Contrast of the light scheme; more pairs are there than the accessibility page shows. */
  export const lightRatios: Readonly<
    Record<
      'ink on surface' | 'ink-soft on surface-tint' | 'link on surface' | 'on-primary on primary',
      number
    >
  >
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

/** The paths of pages that the site configuration switches off, as `src/shared/covers-path.ts` reads them. */
declare module '#generated/disabled-paths.ts' {
  export const disabledPaths: readonly string[]
}

/** The pages of `src/site/pages/` by their addresses. Made by `scripts/pages/build-own-pages.ts`. */
declare module '#generated/own-pages/index.ts' {
  import type { OwnPage } from '#shared/own-page.ts'

  export const ownPages: Readonly<Record<string, () => Promise<{ page: OwnPage }>>>
}

declare module '#generated/own-pages/links.ts' {
  export const menuEntries: readonly { menu: string; title: string; path: string; description: string }[]
  export const footerLinks: readonly { title: string; path: string }[]
}
