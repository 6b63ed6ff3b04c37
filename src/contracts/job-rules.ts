export const remote = 'Remote'

export const employmentTypes = ['full-time', 'part-time', 'temporary', 'contract', 'internship'] as const

export const jobStatuses = ['open', 'closed'] as const

export const jobRules = {
  lineCharsMax: 300,
  linesMax: 30,
  countriesMax: 30,
  salaryMax: 100_000_000,
  /** Jobs that the careers page lists. Later ones have their pages, the sitemap and the links between jobs. */
  listedMax: 200,
  /** Other jobs that the page of a job links to. */
  othersMax: 24,
} as const
