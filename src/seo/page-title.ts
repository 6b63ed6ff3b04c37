import { site } from '#site.config.ts'
import type { PageOptions } from './page-options.ts'

export function pageTitle({ title = site.metadata.defaultTitle, withBrand = true }: PageOptions): string {
  return withBrand ? `${title} | ${site.brand}` : title
}
