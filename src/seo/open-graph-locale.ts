/**
 * Returns `pl`, `pl-PL` or `pl_PL` as `pl_PL`, the form of Open Graph. A language alone gets the country where most of its
 * speakers live.
 */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale.replaceAll('_', '-')).maximize()
  return `${language}_${region}`
}
