import type { PostalAddress, ProfessionalService, WithContext } from 'schema-dts'
import { type Office, site } from '#site.config.ts'
import { absoluteUrl, canonicalUrl } from './canonical-url.ts'
import { defaultSocialImage } from './default-social-image.ts'

/** Areas of a page that sets none (docs/spec/acceptance.md 452). */
export const defaultAreasServed: readonly string[] = ['Global', 'United States', 'Nepal']

/** Returns the `@id` by which the structured data of every page refers to the business. */
export const businessId = (origin: string): string => `${canonicalUrl(origin, '/')}#business`

/**
 * Returns the agency as a professional service: offices, price range, telephone, company profile, areas served.
 * @see docs/spec/acceptance.md 448-452
 */
export function businessJsonLd(
  origin: string,
  areasServed: readonly string[] = defaultAreasServed,
): WithContext<Exclude<ProfessionalService, string>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': businessId(origin),
    name: site.brand,
    legalName: site.legalName,
    description: site.metadata.defaultDescription,
    url: canonicalUrl(origin, '/'),
    logo: absoluteUrl(origin, '/apple-touch-icon.png'),
    image: absoluteUrl(origin, defaultSocialImage('company')),
    telephone: site.phone,
    email: site.email,
    foundingDate: String(site.foundedYear),
    priceRange: '$$$',
    address: site.offices.map(postalAddress),
    areaServed: [...areasServed],
    sameAs: [...new Set([site.companyProfileUrl, ...site.socialProfiles.map(({ url }) => url)])],
  }
}

const postalAddress = ({ city, region, countryCode }: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  addressRegion: region,
  addressCountry: countryCode,
})
