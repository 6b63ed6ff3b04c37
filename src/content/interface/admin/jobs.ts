import { labelTexts } from '#content/interface/common.ts'
import type { employmentTypes } from '#contracts/job-rules.ts'
import type { jobFields } from '#contracts/records/job.ts'
import type { JobState } from '#shared/job-state.ts'

export const jobsTitle = 'Jobs'

export const jobStateNames: Record<JobState, string> = {
  open: 'open',
  kept: 'open',
  closed: 'closed',
  gone: 'closed',
}

export const jobStatusNames = { open: 'open', closed: 'closed' } as const

export const employmentTypeNames: Record<(typeof employmentTypes)[number], string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  temporary: 'Temporary',
  contract: 'Contract',
  internship: 'Internship',
}

export const jobFieldTexts: Record<keyof typeof jobFields, string> = {
  title: labelTexts.title,
  department: 'Department',
  location: 'Location',
  employmentType: 'Type of employment',
  status: labelTexts.status,
  postedOn: 'First day',
  closesOn: 'Last day to apply',
  summary: 'Summary',
  description: labelTexts.description,
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  milestones: 'Milestones',
  countries: 'Countries',
  salary: 'Salary',
}

export const jobListTexts = {
  note: 'What the careers page offers. A job closes by itself after its last day; its page says so for 90 days.',
  newButton: 'New job',
  searchLabel: 'Search jobs',
  searchPlaceholder: 'Title or department',
  what: 'the jobs',
  caption: 'Jobs',
  emptyTitle: 'No jobs yet',
  emptyText: 'The careers page says that there are no open positions, and asks for resumes anyway.',
  emptyButton: 'Add a job',
  title: 'Job',
  department: 'Department',
  closes: 'Last day',
  state: 'State',
  actions: 'Actions',
  lastDay: (day: string) => `until ${day}`,
  closedOn: (day: string) => `closed on ${day}`,
  pastDay: (day: string) => `${day} has passed`,
  page: 'Page',
  pageLabel: (title: string) => `The page of ${title}`,
  close: 'Close',
  closeLabel: (title: string) => `Close ${title}`,
  reopen: 'Reopen',
  reopenLabel: (title: string) => `Reopen ${title}`,
  closedTitle: 'The job is closed',
  closedText: (title: string) => `${title} is off the careers page. Its page says that it is closed.`,
  reopenedTitle: 'The job is open again',
  reopenedText: (title: string) => `${title} is on the careers page.`,
  stillClosedTitle: 'The job is still closed',
  failedTitle: 'The job was not changed',
} as const

export const jobTexts = {
  loading: 'The job is loading.',
  what: 'the job',
  allJobs: 'All jobs',
  noun: 'job',
  publicPage: 'Open its page',
  formHeading: 'What the page says',
  deleteQuestion: (title: string) => ({
    title: `Delete “${title}” for good?`,
    text: 'Its page will answer that there is no such job. To take it off the careers page and keep it here, close it instead.',
    confirmLabel: 'Delete',
  }),
  newLede: 'It is on the careers page as soon as you add it.',
  addButton: 'Add the job',
  addedTitle: 'The job is added',
  addedText: (title: string) => `${title} is on the careers page.`,
  savedTitle: 'Saved',
  savedText: 'The careers page and the page of the job are up to date.',
  deletedTitle: 'The job is deleted',
  stateNotes: {
    open: (day: string) => `Open until ${day}.`,
    kept: (day: string) => `Its last day, ${day}, has passed, and the sample still offers it.`,
    closed: (day: string) => `Closed since ${day}. Its page says so.`,
    gone: (day: string) => `Closed since ${day}. Its page answers that it is gone.`,
  },
  /** For a job whose last day has passed: opening it alone would change nothing. */
  reopenNote: 'Its last day has passed. Choose a later one and save, and the job is open again.',
} as const

export const jobFormTexts = {
  postedOnHint: 'The page shows it as the day on which the job was posted.',
  closesOnHint: 'At the end of this day, the job closes by itself.',
  summaryHint: 'One line for the list and for search engines. Without it, they show the first sentence.',
  listHint: 'One on each line.',
  milestonesHint: 'Three lines, or none: after the first week, the first month and the first quarter.',
  countriesHint: 'Where remote applicants may live, one country on each line. Without any, worldwide.',
  salaryHint: 'Not shown without one. For example 40000–55000 per year. Also per month, week or hour.',
} as const
