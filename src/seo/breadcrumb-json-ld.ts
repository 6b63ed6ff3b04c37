import type { BreadcrumbList, WithContext } from 'schema-dts'
import { isPageOn } from '#shared/is-page-on.ts'
import { absoluteUrl } from '#shared/links.ts'
import type { Breadcrumb } from './page-options.ts'

export function breadcrumbJsonLd(
  origin: string,
  breadcrumbs: readonly Breadcrumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs
      .filter(({ url }) => isPageOn(url))
      .map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(origin, url),
      })),
  }
}
