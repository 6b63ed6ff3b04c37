import { cappedCount } from '#shared/words.ts'
import type { SiteConfig } from '#shared/site-config.ts'
import { site } from '#site.config.ts'
import type { PageOptions } from './page-options.ts'

const titleCharsMax = 65

type Names = Pick<SiteConfig, 'brand' | 'shortBrand'>

export function pageTitle(
  {
    title = site.metadata.defaultTitle,
    withBrand = true,
    unread = 0,
  }: Pick<PageOptions, 'title' | 'withBrand' | 'unread'>,
  names: Names = site,
): string {
  const suffixes = withBrand ? brandSuffixes(names) : []
  const count = unread > 0 ? `(${cappedCount(unread)}) ` : ''
  return count + title + (suffixes.find((suffix) => Array.from(title + suffix).length <= titleCharsMax) ?? '')
}

export function titleWithoutBrand(title: string, names: Names = site): string {
  const suffix = brandSuffixes(names).find((ending) => title.endsWith(ending)) ?? ''
  return title.slice(0, title.length - suffix.length)
}

const brandSuffixes = ({ brand, shortBrand }: Names): string[] =>
  [brand, shortBrand].flatMap((name) => (name ? [` | ${name}`] : []))
