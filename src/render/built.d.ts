declare module '#built/build.js' {
  export const buildId: string
  export const siteUrl: string
  export const isPreview: boolean
  export const version: string
  export const securityHeaders: Readonly<Record<string, string>>
  export const migrations: Readonly<Record<string, string>>
}

declare module '#built/styles.js' {
  import type { StylePart } from './page-styles.ts'
  import type { ShortNames } from '#render/short-classes.ts'

  export const laterSheet: string
  export const shortNames: ShortNames
  export const styleParts: readonly StylePart[]
}

declare module '#built/render.js' {
  import type { PageSource, SocialImageLookup } from '#contracts/page-source.ts'

  export interface RenderedPage {
    html: string
    status: number
  }
  /** Loads React, so import this module dynamically. */
  export function renderPage(
    path: string,
    source: PageSource,
    lookup: SocialImageLookup,
  ): Promise<RenderedPage>
}
