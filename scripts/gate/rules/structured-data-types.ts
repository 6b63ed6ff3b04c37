import { site } from '#site.config.ts'

export type FieldKind = 'text' | 'address' | 'day' | 'number' | 'things'

const hasProfiles = site.socialProfiles.length > 0 || site.companyProfileUrl !== undefined

type Fields = Readonly<Record<string, FieldKind>>

/**
 * From Google's documentation of structured data. An unlisted type is a fault, so that someone decides which fields it
 * needs.
 */
export const requiredFields: Readonly<Record<string, Fields>> = {
  AdministrativeArea: { name: 'text' },
  AggregateRating: { ratingValue: 'number', ratingCount: 'number', bestRating: 'number' },
  Answer: { text: 'text' },
  Article: {
    headline: 'text',
    description: 'text',
    datePublished: 'day',
    author: 'things',
    publisher: 'things',
    mainEntityOfPage: 'address',
  },
  Blog: { name: 'text', url: 'address' },
  BlogPosting: {
    headline: 'text',
    description: 'text',
    datePublished: 'day',
    dateModified: 'day',
    author: 'things',
    publisher: 'things',
    mainEntityOfPage: 'address',
    image: 'address',
    articleSection: 'text',
  },
  BreadcrumbList: { itemListElement: 'things' },
  CollectionPage: { name: 'text', url: 'address' },
  CreativeWork: { name: 'text', description: 'text', url: 'address', dateModified: 'day', creator: 'things' },
  FAQPage: { mainEntity: 'things' },
  ItemList: { itemListElement: 'things' },
  JobPosting: {
    title: 'text',
    description: 'text',
    datePosted: 'day',
    validThrough: 'day',
    employmentType: 'text',
    hiringOrganization: 'things',
    identifier: 'things',
    responsibilities: 'text',
    skills: 'text',
    jobBenefits: 'text',
  },
  ListItem: { position: 'number', name: 'text', item: 'address' },
  MonetaryAmount: { currency: 'text', value: 'things' },
  Offer: { price: 'number', priceCurrency: 'text', url: 'address' },
  Organization: { name: 'text', url: 'address' },
  OpeningHoursSpecification: { dayOfWeek: 'text', opens: 'text', closes: 'text' },
  Person: { name: 'text' },
  ProfilePage: { mainEntity: 'things', url: 'address' },
  Place: { address: 'things' },
  PostalAddress: { addressLocality: 'text', addressCountry: 'text' },
  Product: { name: 'text', image: 'address', offers: 'things' },
  ProfessionalService: {
    name: 'text',
    url: 'address',
    ...(site.phone && { telephone: 'text' as const }),
    priceRange: 'text',
    address: 'things',
    openingHoursSpecification: 'things',
    image: 'address',
    areaServed: 'text',
    ...(hasProfiles && { sameAs: 'address' as const }),
  },
  PropertyValue: { name: 'text', value: 'text' },
  QuantitativeValue: {},
  Question: { name: 'text', acceptedAnswer: 'things' },
  Rating: { ratingValue: 'number', bestRating: 'number' },
  Review: { author: 'things', reviewRating: 'things', reviewBody: 'text' },
  Service: {
    name: 'text',
    description: 'text',
    url: 'address',
    image: 'address',
    provider: 'things',
    areaServed: 'text',
  },
  UnitPriceSpecification: { price: 'number', priceCurrency: 'text' },
  WebPage: { name: 'text', url: 'address' },
  WebSite: { name: 'text', url: 'address', publisher: 'things' },
}

export const requiredInside: Readonly<Record<string, Fields>> = {
  BlogPosting: { headline: 'text', url: 'address', datePublished: 'day' },
  ProfessionalService: { name: 'text', url: 'address' },
}
