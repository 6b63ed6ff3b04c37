import type { WebSite, WithContext } from 'schema-dts'
import { textLanguage } from '#shared/plain-text.ts'
import { site } from '#site.config.ts'
import { businessId } from './business-json-ld.ts'
import { canonicalUrl } from '#shared/links.ts'

export function websiteJsonLd(origin: string): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.brand,
    url: canonicalUrl(origin, '/'),
    inLanguage: languageOf(site.metadata.locale.replaceAll('_', '-')),
    publisher: { '@id': businessId(origin) },
  }
}

export function languageOf(locale: string): string {
  const { language, baseName } = new Intl.Locale(locale)
  return language === textLanguage ? baseName : textLanguage
}
