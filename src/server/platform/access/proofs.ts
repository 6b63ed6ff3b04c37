interface ProofRequest {
  query: Readonly<Record<string, string>>
  body: unknown
}

/** `password`: the request itself carries the current password. `when` completes "yes, …" in docs/access.md. */
export type Proof =
  | 'always'
  | 'never'
  | 'password'
  | { when: string; isNeeded: (request: ProofRequest) => boolean }

const whenExporting: Proof = { when: 'as CSV', isNeeded: ({ query }) => query.format === 'csv' }
const whenSending: Proof = {
  when: 'to send or to schedule',
  isNeeded: ({ body }) => ['scheduled', 'sending'].includes(String(fieldOf(body, 'state'))),
}
const whenInvitingStaff: Proof = {
  when: 'unless the role is client or provider',
  isNeeded: ({ body }) => !['client', 'provider'].includes(String(fieldOf(body, 'role'))),
}

/**
 * Says which endpoints need a proof of the last 15 minutes: those that change another person's account or the ways into
 * one's own, send to many people, delete for good, export or import. Every write of the back office and every DELETE of
 * signed-in people is listed; `createApi` enforces it.
 */
export const proofs: Readonly<Record<string, Proof>> = {
  'DELETE /api/account': 'password',
  'PATCH /api/account': 'password',
  'DELETE /api/account/authenticator': 'always',
  'PATCH /api/account/authenticator': 'always',
  'POST /api/account/authenticator': 'always',
  // Both can be added again, and ending access needs no proof.
  'DELETE /api/account/calendars/busy': 'never',
  'DELETE /api/account/calendars/feed': 'never',
  'POST /api/account/calendars/feed': 'always',
  'GET /api/account/export': 'always',
  'POST /api/account/passkeys': 'always',
  'DELETE /api/account/passkeys/:id': 'always',
  'POST /api/account/passkeys/options': 'always',
  'PATCH /api/account/password': 'password',
  'POST /api/account/password': 'password',
  'POST /api/account/recovery-codes': 'always',
  'DELETE /api/account/sessions': 'always',
  'DELETE /api/account/sessions/:id': 'always',
  // It keeps the present address, and the new one can be asked for again.
  'DELETE /api/email-confirmation': 'never',

  'GET /api/admin/audit': whenExporting,
  'POST /api/admin/authors': 'never',
  'DELETE /api/admin/authors/:slug': 'always',
  'PATCH /api/admin/authors/:slug': 'never',
  'GET /api/admin/bookings': whenExporting,
  'POST /api/admin/bookings': 'never',
  'DELETE /api/admin/bookings/:code': 'always',
  'PATCH /api/admin/bookings/:code': 'never',
  'POST /api/admin/bookings/:code/notes': 'never',
  'DELETE /api/admin/bookings/:code/notes/:id': 'always',
  'POST /api/admin/bookings/:code/project': 'never',
  'POST /api/admin/bookings/bulk': 'always',
  'POST /api/admin/bookings/bulk/:id/undo': 'never',
  'POST /api/admin/case-studies': 'never',
  'POST /api/admin/case-studies/:slug/revisions/:revision/restore': 'never',
  'POST /api/admin/case-study-preview': 'never',
  'DELETE /api/admin/case-studies/:slug': 'always',
  'PATCH /api/admin/case-studies/:slug': 'never',
  'POST /api/admin/emails/:id/resend': 'never',
  'POST /api/admin/emails/templates/:id/test': 'never',
  'GET /api/admin/export/:record': 'always',
  'GET /api/admin/newsletter': whenExporting,
  'POST /api/admin/files': 'never',
  'DELETE /api/admin/files/:id': 'always',
  'PATCH /api/admin/files/:id': 'never',
  'PUT /api/admin/files/:id/content': 'never',
  'POST /api/admin/jobs': 'never',
  'DELETE /api/admin/jobs/:id': 'always',
  'PATCH /api/admin/jobs/:id': 'never',
  'DELETE /api/admin/newsletter/:id': 'always',
  'POST /api/admin/newsletter/import': 'always',
  'POST /api/admin/newsletter/issues': 'never',
  'DELETE /api/admin/newsletter/issues/:id': 'always',
  'PATCH /api/admin/newsletter/issues/:id': whenSending,
  'POST /api/admin/newsletter/issues/:id/test': 'never',
  // The digest sends to all subscribers by itself.
  'PATCH /api/admin/newsletter/settings': 'always',
  'PATCH /api/admin/missing-paths/:id': 'never',
  'POST /api/admin/pages': 'never',
  'DELETE /api/admin/pages/:slug': 'always',
  'PATCH /api/admin/pages/:slug': 'never',
  'POST /api/admin/pages/:slug/revisions/:revision/restore': 'never',
  'POST /api/admin/posts': 'never',
  'DELETE /api/admin/posts/:slug': 'always',
  'PATCH /api/admin/posts/:slug': 'never',
  'POST /api/admin/posts/:slug/revisions/:revision/restore': 'never',
  'POST /api/admin/posts/preview': 'never',
  'DELETE /api/admin/problems': 'always',
  'POST /api/admin/projects': 'never',
  'DELETE /api/admin/projects/:id': 'always',
  'PATCH /api/admin/projects/:id': 'never',
  'POST /api/admin/projects/:id/milestones': 'never',
  'DELETE /api/admin/projects/:id/milestones/:milestone': 'always',
  'PATCH /api/admin/projects/:id/milestones/:milestone': 'never',
  'POST /api/admin/projects/:id/updates': 'never',
  'POST /api/admin/redirects': 'never',
  'DELETE /api/admin/redirects/:id': 'always',
  'PATCH /api/admin/redirects/:id': 'never',
  'POST /api/admin/services': 'never',
  'DELETE /api/admin/services/:id': 'always',
  'PATCH /api/admin/services/:id': 'never',
  'POST /api/admin/users': whenInvitingStaff,
  'PATCH /api/admin/users/:id': 'always',
  'POST /api/admin/users/:id/invitation': 'always',
  'POST /api/admin/users/:id/reset-link': 'always',
  'DELETE /api/admin/users/:id/second-factor': 'always',
  'DELETE /api/admin/users/:id/sessions': 'always',
}

/** A DELETE missing from the table needs a proof. */
export const proofOf = (endpoint: string): Proof =>
  proofs[endpoint] ?? (endpoint.startsWith('DELETE ') ? 'always' : 'never')

/** Names a route as the table does, without the patterns of its parameters. */
export const endpointOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/\{[^}]*\}+/g, '')}`

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
