import type { PostalAddress, ProfessionalService, WithContext } from 'schema-dts'
import { type Office, site } from '#site.config.ts'
import { absoluteUrl, canonicalUrl } from './canonical-url.ts'
import { defaultSocialImage } from './default-social-image.ts'

/** Where the services are offered unless a page says otherwise (specification, static pages, section 9). */
export const defaultAreasServed: readonly string[] = ['Global', 'United States', 'Nepal']

/** The business as one thing: what else speaks of it on any page points here. */
export const businessId = (origin: string): string => `${canonicalUrl(origin, '/')}#business`

/**
 * The agency as a professional service: both offices, price range, telephone, company profile, areas served.
 * @param origin public origin of the deployment
 * @see specification, static pages, section 9
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
