import type { Service, WithContext } from 'schema-dts'
import { site } from '#site.config.ts'
import { businessId, defaultAreasServed } from './business-json-ld.ts'
import { absoluteUrl, canonicalUrl } from './canonical-url.ts'

/** One service as a page describes it (docs/spec/acceptance.md 453). */
export interface ServiceDescription {
  name: string
  description: string
  /** Path of the page that offers it. */
  url: string
  /** Path or absolute address. */
  imageUrl: string
  /** Default: the brand. */
  provider?: string
  /** Default: Global, United States, Nepal. */
  areaServed?: readonly string[]
  /** A fixed or lowest price, where there is one. */
  offer?: { name: string; priceUsd: number }
}

/** Returns a service as structured data: its provider, its areas and, where fixed, its price. */
export function serviceJsonLd(origin: string, service: ServiceDescription): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: canonicalUrl(origin, service.url),
    image: absoluteUrl(origin, service.imageUrl),
    provider: {
      '@type': 'ProfessionalService',
      '@id': businessId(origin),
      name: service.provider ?? site.brand,
      url: canonicalUrl(origin, '/'),
    },
    areaServed: [...(service.areaServed ?? defaultAreasServed)],
    ...(service.offer
      ? {
          offers: {
            '@type': 'Offer',
            name: service.offer.name,
            price: service.offer.priceUsd.toFixed(2),
            priceCurrency: 'USD',
            url: canonicalUrl(origin, service.url),
          },
        }
      : {}),
  }
}
