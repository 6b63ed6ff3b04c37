/** A page of `src/site/pages/`, as the build leaves it in `.generated/own-pages/`. */
export interface OwnPage {
  path: string
  title: string
  description: string
  heading: string
  /** From the home page to this one; empty for pages at the top. */
  trail: readonly { name: string; url: string }[]
  robots?: 'noindex'
  html: string
}
