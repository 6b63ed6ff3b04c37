import type { ExportFormat, ExportName } from '#contracts/export-rules.ts'

export const dataExportTexts = {
  title: 'Export',
  lede: 'Everything that you and your clients have entered, as files that other programs open. Bookings, newsletter sign-ups and the audit log are exported where they are listed.',
  beforeCommand: 'Whoever deploys the site exports all of it into a folder with',
  command: 'npm run export -- <folder> --remote',
  failedTitle: 'Nothing was exported',
  label: (record: string, format: string) => `${record}, ${format}`,
} as const

export const exportedRecordNames: Record<ExportName, string> = {
  posts: 'Posts',
  projects: 'Projects',
  users: 'Users',
  services: 'Services',
  'case-studies': 'Case studies',
  pages: 'Pages',
  jobs: 'Jobs',
  authors: 'Authors',
}

export const exportFormatNames: Record<ExportFormat, string> = {
  zip: 'Markdown (zip)',
  csv: 'CSV',
  json: 'JSON',
}

export const editOnGitHubTexts = {
  link: 'How to change a text on GitHub',
  beforePath: 'Step by step, in the files of the site:',
} as const
