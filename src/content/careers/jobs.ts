export const departments = ['Marketing', 'Product Development', 'Quality Assurance'] as const
export type Department = (typeof departments)[number]

export interface Job {
  id: number
  title: string
  department: Department
  postedOn: string
  summary: string
}

/** May be empty: the careers page then says so. */
export const jobs: readonly Job[] = [
  {
    id: 1,
    title: 'Senior Digital Marketing Specialist',
    department: 'Marketing',
    postedOn: '2025-04-28',
    summary: 'Plans and runs search, content and email for a handful of clients',
  },
  {
    id: 2,
    title: 'Senior Full-Stack Developer',
    department: 'Product Development',
    postedOn: '2025-04-25',
    summary: 'Builds client products in TypeScript, from schema to screen',
  },
  {
    id: 3,
    title: 'AI Engineer',
    department: 'Product Development',
    postedOn: '2025-04-24',
    summary: 'Builds micro-agents that do one job and can be measured on it',
  },
  {
    id: 4,
    title: 'Content Marketing Specialist',
    department: 'Marketing',
    postedOn: '2025-04-22',
    summary: 'Turns what clients know into pages that people look for',
  },
  {
    id: 5,
    title: 'Senior Laravel Developer',
    department: 'Product Development',
    postedOn: '2025-04-21',
    summary: 'Looks after the PHP platforms that clients make their money on',
  },
  {
    id: 6,
    title: 'Mobile App Developer',
    department: 'Product Development',
    postedOn: '2025-04-17',
    summary: 'Ships React Native apps and looks after them in the stores',
  },
  {
    id: 7,
    title: 'QA Engineer',
    department: 'Quality Assurance',
    postedOn: '2025-04-15',
    summary: 'Finds out how a product breaks before a customer does',
  },
]

/** The departments with an open position, in order. */
export const hiringDepartments = departments.filter((department) =>
  jobs.some((job) => job.department === department),
)

export const jobTerms = {
  location: 'Remote (Worldwide)',
  type: 'Full-time',
  validThrough: '2025-07-31',
  /** Literal (docs/spec/acceptance.md 229) */
  applyPath: '/contact?subject=Job%20Application',
} as const
