/** What can be exported as a whole, with its formats. The first is the one of a request that names none. */
export const exportFormats = {
  posts: ['zip'],
  projects: ['csv', 'json'],
  users: ['csv', 'json'],
  services: ['csv', 'json'],
  'case-studies': ['csv', 'json'],
  pages: ['csv', 'json'],
  jobs: ['csv', 'json'],
  authors: ['csv', 'json'],
} as const satisfies Record<string, readonly ['zip' | 'csv' | 'json', ...('zip' | 'csv' | 'json')[]]>

export type ExportName = keyof typeof exportFormats
export type ExportFormat = (typeof exportFormats)[ExportName][number]

export const exportNames = Object.keys(exportFormats) as ExportName[]
