declare module '#generated/document-parts.ts' {
  export const entryChunk: string
  export const sharedChunks: readonly string[]
  export const chunksByRoute: Readonly<Record<string, readonly string[]>>
  export const fontPreloads: readonly string[]
  export const stylesheet: string
}

declare module '#generated/boot-script.ts' {
  export const bootScript: string
  export const bootFile: { path: string; text: string }
}

declare module '#generated/brand-colors.ts' {
  type Roles = typeof import('../scripts/fork/brand/color-roles.ts')
  type Hexes<Table> = Readonly<Record<keyof Table, string>>

  export const shades: Hexes<Roles['shadeColors']>
  export const light: Hexes<Roles['lightColors']>
  export const dark: Hexes<Roles['darkColors']>
  type CoverPalette = Hexes<Roles['coverPalettes']['teal']>

  export const coverPalettes: Readonly<Record<string, CoverPalette>>
  export const defaultCoverPalette: CoverPalette
  export const socialGrounds: Readonly<
    Record<keyof Roles['socialGrounds'], readonly [string, string, string]>
  >
  export const lightRatios: Readonly<
    Record<
      'ink on surface' | 'ink-soft on surface-tint' | 'link on surface' | 'on-primary on primary',
      number
    >
  >
}

declare module '#generated/cover-markup.ts' {
  import type { CoverFigure } from '#shared/drawings.ts'

  export const coverMarkup: Readonly<Record<CoverFigure, string>>
}

declare module '#generated/social-images.ts' {
  export const socialDigest: string
}

declare module '#generated/pages.ts' {
  import type { SiteRoute } from '#content/site-route.ts'

  export const siteRoutes: readonly SiteRoute[]
  export const indexedPaths: readonly string[]
  export const pageNames: Readonly<Record<string, string>>
  export const linkedServices: readonly number[]
}

declare module '#generated/disabled-paths.ts' {
  export const disabledPaths: readonly string[]
}

declare module '#generated/own-pages/index.ts' {
  import type { OwnPage } from '#shared/site-config.ts'

  export const ownPages: Readonly<Record<string, () => Promise<{ page: OwnPage }>>>
}

declare module '#generated/own-pages/links.ts' {
  import type { MenuPage } from '#contracts/pages.ts'

  export const menuEntries: readonly { menu: string; title: string; path: string; description: string }[]
  export const footerLinks: readonly { title: string; path: string }[]
  /** Text pages of the back office that `content:pull` wrote into files. */
  export const pulledMenuPages: readonly MenuPage[]
}
