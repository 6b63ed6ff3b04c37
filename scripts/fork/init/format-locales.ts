import { PlainFailure } from '../../lib/plain-failure.ts'
import { parseLocale } from './answers.ts'

/**
 * The languages whose numbers and amounts workerd and Chromium write as Node does. Node knows more languages; in those,
 * a page of the build would say "25.000 kr." where a page of the Functions says "ISK 25,000", and a browser writes the
 * amount in the language of its reader.
 */
const languages = new Set(
  [
    'af am ar bg bn ca cs da de el en es et fa fi fil fr gu he hi hr hu id it ja kn ko',
    'lt lv ml mr ms nb nl no pl pt ro ru sk sl sr sv sw ta te th tr uk ur vi zh',
  ].flatMap((line) => line.split(' ')),
)

const newerInNode: readonly string[] = ['fr-CH']

export function unlikeLocale(locale: string): string {
  const reason = newerInNode.includes(locale)
    ? 'in an older form on Cloudflare and in browsers'
    : 'not known to Cloudflare and every browser'
  return `${reason}, so some pages would write amounts differently: write ${widelyKnownLocale(locale)}`
}

export function parseFormatLocale(text: string): string {
  const locale = parseLocale(text)
  if (!isWrittenAlike(locale)) throw new PlainFailure(`"${text}" is ${unlikeLocale(locale)}.`)
  return locale
}

export function isWrittenAlike(locale: string): boolean {
  const { language, region } = new Intl.Locale(locale)
  if (newerInNode.includes(`${language}-${region}`)) return false
  return languages.has(language)
}

function widelyKnownLocale(locale: string): string {
  const { region } = new Intl.Locale(locale).maximize()
  return region === undefined ? 'en' : `en-${region}`
}
