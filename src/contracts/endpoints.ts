import type * as z from 'zod/mini'
import type {
  invitationAcceptanceSchema,
  newPasswordByLinkSchema,
  resetRequestSchema,
} from './account-input.ts'
import type { Login, registrationSchema, User } from './auth.ts'
import type { AuthorPage } from './authors.ts'
import type { Article, PostCard, SearchResult } from './blog.ts'
import type { BookingView } from './bookings.ts'
import type { SiteContent } from './content.ts'
import { endpoint, types } from './endpoint.ts'
import type { IssueArchive, PublicIssue } from './issues.ts'
import type { MessageThread, UnreadBookings } from './messages.ts'
import type { subscriptionSchema } from './newsletter.ts'
import type { MenuPage, PublicPage } from './pages.ts'
import type { FreeSlots } from './schedules.ts'
import type { codeInputSchema, secondStepSchema } from './second-factor.ts'
import type { JobDetail, JobList } from './jobs.ts'
import type { Story, StoryList } from './stories.ts'

interface Notice {
  message: string
}

/** What pages call that anybody can open. */
export const endpoints = {
  user: endpoint('GET /api/user', types<{ response: User }>()),
  logIn: endpoint(
    'POST /api/login',
    types<{ body: Login; response: User | z.infer<typeof secondStepSchema> }>(),
  ),
  finishSecondStep: endpoint(
    'POST /api/login/second-step',
    types<{ body: z.input<typeof codeInputSchema>; response: User }>(),
  ),
  passkeyLoginOptions: endpoint('POST /api/login/passkey/options', types<{ response: unknown }>()),
  logInWithPasskey: endpoint('POST /api/login/passkey', types<{ body: unknown; response: User }>()),
  logOut: endpoint('POST /api/logout'),
  register: endpoint(
    'POST /api/register',
    types<{ body: z.input<typeof registrationSchema>; response: User }>(),
  ),
  acceptInvitation: endpoint(
    'POST /api/invitation',
    types<{ body: z.input<typeof invitationAcceptanceSchema>; response: User }>(),
  ),
  requestPasswordReset: endpoint(
    'POST /api/password-reset',
    types<{ body: z.input<typeof resetRequestSchema>; response: Notice }>(),
  ),
  setPassword: endpoint(
    'PATCH /api/password-reset',
    types<{ body: z.input<typeof newPasswordByLinkSchema>; response: Notice }>(),
  ),
  /** Without a token, it sends the link again. */
  confirmEmail: endpoint(
    'POST /api/email-confirmation',
    types<{ body: { token?: string }; response: Notice }>(),
  ),

  subscribe: endpoint(
    'POST /api/newsletter',
    types<{ body: z.input<typeof subscriptionSchema>; response: Notice }>(),
  ),
  issues: endpoint(
    'GET /api/newsletter/issues',
    types<{ query: { page: number }; response: IssueArchive }>(),
  ),
  issue: endpoint('GET /api/newsletter/issues/{slug}', types<{ response: PublicIssue }>()),

  content: endpoint('GET /api/content', types<{ response: SiteContent }>()),
  caseStudies: endpoint('GET /api/case-studies', types<{ response: StoryList }>()),
  caseStudy: endpoint('GET /api/case-studies/{slug}', types<{ response: Story }>()),
  jobs: endpoint('GET /api/jobs', types<{ response: JobList }>()),
  job: endpoint('GET /api/jobs/{slug}', types<{ response: JobDetail }>()),
  menuPages: endpoint('GET /api/pages', types<{ response: readonly MenuPage[] }>()),
  page: endpoint('GET /api/pages/{slug}', types<{ response: PublicPage }>()),
  posts: endpoint(
    'GET /api/blog',
    types<{ query: { category?: string | undefined; page?: number | undefined }; response: PostCard[] }>(),
  ),
  post: endpoint('GET /api/blog/{slug}', types<{ response: Article }>()),
  author: endpoint(
    'GET /api/blog/authors/{slug}',
    types<{ query: { page: number | undefined }; response: AuthorPage }>(),
  ),
  searchPosts: endpoint('GET /api/blog/search', types<{ query: { q: string }; response: SearchResult }>()),

  slots: endpoint(
    'GET /api/services/{id}/slots',
    types<{ query: Record<'from' | 'to' | 'zone', string>; response: FreeSlots }>(),
  ),
  createBooking: endpoint(
    'POST /api/bookings',
    types<{ body: Record<string, string>; response: { confirmationCode: string } }>(),
  ),
  booking: endpoint('GET /api/bookings/{code}', types<{ response: BookingView }>()),
  cancelBooking: endpoint('POST /api/bookings/{code}/cancel', types<{ response: BookingView }>()),
  undoCancellation: endpoint('POST /api/bookings/{code}/cancel/undo', types<{ response: BookingView }>()),
  claimBooking: endpoint('POST /api/bookings/{code}/claim', types<{ response: BookingView }>()),
  bookingCalendarFile: endpoint('GET /api/bookings/{code}/calendar.ics'),

  messages: endpoint(
    'GET /api/bookings/{code}/messages',
    types<{ query: { before?: number | undefined }; response: MessageThread }>(),
  ),
  /** Returns null when nothing is newer. */
  newerMessages: endpoint(
    'GET /api/bookings/{code}/messages',
    types<{ query: { after: number }; response: MessageThread | null }>(),
  ),
  sendMessage: endpoint(
    'POST /api/bookings/{code}/messages',
    types<{ body: { body: string }; response: MessageThread }>(),
  ),
  markMessagesRead: endpoint(
    'PATCH /api/bookings/{code}/messages',
    types<{ body: { readUpTo: number }; response: { unread: number } }>(),
  ),
  sendMessageLink: endpoint('POST /api/bookings/{code}/message-link', types<{ response: Notice }>()),
  unread: endpoint('GET /api/unread', types<{ response: UnreadBookings }>()),
}
