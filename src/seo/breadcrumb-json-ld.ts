import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absoluteUrl } from './canonical-url.ts'
import type { Breadcrumb } from './page-options.ts'

export function breadcrumbJsonLd(
  origin: string,
  breadcrumbs: readonly Breadcrumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(origin, url),
    })),
  }
}
