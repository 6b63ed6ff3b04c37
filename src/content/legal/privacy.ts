import { askedFieldList, bookingFieldList } from '#content/booking/booking-fields.ts'
import { isPaidOnline } from '#shared/is-paid-online.ts'
import { answersAboutService, erasedAnswers } from '#content/booking/erased-answers.ts'
import { claims } from '#content/claims.ts'
import { officesInWords } from '#content/interface/offices.ts'
import type { NamedBookingField } from '#contracts/booking-fields.ts'
import { site } from '#site.config.ts'
import type { LegalSection, StoredRow } from '#content/legal/legal-page.ts'

const nameInText = ({ label }: NamedBookingField) => label.toLowerCase()
const askedFields = [...askedFieldList.map(nameInText), ...answersAboutService()].join(', ')
const erasedFields = new Intl.ListFormat('en-GB').format([
  ...bookingFieldList.filter(({ onAccountDeletion }) => onAccountDeletion === 'erase').map(nameInText),
  ...answersAboutService(),
])

export const privacyUpdatedOn = '2026-11-30'

export const storedInBrowser: readonly StoredRow[] = [
  {
    what: 'Cookie “session”',
    why: 'Keeps you signed in',
    where: 'Set when you sign in or register',
    howLong: '30 days after your last visit and 90 days after you signed in at most, or until you log out',
  },
  {
    what: 'Cookie “device”',
    why: 'Recognizes a browser that signed in before, so that a stranger’s wrong guesses cannot lock you out',
    where: 'Set when you sign in or register',
    howLong: '180 days',
  },
  {
    what: 'Cookie “bookmark”',
    why: 'Shows you what you have just sent or saved: it says how new the copy of our database has to be, and nothing about you',
    where: 'Set when you send something, and while you are signed in',
    howLong: '5 minutes',
  },
  {
    what: 'Cookie “booking”',
    why: 'Shows the request that you sent without an account with your name on it, which others who have its code do not see',
    where: 'Set when you send a request, or follow the link in our email about it',
    howLong: '24 hours',
  },
  {
    what: 'Signed-in note',
    why: 'Keeps the header from shifting while your name loads',
    where: 'Browser storage, never sent',
    howLong: 'Until you log out',
  },
  {
    what: 'High contrast',
    why: 'Your choice of contrast',
    where: 'Browser storage, never sent',
    howLong: 'Until you clear it',
  },
  {
    what: 'Saved articles',
    why: 'The articles you saved, by address and title',
    where: 'Browser storage, never sent',
    howLong: 'Until you remove them',
  },
  {
    what: 'Draft of a service request or message',
    why: 'So that you don’t lose what you typed when the page reloads',
    where: 'Storage of that one tab; sent only when you send the request',
    howLong: 'Until you send it or close the tab',
  },
  {
    what: 'Where your visit began: the first page that you opened here, the site whose link you followed, and the tags of a campaign in that link (utm_source and the like)',
    why: 'So that we learn which of our pages and links lead to requests',
    where: 'Storage of that one tab; sent only when you send a service request',
    howLong: 'Until you close the tab',
  },
  {
    what: 'Unsaved post (staff only)',
    why: 'So that a writer doesn’t lose work when the connection drops',
    where: 'Browser storage; sent when the post is saved',
    howLong: 'Until the post is saved',
  },
]

export const storedOnServer: readonly StoredRow[] = [
  {
    what: 'Account: name, username, email and when you confirmed it, account type, password as a hash',
    why: 'To sign you in and show you your projects',
    where: 'When you register',
    howLong: 'Until you delete it on your account page',
  },
  {
    what: 'Link to set a new password or confirm your email: a hash of the link and the address it was sent to',
    why: 'To recognize the link when you open it',
    where: 'When you register, change your email or forget your password',
    howLong: '30 minutes, or until you use it; deleted at the next cleanup',
  },
  {
    what: 'Known browser: a hash of the cookie “device” with your username',
    why: 'To count a stranger’s wrong guesses separately from yours',
    where: 'When you sign in',
    howLong: '180 days; deleted at once when you set a new password by email',
  },
  {
    what: 'Session: a hash of the cookie, browser type, last use',
    why: 'To know who a request comes from, and to let you end the session',
    where: 'When you sign in',
    howLong: '30 days after the last use; deleted at once when you log out',
  },
  {
    what: 'Second step, if you set one up: the key of your authenticator app (encrypted), recovery codes (as hashes), and your passkeys with their names, public keys and last use',
    why: 'So that your password alone does not open your account',
    where: 'When you set one up on your account page',
    howLong: 'Until you remove it, ask us to, or delete your account; a recovery code until it is used',
  },
  {
    what: `Service request: service, ${askedFields}, the time zone of your browser, where your visit to this site began, its status history, and whether it looks like spam, for which we also keep a hash of the notes`,
    why: 'To answer it, to give you the time of an appointment by your own clock, and to learn which of our pages and links lead to requests',
    where: 'When you send one',
    howLong: `Until you ask us to delete it; deleting your account removes the ${erasedFields}, the time zone and where the visit began from the requests that you sent with it or with its confirmed email, and cancels those that are pending or have an upcoming appointment`,
  },
  {
    what: 'Link to add a request to an account: a hash of the link, the request and the account',
    why: 'To ask at the email address of the request before another account gets it',
    where: 'When an account with another email asks for the request',
    howLong: '7 days, or until it is used; deleted at the next cleanup',
  },
  {
    what: 'Link to the messages of a request that belongs to no account: a hash of the link, the request and its email',
    why: 'So that you can read and answer our messages without an account, and nobody else can',
    where: 'When we write to you about the request, or you ask for a link',
    howLong: '30 days; deleted at the next cleanup',
  },
  {
    what: 'Messages about a request and reports about a project: text, author, time, and how far each side has read',
    why: 'So that you and we can look up what was agreed',
    where: 'When you or we write one',
    howLong: 'Until you ask us to delete it',
  },
  {
    what: 'Newsletter: email, when you signed up, confirmed and left, whether you signed up here or we added you with your consent, and a hash of the confirmation link',
    why: 'To send it, to stop sending it once you unsubscribe, and so that nobody else can sign you up again',
    where: 'When you subscribe',
    howLong:
      'Until you ask us to delete it, or delete an account with this confirmed email; unsubscribing stops the newsletter at once. A sign-up that nobody confirms is deleted after 7 days, at the next cleanup',
  },
  {
    what: 'What you chose to be emailed about, and subjects and links that wait for your daily summary',
    why: 'To email you as you chose',
    where: 'On your account page',
    howLong: 'Until you delete your account; a waiting line until its summary is written',
  },
  {
    what: 'Emails to you: address, subject and text',
    why: 'The outbox from which confirmations and password links are sent',
    where: 'When the site emails you',
    howLong:
      '30 days after an email is sent; links are removed as soon as it is sent. If you confirmed your email, deleting your account deletes them at once',
  },
  {
    what: 'Addresses that we no longer write to: email, and whether emails to it bounced or were reported as spam',
    why: 'So that nobody is sent emails that they refused, and others still get theirs',
    where: 'When your email service returns one of our emails or passes on your complaint',
    howLong:
      'Until you ask us to delete it. It stays when you delete your account, because it belongs to the mailbox: deleting it would start the emails again',
  },
  {
    what: 'Attempts per network address, and emails per address (as a hash)',
    why: 'To slow down password guessing and flooding, and so that nobody can flood you with our emails',
    where: 'When you sign in, register, request a new password, subscribe or send a request',
    howLong:
      'The count expires after an hour, that of emails after a day, and is deleted at the next cleanup',
  },
]

export const privacySections: readonly LegalSection[] = [
  {
    id: 'short',
    heading: 'In short',
    paragraphs: [
      'You can read every public page without an account. This site has no advertising, no tracking and no third-party scripts. We store what you send us and what it takes to keep you signed in, and nothing to identify or track you. A service request also says where that one visit began: the first page, the site that led you here and the tags of its link.',
    ],
  },
  {
    id: 'who',
    heading: 'Who is responsible',
    paragraphs: [
      `${site.legalName}, with ${officesInWords(site.offices)}. Questions about this policy, and every request below, go to ${site.email}.`,
    ],
  },
  {
    id: 'browser',
    heading: 'What your browser keeps',
    paragraphs: [
      'Two cookies for signing in, two for a few minutes while a second step or a passkey is asked for, one that keeps what you see up to date, one for the request that you have just sent, and a few notes on your device that only this site’s pages read.',
    ],
  },
  {
    id: 'server',
    heading: 'What we keep',
    paragraphs: [
      'Passwords are stored as scrypt hashes, and session cookies and links in emails as SHA-256 hashes. Nobody can read them back, neither we nor anybody who steals the database. What you change in your account changes these records.',
      `When you delete your account, its sessions, links and known browsers are deleted with it. The agency keeps the requests that you sent with the account or with its confirmed email for its records, with the company and what was agreed but without your ${erasedAnswers()}; messages and projects stay without their author. Requests of another email address that you added to the account only leave it: they belong to whoever sent them, and we keep what we need to answer. Actions by administrators and editors stay in a log under their username.`,
    ],
  },
  {
    id: 'others',
    heading: 'Who else is involved',
    paragraphs: [
      `The site runs on Cloudflare, which carries each request and sees your network address as it does so. ${isPaidOnline ? 'If you pay, you do so on PayPal’s page and under PayPal’s policy; we never see your card.' : 'This site takes no payments.'} Emails are sent through the email service that the site is set up with, which sees their address and text. Links to social networks are plain links: they learn nothing until you follow one.`,
      'We do not sell or share your data. Our staff see what they need to answer you.',
    ],
  },
  {
    id: 'rights',
    heading: 'What you can ask for',
    paragraphs: [
      `On your account page you can download a copy of what we store about you, change your name, email and password, end sessions and delete the account, without asking us. For anything else, write to us; we answer within ${claims.replyTime} and act without delay:`,
    ],
    items: [
      'a copy of what we store about you, in a machine-readable format',
      'a correction',
      'the deletion of your account, your requests or your newsletter address',
      'an objection, or a complaint to the data protection authority where you live',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    paragraphs: ['When the site starts or stops storing something, we update this text and the date above.'],
  },
]
