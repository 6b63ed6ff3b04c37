/** A job as a file has it; a database that never had jobs is filled from the files. */
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
  officeCity?: string | undefined
  /** Where remote applicants may live: English names such as `Portugal`, or ISO codes. Without any, worldwide. */
  countries?: readonly string[] | undefined
  /** Without one, full-time. */
  employment?: 'part-time' | 'temporary' | 'contract' | 'internship' | undefined
  salary?: { min: number; max: number; per?: 'year' | 'month' | 'week' | 'hour' | undefined } | undefined
}

export interface Job extends Omit<JobPosting, 'milestones'> {
  id: string
  /** Three, or none. */
  milestones: readonly string[]
}
