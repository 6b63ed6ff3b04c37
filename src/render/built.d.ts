/** What `npm run build` leaves for the Functions; the hit of a stored page imports the first and nothing else. */
declare module '#built/build.js' {
  /** Changes with anything that changes a page's HTML: scripts, styles, components, policy, origin. */
  export const buildId: string
  /** The origin that the build was made for. */
  export const siteUrl: string
  export const securityHeaders: Readonly<Record<string, string>>
  /** File names of the migrations that this build expects, in order. */
  export const migrations: readonly string[]
}

declare module '#built/render.js' {
  import type { PageSource, SocialImageLookup } from '#contracts/page-source.ts'

  export interface RenderedPage {
    html: string
    status: number
  }
  /** Draws the finished HTML of one path. Loads React: import it dynamically. */
  export function renderPage(
    path: string,
    source: PageSource,
    lookup: SocialImageLookup,
  ): Promise<RenderedPage>
}
