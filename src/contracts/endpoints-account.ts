import type * as z from 'zod/mini'
import type { Account, AccountSession, signOutSchema } from './account.ts'
import type { accountChangeSchema, accountDeletionSchema, passwordChangeSchema } from './account-input.ts'
import type { OwnBooking } from './bookings.ts'
import type { busyCalendarSchema, Calendars, feedAddressSchema, newFeedSchema } from './calendars.ts'
import type { EmailChoices, emailChoicesChangeSchema } from './email-choices.ts'
import { endpoint, types } from './endpoint.ts'
import type { passkeyNameInputSchema } from './passkeys.ts'
import type {
  AssignedProject,
  ClientAnalytics,
  Project,
  ProjectDetail,
  projectUpdateInputSchema,
} from './projects.ts'
import type { ProviderAppointment } from './provider-appointments.ts'
import type { Schedule, scheduleChangeSchema } from './schedules.ts'
import type { codeInputSchema, NewAuthenticator, recoveryCodesSchema, SecondFactor } from './second-factor.ts'

type RecoveryCodes = z.infer<typeof recoveryCodesSchema>

interface OlderThan {
  before?: number | undefined
}

/** What somebody who is signed in calls about their own account, bookings, projects and hours. */
export const accountEndpoints = {
  account: endpoint('GET /api/account', types<{ response: Account }>()),
  changeAccount: endpoint(
    'PATCH /api/account',
    types<{ body: z.input<typeof accountChangeSchema>; response: Account }>(),
  ),
  deleteAccount: endpoint('DELETE /api/account', types<{ body: z.input<typeof accountDeletionSchema> }>()),
  cancelEmailChange: endpoint('DELETE /api/email-confirmation'),
  changePassword: endpoint(
    'POST /api/account/password',
    types<{ body: z.input<typeof passwordChangeSchema>; response: { message: string } }>(),
  ),
  exportAccount: endpoint('GET /api/account/export'),
  emailChoices: endpoint('GET /api/account/emails', types<{ response: EmailChoices }>()),
  changeEmailChoices: endpoint(
    'PATCH /api/account/emails',
    types<{ body: z.input<typeof emailChoicesChangeSchema>; response: EmailChoices }>(),
  ),
  sessions: endpoint('GET /api/account/sessions', types<{ response: AccountSession[] }>()),
  endSession: endpoint('DELETE /api/account/sessions/{id}'),
  endAllSessions: endpoint('DELETE /api/account/sessions', types<{ body: z.input<typeof signOutSchema> }>()),

  stepUp: endpoint(
    'POST /api/account/step-up',
    types<{ body: { password: string } | { code: string } | { passkey: unknown } }>(),
  ),
  stepUpOptions: endpoint('POST /api/account/step-up/options', types<{ response: unknown }>()),
  secondFactor: endpoint('GET /api/account/second-factor', types<{ response: SecondFactor }>()),
  startAuthenticator: endpoint('POST /api/account/authenticator', types<{ response: NewAuthenticator }>()),
  confirmAuthenticator: endpoint(
    'PATCH /api/account/authenticator',
    types<{ body: z.input<typeof codeInputSchema>; response: RecoveryCodes }>(),
  ),
  removeAuthenticator: endpoint('DELETE /api/account/authenticator'),
  renewRecoveryCodes: endpoint('POST /api/account/recovery-codes', types<{ response: RecoveryCodes }>()),
  passkeyOptions: endpoint('POST /api/account/passkeys/options', types<{ response: unknown }>()),
  createPasskey: endpoint(
    'POST /api/account/passkeys',
    types<{ body: { name: string; credential: unknown }; response: RecoveryCodes }>(),
  ),
  renamePasskey: endpoint(
    'PATCH /api/account/passkeys/{id}',
    types<{ body: z.input<typeof passkeyNameInputSchema> }>(),
  ),
  removePasskey: endpoint('DELETE /api/account/passkeys/{id}'),

  calendars: endpoint('GET /api/account/calendars', types<{ response: Calendars }>()),
  createFeed: endpoint(
    'POST /api/account/calendars/feed',
    types<{ body: z.input<typeof newFeedSchema>; response: z.infer<typeof feedAddressSchema> }>(),
  ),
  removeFeed: endpoint('DELETE /api/account/calendars/feed'),
  setBusyCalendar: endpoint(
    'PUT /api/account/calendars/busy',
    types<{ body: z.input<typeof busyCalendarSchema> }>(),
  ),
  removeBusyCalendar: endpoint('DELETE /api/account/calendars/busy'),

  bookings: endpoint(
    'GET /api/bookings/email/{email}',
    types<{ query: OlderThan; response: OwnBooking[] }>(),
  ),
  projects: endpoint('GET /api/client/projects', types<{ query: OlderThan; response: Project[] }>()),
  project: endpoint('GET /api/client/projects/{id}', types<{ query: OlderThan; response: ProjectDetail }>()),
  analytics: endpoint('GET /api/client/analytics', types<{ response: ClientAnalytics }>()),
  assignedProjects: endpoint(
    'GET /api/provider/projects',
    types<{ query: OlderThan; response: AssignedProject[] }>(),
  ),
  createProjectUpdate: endpoint(
    'POST /api/provider/projects/{id}/updates',
    types<{ body: z.input<typeof projectUpdateInputSchema>; response: ProjectDetail }>(),
  ),
  appointments: endpoint('GET /api/provider/appointments', types<{ response: ProviderAppointment[] }>()),
  schedule: endpoint('GET /api/schedules/{id}', types<{ response: Schedule }>()),
  changeSchedule: endpoint(
    'PUT /api/schedules/{id}',
    types<{ body: z.input<typeof scheduleChangeSchema>; response: Schedule }>(),
  ),
}
