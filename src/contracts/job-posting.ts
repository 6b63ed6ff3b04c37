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
  /** The city of one of your offices, where the work is done. Without one, the position is remote. */
  officeCity?: string
  /** Where remote applicants may live: English names such as `Portugal`, or ISO codes. Without any, worldwide. */
  countries?: readonly string[]
  /** Without one, full-time. */
  employment?: 'part-time' | 'temporary' | 'contract' | 'internship'
  salary?: { min: number; max: number; per?: 'year' | 'month' | 'week' | 'hour' }
}

export interface Job extends JobPosting {
  id: string
}
