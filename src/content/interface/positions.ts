import type { Office } from '#shared/site-config.ts'

export const positionTexts = {
  worldwide: 'Worldwide',
  remoteIn: (countries: string) => `Remote (${countries})`,
  place: ({ city, country }: Pick<Office, 'city' | 'country'>) => `${city}, ${country}`,
  employment: {
    'part-time': 'Part-time',
    temporary: 'Temporary',
    contract: 'Contract',
    internship: 'Internship',
  },
} as const
