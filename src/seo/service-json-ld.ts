import type { Service, WithContext } from 'schema-dts'
import { machineAmount } from '#shared/formats.ts'
import { site } from '#site.config.ts'
import { businessId } from './business-json-ld.ts'
import { absoluteUrl, canonicalUrl } from '#shared/links.ts'

export interface ServiceDescription {
  name: string
  description: string
  url: string
  imageUrl: string
  provider?: string
  areaServed?: readonly string[]
  offer?: { name: string; price: number }
}

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
    areaServed: [...(service.areaServed ?? site.areasServed)],
    ...(service.offer
      ? {
          offers: {
            '@type': 'Offer',
            name: service.offer.name,
            price: machineAmount(service.offer.price),
            priceCurrency: site.formats.currency,
            url: canonicalUrl(origin, service.url),
          },
        }
      : {}),
  }
}
