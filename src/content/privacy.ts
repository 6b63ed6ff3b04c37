import { site } from '#site.config.ts'
import type { LegalSection, StoredRow } from './legal-page.ts'

/** Calendar day of the last change to this text. */
export const privacyUpdatedOn = '2026-11-21'

/** In the visitor's browser. Cookies cannot be read by scripts and are sent to this site only. */
export const storedInBrowser: readonly StoredRow[] = [
  {
    what: 'Cookie “session”',
    why: 'Keeps you signed in',
    where: 'Set when you sign in or register',
    howLong: '30 days after your last visit, or until you log out',
  },
  {
    what: 'Cookie “device”',
    why: 'Recognises a browser that signed in before, so that a stranger’s wrong guesses cannot lock you out',
    where: 'Set when you sign in or register',
    howLong: '180 days',
  },
  {
    what: 'Signed-in note',
    why: 'Lets the header wait for your name instead of jumping',
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
    why: 'The articles you keep, by address and title',
    where: 'Browser storage, never sent',
    howLong: 'Until you remove them',
  },
  {
    what: 'Draft of a service request or of a message',
    why: 'So that a reload does not cost you what you typed',
    where: 'Storage of the one tab; sent only when you send the request',
    howLong: 'Until you send it or close the tab',
  },
  {
    what: 'Unsaved post (staff only)',
    why: 'So that a lost connection does not cost a writer’s work',
    where: 'Browser storage; sent when the post is saved',
    howLong: 'Until the post is saved',
  },
]

/** In the site's database. */
export const storedOnServer: readonly StoredRow[] = [
  {
    what: 'Account: name, username, e-mail and when you confirmed it, kind of account, password as a hash',
    why: 'To sign you in and show you your projects',
    where: 'When you register',
    howLong: 'Until you delete it on your account page',
  },
  {
    what: 'Link to a new password or to confirm your e-mail: a hash of it and the address it went to',
    why: 'To know the link when you open it',
    where: 'When you register, change your e-mail or forget your password',
    howLong: '30 minutes, or until you use it; gone at the next clean-up',
  },
  {
    what: 'Known browser: a hash of the cookie “device” with your username',
    why: 'To count a stranger’s wrong guesses apart from yours',
    where: 'When you sign in',
    howLong: '180 days; gone at once when you set a new password by mail',
  },
  {
    what: 'Session: a hash of the cookie, browser type, last use',
    why: 'To know who a request comes from, and to end it',
    where: 'When you sign in',
    howLong: '30 days after the last use; gone at once when you log out',
  },
  {
    what: 'Service request: company, name, e-mail, service, timeline, budget, notes, and what became of it when',
    why: 'To answer it',
    where: 'When you send one',
    howLong:
      'Until you ask us to delete it; deleting your account takes name, e-mail and notes out of its requests and cancels those still pending',
  },
  {
    what: 'Messages about a request and reports about a project: text, author, time, and how far each side has read',
    why: 'So that you and we can look up what was agreed',
    where: 'When you or we write one',
    howLong: 'Until you ask us to delete it',
  },
  {
    what: 'Newsletter: e-mail and date',
    why: 'To send it, and not to send it again after you left',
    where: 'When you subscribe',
    howLong: 'Until you ask us to delete it; leaving stops the mail at once',
  },
  {
    what: 'Mail to you: address, subject and text',
    why: 'The outbox that confirmations and password links leave from',
    where: 'When the site writes to you',
    howLong:
      '30 days after it was sent, a link in it only until then; if you confirmed your e-mail, deleting your account deletes them at once',
  },
  {
    what: 'Attempts per network address',
    why: 'To slow down guessing and flooding',
    where: 'When you sign in, register, ask for a new password, subscribe or send a request',
    howLong: 'The count ends after an hour at most and is deleted at the next clean-up',
  },
]

export const privacySections: readonly LegalSection[] = [
  {
    id: 'short',
    heading: 'In short',
    paragraphs: [
      'You can read every public page without an account. There is no advertising, no tracking and no script from anybody else on this site. We store what you send us and what it takes to keep you signed in, and nothing to find out who you are.',
    ],
  },
  {
    id: 'who',
    heading: 'Who is responsible',
    paragraphs: [
      `${site.legalName}, with offices in ${site.offices.map(({ city, country }) => `${city} (${country})`).join(' and ')}. Questions about this policy, and every request below, go to ${site.email}.`,
    ],
  },
  {
    id: 'browser',
    heading: 'What your browser keeps',
    paragraphs: [
      'Two cookies, both only for signing in, and a few notes on your device that this site’s pages read and nobody else.',
    ],
  },
  {
    id: 'server',
    heading: 'What we keep',
    paragraphs: [
      'Passwords are stored as scrypt hashes, session cookies and links in mails as SHA-256 hashes: none can be read back, by us or by anybody who steals the database. What you change in your account changes these records.',
      'When you delete your account, it goes with its sessions, links and known browsers. The agency keeps earlier requests for its books, with the company and what was agreed but without your name, e-mail and notes; messages and projects stay without their author. What administrators did stays in a log under their username.',
    ],
  },
  {
    id: 'others',
    heading: 'Who else is involved',
    paragraphs: [
      'The site runs on Cloudflare, which carries each request and sees your network address as it does so. If you pay, you do it on PayPal’s page and under PayPal’s policy; we never see your card. Mails leave through the mail service that the site is set up with, which sees their address and text. Links to social networks are plain links: they learn nothing until you follow one.',
      'We sell no data and give none away. Staff see what they need to answer you.',
    ],
  },
  {
    id: 'rights',
    heading: 'What you can ask for',
    paragraphs: [
      'Your account page gives you a copy of what we store about you, changes your name, e-mail and password, ends sessions and deletes the account, all at once and without asking us. For the rest write to us; we answer within 24 hours and act without delay:',
    ],
    items: [
      'a copy of what we store about you, in a form that another program can read',
      'a correction',
      'the deletion of your account, your requests or your newsletter address',
      'an objection, or a complaint to the data protection authority where you live',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    paragraphs: ['When what the site stores changes, this text changes with it, and so does the date above.'],
  },
]
