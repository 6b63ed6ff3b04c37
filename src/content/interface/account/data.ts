import { erasedAnswers } from '#content/booking/erased-answers.ts'

export const dataCardTexts = {
  exportTitle: 'Your data',
  exportNote:
    'One JSON file with your account, sessions, projects, requests with their history and messages, and what you have set up for calendars. If your email address is confirmed, it also has your newsletter sign-up and the emails we sent you.',
  exportButton: 'Download your data',
  deleteTitle: 'Delete the account',
  deleteNote: `Your account, your sessions and your name are deleted for good, and pending requests and upcoming appointments are cancelled. We keep earlier requests, messages and projects for our books, without your ${erasedAnswers('email address')}. A newsletter sign-up is not part of your account: use the unsubscribe link in any issue.`,
} as const

export const deleteAccountTexts = {
  openButton: 'Delete your account',
  question: (username: string) => `Delete ${username}?`,
  text: "This can't be undone, not even by us. Download your data first if you want to keep it.",
  bookingsText: `Requests that you sent with this account or with its confirmed email address lose your ${erasedAnswers()}, and pending ones and upcoming appointments are cancelled. Requests of another address only leave the account: we still answer them.`,
  passwordLabel: 'Current password',
  keepButton: 'Keep my account',
  deleteButton: 'Delete the account',
  deleting: 'Deleting…',
  deletedTitle: 'Account deleted',
  deletedText: (username: string) => `${username} has been deleted, and you are signed out.`,
  probablyDeletedTitle: 'Account probably deleted',
  probablyDeletedText: (username: string) =>
    `${username} is signed out, so the first attempt has probably deleted it: only our answer was lost. An email says so. If none comes, sign in and try again.`,
} as const
