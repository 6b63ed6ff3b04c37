import { paymentUrl, site } from '#site.config.ts'

/** What belongs to one agency and so may stand in `src/site.config.ts` only. */
const brandTexts = [
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
]

/** The brand's texts and colours that `text` repeats. Colours count in any case. */
export function findBrandCopies(text: string): string[] {
  const lower = text.toLowerCase()
  return brandTexts.filter((value) =>
    value.startsWith('#') ? lower.includes(value.toLowerCase()) : text.includes(value),
  )
}

/** The config itself, what is about the site rather than part of it, and posts, which an agency writes itself. */
export function mayNameTheBrand(file: string): boolean {
  if (file === 'src/site.config.ts' || /\.test\.tsx?$/.test(file)) return true
  return ['docs/', 'tests/', 'bench/', 'src/content/posts/'].some((folder) => file.startsWith(folder))
}
