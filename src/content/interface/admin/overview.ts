import { pluralize } from '#shared/words.ts'
import { answerPromisedHours } from '#content/promised-hours.ts'

export const overviewTexts = {
  title: 'Overview',
  viewSite: 'View site',
  countsHeading: 'Live counts',
  countsNote: 'from the database',
  publishedPosts: 'Published posts',
  drafts: 'Drafts',
  pendingRequests: 'Pending requests',
  unreadRequests: 'With unread messages',
  activeProjects: 'Active projects',
  clients: 'Clients',
  subscribers: 'Subscribers',
  countsError: 'The live counts could not be loaded.',
  lateTitle: `Waiting longer than ${pluralize(answerPromisedHours, 'hour')}`,
  lateEmpty: 'Nobody has been waiting longer than we promise.',
  newestTitle: 'Newest requests',
  newestEmpty: 'No requests yet. They appear here as soon as somebody sends one.',
  unsent: (count: number) => (count === 1 ? 'One email was not sent' : `${count} emails were not sent`),
  problems: (count: number) =>
    count === 1 ? 'Something broke in the last 24 hours' : `${count} things broke in the last 24 hours`,
  noFaults: 'No failed emails, and nothing broke in the last 24 hours.',
  faultsLoading: 'Looking for failed emails and errors…',
  clockMissing: 'The scheduler of the site has not run yet.',
  clockStopped: 'The scheduler of the site last ran',
  clockMeaning:
    'Waiting emails are sent the next time somebody saves or sends something, and no nightly backup is made. Whoever deploys the site can find out why with',
  clockCommand: 'npm run cf -- tail --config .wrangler/cloud/clock.json',
  clockFailed: 'A scheduled job failed in its last run. The log of the site says which.',
  waitingLoading: 'Everything on the site, and where to change it.',
  waitingNone: 'No request is waiting for an answer.',
  pendingNone: 'No request is pending, but',
  unread: (count: number) => (count === 1 ? 'one has unread messages' : `${count} have unread messages`),
  waiting: (count: number) => (count === 1 ? 'One request is pending' : `${count} requests are pending`),
  late: (count: number, hours: number) =>
    `${count === 1 ? 'one has' : `${count} have`} waited longer than the ${hours} h we promise`,
  waitingNoneLate: (waiting: string, hours: number) =>
    `${waiting}, none for longer than the ${hours} h we promise.`,
  sampleLabel: 'Sample statistics',
  sampleNote: 'Sample figures',
  cardsLabel: 'Parts of the back office',
} as const

export const nextAppointmentsTexts = {
  title: 'Next appointments',
  empty: 'No upcoming appointments. They appear here once a request is confirmed for a date.',
  withPerson: (name: string) => `With ${name}`,
  withNobody: 'Assigned to nobody',
} as const

export const releaseTexts = {
  released: (version: string) => `Version ${version} is out.`,
  changesLink: 'What has changed',
} as const

export const settingsTexts = {
  title: 'Settings',
  lede: 'What you change here, and what the person who runs your site changes for you.',
  beforeFile:
    'Posts, pages, jobs, case studies, services, authors, files, redirects, newsletter issues and users are changed in this back office. The brand, the offices, the opening hours, the payment link and the words of all other pages are part of the site itself. You can change them in the browser, on GitHub, or send the change to the person who looks after your site. They are in the folder',
  afterFile: ', and a change is online after the next deployment.',
} as const

export const backupTexts = {
  heading: 'Backups',
  newest: 'Last backup',
  drill: 'Last drill',
  drillNote: 'a backup restored as a test, with every row compared',
  nightly: 'Every night',
  nightlyStates: {
    off: 'off: no storage for backups is set up',
    on: 'to the bucket, kept for 7 days and 4 weeks',
    failed: 'the last one failed; the log of the scheduler says why',
    late: 'none has been made for more than 36 hours',
  },
  never: 'never',
  loading: 'loading',
  what: 'the last backup',
  beforeCommand: 'Whoever deploys the site makes one with',
  command: 'npm run backup -- --remote --passphrase --drill',
} as const

export const waitTexts = {
  justArrived: 'just\u00a0arrived',
  hours: (hours: number) => `waiting\u00a0${hours}\u00a0h`,
  days: (days: number) => `waiting\u00a0${days}\u00a0days`,
} as const

export const bookingsPanelTexts = {
  allLink: 'View all',
  allLabel: (title: string) => `View all: ${title}`,
} as const
