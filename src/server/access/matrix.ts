import { roles } from '#contracts/accounts.ts'

/** Who can call: nobody signed in, or an account of a role. */
export const callers = ['visitor', ...roles] as const
export type Caller = (typeof callers)[number]

export interface Access {
  /** Whom the door lets in. The others get 401 (visitors) or 403. */
  who: readonly Caller[]
  /**
   * What belongs to somebody, and who reaches it although it is not theirs. For everybody else of `who` another's
   * record answers exactly like none. The verb decides; the generated tests hold it to this.
   */
  own?: {
    record: 'booking' | 'project' | 'assigned project' | 'bookings of an address'
    reachedBy: readonly Caller[]
  }
  /** A form of a page without script, sent signed out, is led to sign-in by the endpoint itself. */
  formsToSignIn?: true
}

const everyone: Access = { who: callers }
const signedIn: Access = { who: ['client', 'provider', 'admin'] }
const admins: Access = { who: ['admin'] }
const providers: Access = { who: ['provider'] }

/**
 * Every endpoint of the API and who may call it. `createApi` asks this table before a handler runs, and refuses an
 * endpoint that is not in it; `functions/api/access.test.ts` tries every row as every caller.
 */
export const accessMatrix: Readonly<Record<string, Access>> = {
  'GET /api/admin/audit': admins,
  'GET /api/admin/bookings': admins,
  'POST /api/admin/bookings': admins,
  'GET /api/admin/bookings/assignees': admins,
  'POST /api/admin/bookings/bulk': admins,
  'POST /api/admin/bookings/bulk/:id/undo': admins,
  'GET /api/admin/bookings/:code': admins,
  'PATCH /api/admin/bookings/:code': admins,
  'DELETE /api/admin/bookings/:code': admins,
  'POST /api/admin/bookings/:code/notes': admins,
  'DELETE /api/admin/bookings/:code/notes/:id': admins,
  'GET /api/admin/case-studies': admins,
  'POST /api/admin/case-studies': admins,
  'GET /api/admin/case-studies/:slug': admins,
  'PATCH /api/admin/case-studies/:slug': admins,
  'DELETE /api/admin/case-studies/:slug': admins,
  'GET /api/admin/newsletter': admins,
  'DELETE /api/admin/newsletter/:id': admins,
  'GET /api/admin/posts': admins,
  'POST /api/admin/posts': admins,
  'POST /api/admin/posts/preview': admins,
  'GET /api/admin/posts/:slug': admins,
  'PATCH /api/admin/posts/:slug': admins,
  'DELETE /api/admin/posts/:slug': admins,
  'GET /api/admin/posts/:slug/revisions': admins,
  'GET /api/admin/posts/:slug/revisions/:revision': admins,
  'POST /api/admin/posts/:slug/revisions/:revision/restore': admins,
  'GET /api/admin/projects': admins,
  'POST /api/admin/projects': admins,
  'GET /api/admin/projects/:id': admins,
  'PATCH /api/admin/projects/:id': admins,
  'DELETE /api/admin/projects/:id': admins,
  'POST /api/admin/projects/:id/milestones': admins,
  'PATCH /api/admin/projects/:id/milestones/:milestone': admins,
  'DELETE /api/admin/projects/:id/milestones/:milestone': admins,
  'POST /api/admin/projects/:id/updates': admins,
  'GET /api/admin/services': admins,
  'POST /api/admin/services': admins,
  'GET /api/admin/services/:id': admins,
  'PATCH /api/admin/services/:id': admins,
  'DELETE /api/admin/services/:id': admins,
  'GET /api/admin/stats': admins,
  'GET /api/admin/submissions': admins,
  'GET /api/admin/users': admins,
  'POST /api/admin/users': admins,
  'GET /api/admin/users/:id': admins,
  'PATCH /api/admin/users/:id': admins,
  'DELETE /api/admin/users/:id/sessions': admins,
  'POST /api/admin/users/:id/reset-link': admins,

  'GET /api/client/analytics': signedIn,
  'GET /api/client/projects': signedIn,
  'GET /api/client/projects/:id': { ...signedIn, own: { record: 'project', reachedBy: ['admin'] } },
  'GET /api/provider/projects': providers,
  'POST /api/provider/projects/:id/updates': {
    ...providers,
    own: { record: 'assigned project', reachedBy: [] },
  },

  'POST /api/bookings': everyone,
  // Whoever holds the code sees the booking, with what identifies a person masked.
  'GET /api/bookings/:code': everyone,
  'GET /api/bookings/:code/calendar.ics': everyone,
  'POST /api/bookings/:code/cancel': { ...signedIn, formsToSignIn: true },
  'POST /api/bookings/:code/claim': { ...signedIn, formsToSignIn: true },
  // A visitor gets 401 whatever the code is: docs/decisions/009-messages-and-appointments.md.
  'GET /api/bookings/:code/messages': { ...signedIn, own: { record: 'booking', reachedBy: ['admin'] } },
  'POST /api/bookings/:code/messages': {
    ...signedIn,
    formsToSignIn: true,
    own: { record: 'booking', reachedBy: ['admin'] },
  },
  'PATCH /api/bookings/:code/messages': { ...signedIn, own: { record: 'booking', reachedBy: ['admin'] } },
  'GET /api/bookings/email/:email': {
    ...signedIn,
    own: { record: 'bookings of an address', reachedBy: ['admin'] },
  },

  'GET /api/account': signedIn,
  'PATCH /api/account': signedIn,
  'DELETE /api/account': signedIn,
  'GET /api/account/export': signedIn,
  'PATCH /api/account/password': signedIn,
  'POST /api/account/password': signedIn,
  // Their own sessions and nobody else's: the query names the account.
  'GET /api/account/sessions': signedIn,
  'DELETE /api/account/sessions': signedIn,
  'DELETE /api/account/sessions/:id': signedIn,
  'POST /api/email-confirmation': everyone,
  'POST /api/password-reset': everyone,
  'PATCH /api/password-reset': everyone,

  'GET /api/user': signedIn,
  'POST /api/login': everyone,
  'POST /api/register': everyone,
  'POST /api/logout': everyone,

  'GET /api/blog': everyone,
  'GET /api/blog/search': everyone,
  'GET /api/blog/:slug': everyone,
  'GET /api/content': everyone,
  'GET /api/og-image': everyone,
  'GET /api/preview': everyone,
  'GET /api/health': everyone,
  'POST /api/newsletter': everyone,
  'POST /api/csp-report': everyone,
}
