import { paymentUrl, site } from '#site.config.ts'

const brandTexts: readonly string[] = [
  site.brand,
  site.legalName,
  site.domain,
  site.email,
  site.phone,
  site.phoneHref,
  site.companyProfileUrl,
  paymentUrl,
  ...site.socialProfiles.map(({ url }) => url),
  ...Object.values(site.colors),
].filter((value): value is string => Boolean(value))

export function findBrandCopies(text: string): string[] {
  const lower = text.toLowerCase()
  return brandTexts.filter((value) =>
    value.startsWith('#') ? lower.includes(value.toLowerCase()) : text.includes(value),
  )
}

/**
 * Posts and `src/site/` are exempt because an agency writes its own, `follow-color.ts` because its colors stay when the
 * brand's change.
 */
export function mayNameTheBrand(file: string): boolean {
  if (file === 'src/site.config.ts' || file === 'scripts/brand/follow-color.ts' || /\.test\.tsx?$/.test(file))
    return true
  return ['docs/', 'tests/', 'bench/', 'src/content/posts/', 'src/site/'].some((folder) =>
    file.startsWith(folder),
  )
}
