export function decimalSignOf(numberLocale: string): string {
  const parts = new Intl.NumberFormat(numberLocale, { numberingSystem: 'latn' }).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
