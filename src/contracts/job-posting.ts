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
  /** The city of an office where the work is done. Without one, the position is remote. */
  officeCity?: string
  /** Where remote applicants may live: English names such as `Portugal`, or ISO codes. If omitted, worldwide. */
  countries?: readonly string[]
  /** If omitted, full-time. */
  employment?: 'part-time' | 'temporary' | 'contract' | 'internship'
  salary?: { min: number; max: number; per?: 'year' | 'month' | 'week' | 'hour' }
}

export interface Job extends JobPosting {
  id: string
}
