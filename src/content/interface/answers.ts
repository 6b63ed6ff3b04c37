import { waitingTime } from '#content/interface/waiting-time.ts'
import { formatNumber } from '#shared/formats.ts'
import { listInWords } from '#shared/plain-text.ts'

export const generalRefusals = {
  'invalid-input': ({ complaint }: { complaint: string }) => complaint,
  'invalid-field': ({ field }: { field: string }) => `Check the field "${field}".`,
  'not-json': 'The request is not valid JSON.',
  'cursor-invalid': '"after" must be the "next" of another page of this list.',
  'report-invalid': 'This is not a report of a policy violation.',
  'sign-in-first': 'Sign in first.',
  'other-role': 'Your account does not have access to this.',
  'providers-only': 'Only service providers can do this.',
  'admins-only': 'Only administrators can do this.',
  'cross-site': 'This request comes from another site.',
  'not-the-live-site': ({ siteUrl }: { siteUrl: string }) =>
    `This is a preview or an old version of the site, so nothing can be sent or changed here. Go to ${siteUrl} instead.`,
  'no-such-page': 'Nothing exists at this address.',
  'method-not-allowed': ({ methods }: { methods: readonly string[] }) => `Use ${methods.join(' or ')} here.`,
  'body-too-large': ({ bytesMax }: { bytesMax: number }) =>
    `The request is larger than ${bytesMax / 1024} KB.`,
  'not-json-type': 'Send application/json.',
  'too-many-attempts': ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
    `Too many attempts. Try again in ${waitingTime(retryAfterSeconds)}.`,
  'filled-by-program':
    'A hidden field of this form was filled in, as automated programs do. Reload the page and fill in only what you see.',
  'person-check-needed':
    'Confirm that you are a person, and this will be sent. That needs JavaScript; without it, write to us instead.',
  'person-check-unavailable':
    'We could not check whether a person sent this. Try again in a few minutes, or write to us instead.',
} as const

export const unexpectedError = 'Something went wrong'

export const accountRefusals = {
  'credentials-wrong': 'Incorrect username or password.',
  'account-disabled': 'This account is disabled. Contact us to restore it.',
  'not-signed-in-yet':
    'Your account is ready, but you could not be signed in just now. Sign in with your username and the new password.',
  'own-password-wrong': 'Your current password is incorrect.',
  'password-guessable': 'This password is too easy to guess. Try a few unrelated words instead.',
  'link-expired': 'This link has already been used or has expired. Request a new one.',
  'invitation-expired':
    'This invitation has already been used, has expired, or was replaced by a newer one. Ask for a new one.',
  'not-your-link': 'This link belongs to another account. Sign in to that account, then open the link again.',
  'username-taken': 'Username already exists',
  'email-taken': 'An account with this e-mail already exists',
  'email-confirmed-already': 'This email address is already confirmed.',
  'account-conflict': 'Your account was just changed somewhere else. Reload the page.',
  'only-admin':
    'You are the only administrator who can sign in. Add another one first, then delete this account.',
  'session-not-found': 'This session has already ended.',
  'calendar-address-refused':
    'Enter the full address of a calendar. It begins with https:// and a public host name, without a port, a username or a password.',
  'own-calendar-url':
    'This is a calendar of this site, whose appointments are already counted. Enter the address of another calendar.',
  'calendar-agency-only':
    'Your calendar counts once an administrator gives you a project, or offers times for you. Enter its address then.',
  'calendar-unavailable':
    'Calendars cannot be read here yet: this site has no key to store their addresses safely.',
  'code-wrong':
    'This code is not correct. A code works once; wait for the next one, and check the clock of your phone.',
  'second-step-expired': 'This sign-in took too long. Start again with your password.',
  'step-up': "Confirm that it's you first.",
  'second-factor-needed':
    'Administrators need a second step at sign-in. Set one up under Your account first.',
  'authenticator-unavailable':
    'Authenticator apps cannot be used here yet: this site has no key to store them safely.',
  'authenticator-exists': 'Your account has an authenticator app already. Remove it first.',
  'authenticator-not-found': 'Your account has no authenticator app.',
  'passkey-refused': 'This passkey was not accepted. Try again, or sign in another way.',
  'passkey-exists': 'This passkey is already in use.',
  'passkey-not-found': 'There is no such passkey.',
  'passkeys-too-many': 'Your account has ten passkeys, as many as it can hold. Remove one first.',
  'second-factor-missing': 'Your account has no second step. Add an authenticator app or a passkey first.',
  'email-topic-unavailable': 'Your account does not get emails of this kind.',
  'last-second-factor': 'Administrators need a second step. Add another one first, then remove this one.',
} as const

export const accountNotices = {
  resetRequested:
    'If there is an account with this email address, a link to set a new password is on its way.',
  passwordSet: 'Your new password is set. You can sign in with it.',
  passwordChanged: 'Your password has been changed. Other devices are signed out.',
  emailConfirmed: 'Your email address is confirmed.',
  confirmationSent: 'A new link is on its way to your inbox. It works for 30 minutes.',
} as const

export const userRefusals = {
  'user-not-found': 'There is no such account.',
  'user-conflict': 'Somebody else has just changed this account. Check what it shows now, then try again.',
  'agency-only':
    'An administrator first gives you a project, or offers times for you on your page in the back office. Until then, your hours can be saved without offering them.',
  'schedule-conflict': 'Somebody else has just changed these hours. Reload the page before you save.',
  'last-admin': 'This is the only administrator who can sign in. Add another one first.',
  'invitation-refused':
    'No invitation was sent. The account is disabled, or its invitation was already accepted.',
  'reset-link-refused': 'No link was sent. The account is disabled or already has five unused links.',
  'own-second-factor': 'Remove your own second step under Your account.',
  'user-without-second-factor': 'This account has no second step.',
  'subscriber-not-found': 'There is no such sign-up.',
  'email-not-found': 'There is no such email.',
  'email-not-resendable':
    'This email cannot be sent again: it is still waiting, or its link has been removed. Ask for a new link instead.',
} as const

export const userNotices = {
  invitationSent: 'We emailed a new invitation. It works once, within 7 days.',
  resetLinkSent: 'We emailed a link to set a new password. It works once, within 30 minutes.',
} as const

export const issueRefusals = {
  'issue-not-found': 'There is no such issue.',
  'issue-conflict': 'Somebody else has just changed this issue. Check what it shows now, then try again.',
  'issue-state':
    'That is no longer possible in the issue’s present state. Check what it shows now: a scheduled issue must be taken back before it is changed.',
  'issue-text-missing': 'Write a text before the issue is sent.',
  'issue-readers-changed': ({ shownReaders, readers }: { shownReaders: number; readers: number }) =>
    `You were asked about ${formatNumber(shownReaders)} people, but by now the newsletter has ${formatNumber(readers)} subscribers. Nothing was sent.`,
  'issue-time-missing': 'Choose a time in the future.',
  'issue-too-large': ({ bytesMax }: { bytesMax: number }) =>
    `An issue has at most ${Math.floor(bytesMax / 1024)} KB of text, because mail programs clip longer emails.`,
  'issue-email-too-large': ({ bytesMax }: { bytesMax: number }) =>
    `The finished email would be larger than ${Math.floor(bytesMax / 1000)} KB. Shorten the text, above all its tables and lists.`,
  'settings-conflict':
    'Somebody else has just changed these settings. Check what they show now, then try again.',
  'import-unreadable': ({ line }: { line: number | null }) =>
    line === null
      ? 'The file could not be read as CSV. Check its quotation marks, and that it is a text file.'
      : `The file could not be read as CSV. A quotation mark opens in line ${line} and never closes.`,
  'import-columns-missing':
    'The first line must name the columns. There must be one called “Email”, and one called “Consent given” or with another date of the sign-up.',
  'import-too-large': ({ rowsMax }: { rowsMax: number }) =>
    `A file has at most ${formatNumber(rowsMax)} rows. Split it into several.`,
} as const

export const newsletterNotices = {
  /** Also sent for an address that is already subscribed, so that nobody learns who subscribes. */
  subscribed: 'Thank you for subscribing',
} as const

export const messageLinkForm = {
  heading: 'Get a link to the messages',
  submitLabel: 'Email the link',
  wayOut: 'See your request',
} as const

export const messagesPageCopy = {
  kicker: 'Your request',
  heading: 'Messages about your request',
  toRequest: (code: string) => `See request ${code}`,
  older: 'Show older messages',
  newest: 'Back to the newest messages',
  reload: 'Look for new messages',
  empty: 'There are no messages yet. Write to us here, and we answer by email.',
  you: 'You',
  notSent: 'Your message was not sent.',
  over: {
    heading: 'This link no longer works',
    text: 'A link to messages works for 30 days, and only for the email address of the request. To get a new one, open your request with its code, which is in our emails, and press “Email me a link”.',
  },
  claimed: {
    heading: 'This request belongs to an account now',
    text: 'Sign in to that account to read and answer its messages.',
  },
  signIn: 'Sign in',
  contact: 'Contact us',
} as const

export const bookingNotices = {
  messageLinkSent:
    'If there is such a request, a link to its messages is on its way to its email address. It works for 30 days.',
  claimAsked:
    'We wrote to the email address of this request. It is added to your account as soon as somebody there agrees.',
} as const

export const bookingRefusals = {
  'booking-not-found': 'There is no booking with this code.',
  'not-your-booking': 'These bookings belong to another account.',
  'booking-fields-missing': 'Send the fields of the booking.',
  'service-not-offered': 'Choose a service.',
  'claim-unconfirmed':
    'Confirm the email address of your account first. You can do that on your account page.',
  'booking-not-pending': 'Only a pending booking can be cancelled.',
  'booking-cancelled-already': 'This booking is already cancelled.',
  'booking-conflict': ({ changedBy, status }: { changedBy: string | null; status: string }) =>
    `${changedBy ?? 'Somebody else'} has changed this booking: it is now ${status}. Your change was not saved.`,
  'illegal-transition': ({ from, to }: { from: string; to: string }) =>
    `A ${from} booking cannot become ${to}.`,
  'date-without-confirmation': ({ status }: { status: string }) =>
    `A ${status} booking cannot have a date. Confirm it first.`,
  'date-in-the-past': 'Choose a date in the future.',
  'appointment-not-past': 'You can note how an appointment went once its time has come.',
  'slot-taken': 'This time is no longer free. Choose another one.',
  'too-many-holds': ({ holdsMax }: { holdsMax: number }) =>
    `We already hold ${holdsMax} times for this email address. Choose “Any time”, or wait until we have answered.`,
  'appointment-past': 'This appointment is over, was cancelled, or has no time at the moment.',
  'assignee-not-admin':
    'This person cannot be assigned to a booking: their account is disabled, or they are neither an administrator nor a provider who works with you and has hours.',
  'date-not-confirmed': 'No date is confirmed for this booking.',
  'message-not-sent': 'You are signed out, so your message was not sent.',
  'note-not-found': 'You have no note with this number.',
  'export-too-large': ({ rowsMax }: { rowsMax: number }) =>
    `An export can hold at most ${formatNumber(rowsMax)} bookings. Narrow the filter.`,
  'bulk-change-too-large': ({ bookingsMax }: { bookingsMax: number }) =>
    `More than ${bookingsMax} bookings match. Narrow the filter to change them at once.`,
  'bulk-change-not-found': 'There is no such change.',
  'bulk-change-not-yours': 'Only the person who made a change can undo it.',
  'bulk-change-undone': 'This change has already been undone.',
  'client-deleted': 'The client has deleted the account of this request, so it cannot be reopened.',
  'undo-expired': ({ windowMs }: { windowMs: number }) =>
    `A change can be undone for ${windowMs / 1000} seconds only. That time has passed.`,
} as const

export const projectRefusals = {
  'project-not-found': 'There is no project with this number.',
  'project-conflict':
    'Somebody else has changed this project since you opened it. Reload the page before you save.',
  'milestone-not-found': 'This project has no such milestone.',
  'client-not-found': 'There is no client with this username.',
  'provider-not-found': 'There is no service provider with this username.',
  'template-not-found': 'There is no such milestone template.',
  'booking-not-confirmed': 'Only a confirmed or completed request can become a project. Confirm it first.',
  'booking-is-spam': 'This request looks like spam. Press “Not spam” on its page first.',
  'booking-without-client':
    'The client has deleted the account of this request, so there is nobody to start a project for.',
  'client-unconfirmed':
    'An account has the email address of this request but has never confirmed it, so it may be somebody else’s. Ask the client to confirm the address on their account page.',
  'account-not-client':
    'The account of this request belongs to a provider or an administrator. Only clients have projects.',
  'invitation-missing': 'Choose a name and a username for the client’s account.',
} as const

export const contentRefusals = {
  'service-not-found': 'There is no such service.',
  'service-booked': 'This service has bookings. Archive it instead.',
  'service-linked':
    'Pages of this site lead to the booking page of this service, so it stays published and bookable. You can rename it, move it, and take it off the home page and the overview.',
  'service-in-post': ({ post }: { post: string }) =>
    `The post “${post}” leads to the booking page of this service, so it stays published and bookable. Change the link in the post first.`,
  'linked-page-not-found': ({ link }: { link: string }) =>
    `There is no page at ${link}. Choose one of the site’s pages.`,
  'case-study-not-found': 'There is no such case study.',
  'page-refused': ({ complaint }: { complaint: string }) => complaint,
  'case-study-slug-taken': 'Another case study has this address.',
  'job-not-found': 'There is no such job.',
  'content-refused': ({ complaint }: { complaint: string }) => complaint,
  'content-conflict': 'Somebody else has changed this since you opened it. Reload the page before you save.',
} as const

export const fileRefusals = {
  'files-unavailable':
    'There is no bucket for files yet. Run `npm run setup:cloud`, answer yes to the bucket for files, and deploy again.',
  'files-full': 'The library holds 10 GB, and this file does not fit any more. Delete what is not used.',
  'file-storage-failed': 'The file could not be stored. Nothing was changed, so try again.',
  'not-multipart': 'Send the file as multipart/form-data.',
  'upload-refused': ({ complaint }: { complaint: string }) => complaint,
  'upload-too-large': ({ complaint }: { complaint: string }) => complaint,
  'file-other-kind': 'A picture is replaced by a picture, and a document by a document.',
  'file-not-found': 'There is no such file.',
  'file-conflict':
    'Somebody else has changed this file since you opened it. Look at it again before you save.',
  'file-alt-needed': 'This picture is used. Say what it shows, or mark it as decorative.',
  'file-used': ({ titles }: { titles: readonly string[] }) =>
    `This file is used in ${listInWords(titles.map((title) => `“${title}”`))}. Replace it, or take it out there first.`,
} as const

export const redirectRefusals = {
  'redirect-refused': ({ complaint }: { complaint: string }) => complaint,
  'redirect-not-found': 'There is no such redirect.',
  'redirect-conflict': 'Somebody else has changed this redirect. Look at it again before you save.',
  'missing-path-not-found': 'This path is not on the list any more.',
} as const

export const allowedPictures = (hosts: readonly string[]): string =>
  hosts.length === 0
    ? 'Pictures come from this site, as a path such as /pictures/team.jpg. No other host is allowed (imageHosts in the configuration).'
    : `Pictures come from this site, as a path such as /pictures/team.jpg, or over https from ${listInWords(hosts)}.`

export const postRefusals = {
  'public-post-not-found': 'Blog post not found',
  'post-not-found': 'There is no post at this address.',
  'revision-not-found': 'This version is no longer kept.',
  'post-conflict': 'Somebody saved a newer version of this post. Compare the two before you save.',
  'post-slug-taken': 'Another post has this address. Choose another one.',
  'post-patch-empty': 'Send at least one field to change.',
  'post-too-large': ({ bytesMax }: { bytesMax: number }) =>
    `The text is larger than ${bytesMax / 1024} KB. Split it into two posts.`,
  'post-page-too-large': 'The rendered page would be larger than 1.5 MB. Split it into two posts.',
  'text-missing': 'Enter the text. Only a draft can do without one.',
  'excerpt-missing': 'Enter an excerpt. Only a draft can do without one.',
  'publication-time-missing': 'Choose when the post goes live.',
  'picture-not-allowed': ({ hosts }: { hosts: readonly string[] }) =>
    `The picture cannot be shown. ${allowedPictures(hosts)}`,
  'picture-missing': ({ path }: { path: string }) =>
    `This site has no picture at ${path}. Check the address, or leave it empty to show the cover.`,
  'picture-in-text-missing': ({ path, line }: { path: string; line: number }) =>
    `This site has no picture at ${path} (line ${line} of the text). Check the address, or take the picture out.`,
  'picture-undescribed': ({ path }: { path: string }) =>
    `The picture ${path} has no alt text yet. Say in the library what it shows, or mark it as decorative.`,
} as const

export const previewRefusals = {
  'address-not-checkable': ({ complaint }: { complaint: string }) => complaint,
  'page-not-readable': ({ complaint }: { complaint: string }) => complaint,
  'own-page-not-public': 'This site has no public page at this address.',
} as const

export const pageProblems = {
  incomplete: 'Enter a full address, such as https://www.example.com/page.',
  notHttps: 'Only https addresses can be checked.',
  withPassword: 'Addresses with a username or password cannot be checked.',
  otherPort: 'Only the default https port can be checked.',
  notPublic: 'Only public host names can be checked.',
  redirectsAway: (problem: string) => `The page redirects to an address that cannot be checked. ${problem}`,
  redirectsOn: (redirectsMax: number) => `The page redirects more than ${redirectsMax} times.`,
  late: (seconds: number) => `The page did not answer within ${seconds} seconds.`,
  unreachable: 'The page could not be reached.',
  status: (status: number) => `It answers ${status}.`,
  otherType: (type: string, wantedType: 'page' | 'picture') =>
    `It is ${type || 'of no type'}, not a ${wantedType}.`,
  pictureNotRead: (problem: string) => `The picture could not be loaded. ${problem}`,
  onlyStart: (kilobytes: number) =>
    `Only the first ${kilobytes} KB of the page were read, as networks do. Tags further down are not shown here.`,
  tooManyTags: (tagsMax: number) =>
    `The page has more than ${tagsMax} tags. Only the first ${tagsMax} were read.`,
  encoding: (name: string) =>
    `The page says that its encoding is ${name}, which could not be read. Letters may be wrong.`,
  pictureFormat: 'The picture is in a format that could not be read.',
} as const

export const imageQueryProblems = {
  repeatedField: (field: string) => `Give ${field} once.`,
  titleMissing: 'Give the title of the page.',
  type: 'The type is one word of at most 40 characters.',
  size: (names: string) => `The size is one of ${names}.`,
  ground: 'The ground is the hash of a file, a hyphen and the place of its focus point from 0 to 100.',
} as const

export const linkPages = {
  newsletter: {
    kicker: 'Newsletter',
    promises: [
      'No more than two a month',
      'Every issue ends with a link to leave',
      'We use the address for nothing else',
    ],
    letter: (brand: string) => `${brand} newsletter`,
    ask: {
      heading: 'One click, and you are on the list',
      text: [
        'Somebody, probably you, asked for our newsletter at ',
        '. Confirm it here. If it was not you, close this page: nothing happens.',
      ],
      submitLabel: 'Confirm the subscription',
    },
    done: {
      heading: 'You are subscribed',
      text: 'The next issue comes to your inbox. Each one has a link to unsubscribe.',
      link: { href: '/blog', text: 'Go to the blog' },
    },
    over: {
      heading: 'This link no longer works',
      text: 'A link works once, for 7 days. Sign up again if you have not confirmed yet or have unsubscribed since.',
      link: { href: '/blog#newsletter', text: 'Sign up on the blog' },
    },
    used: {
      heading: 'You are subscribed already',
      text: 'You confirmed this before, so there is nothing more to do. Each issue has a link to unsubscribe.',
      link: { href: '/blog', text: 'Go to the blog' },
    },
  },
  claim: {
    kicker: 'Your request',
    ask: {
      heading: 'Share this request with an account?',
      text: (code: string, email: string) =>
        `The account with the email address ${email} has asked to add your request ${code}. It could then read the request and its messages, answer them and cancel it, and our emails about it would go to that address.`,
      submitLabel: 'Yes, add it to that account',
    },
    done: {
      heading: 'The request was added',
      text: 'It belongs to that account now. If that was a mistake, write to us.',
      link: { href: '/contact', text: 'Contact us' },
    },
    over: {
      heading: 'This link no longer works',
      text: 'A link works once, for 7 days, and only while the request belongs to no account.',
      link: { href: '/contact', text: 'Contact us' },
    },
  },
} as const

export const appointmentPageCopy = {
  heading: 'Your appointment',
  held: (service: string, zone: string) =>
    `${service}, ${zone}. You picked this time, and we have not confirmed it yet.`,
  undated: 'No time is set yet',
  nothingYet: 'Nothing changes until you press a button.',
  choose: 'Choose another time',
  zone: (zone: string) => `Times are in the time zone ${zone}.`,
  inZone: (zone: string) => `Show them in ${zone}`,
  none: 'No other times are free at the moment. Write to us, and we will find one.',
  calendar: 'Add to calendar (.ics)',
  moveHeading: 'Move the appointment',
  moveNote: 'Choose one of the times, then press the button. We are told at once.',
  move: 'Take this time',
  cancelHeading: 'Can’t make it at all?',
  cancelNote:
    'You can undo this for 20 seconds. After that only we can reopen the request, so write to us if you change your mind.',
  cancel: 'Cancel the request',
  chooseFirst: 'Choose one of the times first.',
  moved: {
    heading: 'Your time is changed',
    confirmed: (time: string) => `We meet on ${time}. A new calendar entry is on its way by email.`,
    held: (time: string) => `You picked ${time}. We will write to you once it is confirmed.`,
  },
  cancelled: {
    heading: 'Your request is cancelled',
    text: 'In 20 seconds we are told, and the time is free for somebody else. Until then you can undo it.',
    undo: 'Undo the cancellation',
  },
  undone: {
    heading: 'Your request is open again',
    text: 'The cancellation is undone, and nobody was told about it.',
  },
  notUndone: {
    heading: 'The cancellation was not undone',
    text: 'It can be undone for 20 seconds only. Write to us if you want us to reopen the request.',
  },
  over: {
    heading: 'This link no longer works',
    text: 'It works until the appointment begins, and only while the request is open. Write to us if you need another time.',
  },
  toRequest: 'See your request',
  contact: 'Contact us',
} as const
