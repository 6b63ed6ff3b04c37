/**
 * Converts `pl`, `pl-PL` or `pl_PL` to Open Graph's form, `pl_PL`. A language alone gets the country where most of its
 * speakers live.
 */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale.replaceAll('_', '-')).maximize()
  return `${language}_${region}`
}
