import type { ImportColumn, ImportProblem, ImportQuestion, ListedIssue } from '#contracts/admin-issues.ts'
import { type DigestFrequency, importRules, type IssueState } from '#contracts/newsletter-rules.ts'
import { formatNumber } from '#shared/formats.ts'
import { pluralize } from '#shared/words.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { archivePath } from '#shared/page-paths.ts'

const whereArchived = (sentence: string) => (isPageOn(archivePath) ? sentence : '')

export const issueStateNames: Record<IssueState, string> = {
  draft: 'draft',
  scheduled: 'scheduled',
  sending: 'sending',
  sent: 'sent',
  stopped: 'stopped',
}

export const issueOriginNames: Record<ListedIssue['origin'], string> = {
  written: 'Written for the newsletter',
  post: 'From a blog post',
  digest: 'Digest of the blog',
}

export const issueListTexts = {
  title: 'Newsletter',
  note: (subscribers: number) =>
    `Issues, and what became of each. ${subscribers === 0 ? 'Nobody is' : pluralize(subscribers, 'person is', 'people are')} subscribed.`,
  loadingNote: 'Issues, and what became of each. Counting the subscribers …',
  newButton: 'New issue',
  allIssues: 'All issues',
  signUps: 'Subscribers',
  what: 'the issues',
  emptyTitle: 'No issues yet',
  emptyText: `Write one${isPageOn('/blog') ? ', or make one from a blog post' : ''}. Every confirmed subscriber gets it once.`,
  caption: 'Issues',
  subject: 'Subject',
  sent: 'Sent',
  bounced: 'Bounced',
  left: 'Left since',
  when: 'When',
} as const

export const newsletterNoticeTexts = {
  noProvider: 'No email provider is set up, so no issue is sent.',
  noProviderMeaning: 'To set one up, follow',
  clockMissing: 'The clock is not running, so no issue is sent until it is.',
  clockMeaning: 'To start it, follow',
} as const

export const newIssueTexts = {
  title: 'New issue',
  lede: 'Nothing is sent until you say so.',
  writeHeading: 'Write one',
  subjectHint: 'What readers see in their inbox. You can change it until the issue is sent.',
  writeButton: 'Start writing',
  postHeading: 'From a blog post',
  postNote: 'Copies the title and the text of a published post, which you can then change.',
  post: 'Post',
  postsWhat: 'the posts',
  noPosts: 'There is no published post yet.',
  postButton: 'Copy the post',
  failedTitle: 'The issue was not created',
} as const

export const issueTexts = {
  noun: 'issue',
  one: 'Issue',
  what: 'the issue',
  loading: 'An issue of the newsletter.',
  subject: 'Subject',
  text: 'Text',
  textHint: 'Markdown, as in blog posts. The link to unsubscribe and the one to the website are added.',
  preview: 'Preview',
  saved: 'Saved',
  savedText: 'Nobody gets the issue until you send it.',
  sendingHeading: 'Sending',
  test: 'Send a test to me',
  testTitle: 'The test is queued',
  testText: (subject: string) => `“${subject}” will be sent to the address of your account.`,
  testFailed: 'The test was not queued',
  changedFailed: 'That did not work',
  saveFirst: 'Save your changes first.',
  sendNow: 'Send now',
  sendTitle: (people: number) => `Send to ${pluralize(people, 'person', 'people')}?`,
  sendText: `Everybody who has confirmed their subscription by now gets this email, the first ones within a minute.${whereArchived(' It also appears in the archive on the website.')}`,
  sendConfirm: 'Send it',
  at: 'Send later',
  schedule: 'Schedule',
  scheduledFor: 'It is sent to everybody who is subscribed at this time:',
  takeBack: 'Take it back',
  takeBackNote: 'Take it back to change it.',
  stop: 'Stop sending',
  stopTitle: 'Stop sending this issue?',
  stopText: `Those who have it already keep it. Nobody else gets it, and sending cannot be resumed.${whereArchived(' It stays in the archive.')}`,
  keepSending: 'Keep sending',
  asPage: 'Open its page',
  counts: {
    sent: 'Sent',
    waiting: 'In the queue',
    failed: 'Rejected',
    bounced: 'Bounced',
    left: 'Left since',
  },
  stoppedNote:
    'Sending was stopped by an administrator, or because the provider rejected more emails than it accepted. “Emails” shows why.',
  leftNote:
    'A bounce or an unsubscription counts toward the last issue that the subscriber got, for 30 days.',
} as const

export const deleteIssueTexts = {
  deletedTitle: 'Issue deleted',
  deletedText: (subject: string) => `“${subject}” is gone.`,
  failedTitle: 'The issue was not deleted',
  question: (subject: string) => ({
    title: `Delete “${subject}” for good?`,
    text: `Its text and its figures cannot be restored.${whereArchived(' Its page goes too, and links to it in emails that were sent stop working.')}`,
    confirmLabel: 'Delete the issue',
  }),
  draftQuestion: (subject: string) => ({
    title: `Delete “${subject}” for good?`,
    text: 'Nobody has received it yet. Its text cannot be restored.',
    confirmLabel: 'Delete the draft',
  }),
  button: 'Delete the issue',
} as const

export const digestNames: Record<DigestFrequency, string> = {
  off: 'Off',
  weekly: 'Weekly',
  monthly: 'Monthly',
}

export const newsletterSettingsTexts = {
  heading: 'Sending',
  what: 'the settings',
  digest: 'Digest of the blog',
  digestHint:
    'Sends the posts published since the last digest, on Mondays or on the first of the month at 9:00. Without a new post, nothing is sent.',
  perDay: 'Emails per day, at most',
  perDayHint:
    'If your provider has a daily limit, stay below it, so that other emails still go out. Blank: no limit.',
  savedTitle: 'Settings saved',
  failedTitle: 'The settings were not saved',
} as const

export const importTexts = {
  heading: 'Import subscribers',
  note: 'A CSV file with a column “Email” and a column “Consent given”, the day as 2026-03-05, or the file that your newsletter service exports. At most 10,000 rows.',
  responsibility:
    'Import only people who agreed to get this newsletter, and keep the proof: the site takes your word for it. Nobody who left, bounced or complained is subscribed again.',
  file: 'CSV file',
  check: 'Check the file',
  nothingChanged: 'Nothing has been changed yet.',
  preview: 'What the import would do',
  import: (count: number) => `Import ${pluralize(count, 'person', 'people')}`,
  nobody: 'There is nobody to add.',
  doneTitle: 'Imported',
  doneText: (count: number) => `${pluralize(count, 'person was', 'people were')} added.`,
  failedTitle: 'The file was not imported',
  rows: {
    added: 'New',
    present: 'Subscribed already',
    left: 'Left earlier, stay out',
    suppressed: 'Bounced or complained, stay out',
    unconfirmed: 'Have yet to confirm, stay as they are',
    problemCount: 'With a problem, left out',
  },
  line: (line: number, problem: string) => `Line ${line}: ${problem}`,
  columns: 'How the columns were read',
  column: ({ role, subscribed, left }: ImportColumn) =>
    role === 'email'
      ? 'the email address'
      : role === 'date'
        ? 'the date of consent'
        : subscribed > 0
          ? `${formatNumber(subscribed)} subscribed, ${formatNumber(left)} left out`
          : `${formatNumber(left)} left out`,
  unread: 'Other columns are not read.',
  questions: 'What does the file mean?',
  questionsNote: 'Until you choose, these people are left out.',
  question: ({ heading, value, rows }: ImportQuestion) =>
    `${value === null ? `Other values in “${heading}”` : `“${value}” in “${heading}”`} (${pluralize(rows, 'row', 'rows')})`,
  meanings: {
    left: 'Leave these people out',
    subscribed: 'These people are subscribed',
    nothing: 'Says nothing about the newsletter',
  },
  moreProblems: (count: number) => `And ${pluralize(count, 'more line', 'more lines')}.`,
} as const

export const importProblemNames: Record<ImportProblem, string> = {
  email: 'not an email address',
  'consent-missing': 'no date of consent',
  'consent-malformed': 'the date of consent is not written as 2026-03-05',
  'consent-in-future': 'the date of consent is in the future',
  'consent-too-early': `the date of consent is before ${importRules.consentYearMin}`,
  repeated: 'this address appears more than once',
  'not-subscribed': 'the file says that this person is not subscribed',
  'not-understood': 'it is not clear whether this person is subscribed',
  'too-many-cells':
    'the line has more cells than there are columns. Put texts with commas in quotation marks',
}
