import { type SiteConfig, openGraphLocale } from '#shared/site-config.ts'
import { coversPath } from '#shared/url-paths.ts'
import { paymentLink } from '#features/site/strategy/payment-link.ts'
import { dialedDigits, parseLocale } from '../init/answers.ts'
import { isCountryCode } from '#shared/countries.ts'
import { brandColors } from '../brand/brand-colors.ts'
import { formatFaults, hexFaults, hoursFaults, isRead } from './format-faults.ts'

export function configFaults(site: SiteConfig, paymentUrl: string): string[] {
  const { metadata } = site
  const addresses = [
    ...(site.companyProfileUrl === undefined ? [] : [['companyProfileUrl', site.companyProfileUrl] as const]),
    ...(site.repositoryUrl === undefined ? [] : [['repositoryUrl', site.repositoryUrl] as const]),
    ...site.socialProfiles.map(({ url }, index) => [`socialProfiles[${index}].url`, url]),
  ] as const
  const faults: (string | false)[] = [
    ...findEmptyTexts('', { ...site, phone: site.phone || null, phoneHref: site.phoneHref || null }),
    !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(site.email) && `email "${site.email}" is not an email address`,
    dialedDigits(site.phone) !== dialedDigits(site.phoneHref) &&
      `phoneHref ${site.phoneHref} does not match phone ${site.phone}`,
    site.phoneHref !== '' &&
      !/^tel:\+\d+$/.test(site.phoneHref) &&
      `phoneHref "${site.phoneHref}" is not "tel:+" followed by digits`,
    !isHost(site.domain) && `domain "${site.domain}" is not a host name`,
    ...securityFaults(site.security),
    ...addresses.map(([field, address]) => !isHttps(address) && `${field} "${address}" is not an https URL`),
    ...site.imageHosts.map(
      (host) => !isHost(host) && `imageHosts contains "${host}", which is not a host name`,
    ),
    ...hexFaults(site.colors),
    ...(hexFaults(site.colors).length === 0 ? colorFaults(site.colors) : []),
    site.offices.filter(({ isHeadquarters }) => isHeadquarters).length !== 1 &&
      'offices must have exactly one headquarters',
    ...site.offices.map(
      ({ city, countryCode }) =>
        !isCountryCode(countryCode) &&
        `the office in ${city} has the country code "${countryCode}", which is not in ISO 3166, such as PT`,
    ),
    ...hoursFaults(site.supportHours),
    ...formatFaults(site),
    !isOpenGraphLocale(metadata.locale) &&
      `metadata.locale "${metadata.locale}" is not a known language and country, such as en_US`,
    ...(['twitterSite', 'twitterCreator'] as const).map((field) => {
      const handle = metadata[field]
      return (
        handle !== undefined &&
        !/^@\w{1,15}$/.test(handle) &&
        `metadata.${field} "${handle}" is not an @handle`
      )
    }),
    sellsStrategy(site) &&
      paymentUrl !== '' &&
      !paymentLink(paymentUrl).ok &&
      `paymentUrl "${paymentUrl}" is not an allowed payment link: visitors see an error instead`,
  ]
  return faults.filter((fault) => fault !== false)
}

export function configNotes(site: SiteConfig, paymentUrl: string): string[] {
  return paymentUrl === '' && sellsStrategy(site)
    ? [
        'paymentUrl is empty: visitors of /digital-marketing-strategy are told to order by email. To be paid online, set a link on www.paypal.com or paypal.me; or add the page to disabled',
      ]
    : []
}

const sellsStrategy = ({ disabled = [] }: SiteConfig): boolean =>
  !coversPath(disabled, '/digital-marketing-strategy')

function colorFaults(colors: SiteConfig['colors']): string[] {
  try {
    brandColors(colors)
    return []
  } catch (error) {
    return [`colors: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function findEmptyTexts(where: string, value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [`${where} is empty`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, entry]) =>
    findEmptyTexts(where ? `${where}.${field}` : field, entry),
  )
}

const securityFaults = ({ contact, policy }: SiteConfig['security'] = {}): (string | false)[] => [
  contact !== undefined &&
    !isHttps(contact) &&
    !/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(contact) &&
    `security.contact "${contact}" is neither "mailto:" with an email address nor an https URL`,
  policy !== undefined && !isHttps(policy) && `security.policy "${policy}" is not an https URL`,
  policy !== undefined &&
    contact === undefined &&
    'security.policy is shown only together with security.contact',
]

const isOpenGraphLocale = (locale: string): boolean =>
  isRead(() => parseLocale(locale)) && /^[a-z]{2,3}_[A-Z]{2}$/.test(openGraphLocale(locale))
const isHttps = (address: string): boolean => URL.parse(address)?.protocol === 'https:'
const isHost = (host: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)
