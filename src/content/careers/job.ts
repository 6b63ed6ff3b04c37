export interface JobPosting {
  title: string
  department: string
  /** `YYYY-MM-DD`, as is `closesOn`. */
  postedOn: string
  closesOn: string
  summary: string
  description: string
  responsibilities: readonly string[]
  requirements: readonly string[]
  milestones: readonly [week: string, month: string, quarter: string]
  salary?: { min: number; max: number }
}

export interface Job extends JobPosting {
  id: string
}

export const jobTerms = {
  location: 'Remote (Worldwide)',
  type: 'Full-time',
  applyPath: '/contact?subject=Job%20Application',
} as const
