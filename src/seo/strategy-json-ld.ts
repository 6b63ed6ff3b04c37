import type { Service, WithContext } from 'schema-dts'
import { machineAmount } from '#shared/formats.ts'
import { site, strategyRating } from '#site.config.ts'
import { canonicalUrl } from '#shared/links.ts'
import { serviceJsonLd } from './service-json-ld.ts'

interface StrategyOffer {
  name: string
  description: string
  serviceType: string
  path: string
  image: string
  price: number
  deliveryDays: number
}

export function strategyJsonLd(origin: string, offer: StrategyOffer): WithContext<Service> {
  const url = canonicalUrl(origin, offer.path)
  const price = machineAmount(offer.price)
  const { value, count, reviews } = strategyRating
  return {
    ...serviceJsonLd(origin, {
      name: offer.name,
      description: offer.description,
      url: offer.path,
      imageUrl: offer.image,
    }),
    serviceType: offer.serviceType,
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: site.formats.currency,
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: site.formats.currency,
        valueAddedTaxIncluded: true,
      },
      deliveryLeadTime: { '@type': 'QuantitativeValue', value: offer.deliveryDays, unitCode: 'DAY' },
    },
    ...(count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: `${value}`,
        bestRating: '5',
        ratingCount: `${count}`,
      },
    }),
    ...(reviews.length > 0 && {
      review: reviews.map(({ author, rating, text }) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: author },
        reviewRating: { '@type': 'Rating' as const, ratingValue: `${rating}`, bestRating: '5' },
        reviewBody: text,
      })),
    }),
  }
}
