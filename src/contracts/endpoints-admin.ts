import type * as z from 'zod/mini'
import type { AdminStats, BackupState, releaseNoticeSchema } from './admin.ts'
import type { bookingPatchSchema, bulkChangeSchema, newNoteSchema } from './admin-booking-requests.ts'
import type {
  AdminBooking,
  AdminBookingDetail,
  BookingNote,
  BulkResult,
  bulkPreviewSchema,
  peopleSchema,
  Submission,
  UndoResult,
} from './admin-bookings.ts'
import type { AdminCaseStudy, AdminService } from './admin-content.ts'
import type { emailTemplatesSchema, ListedEmail } from './admin-emails.ts'
import type {
  AdminIssue,
  ImportResult,
  importSchema,
  ListedIssue,
  NewsletterSettings,
} from './admin-issues.ts'
import type { ListedSubscriber } from './newsletter.ts'
import type { AdminPost, AdminPostList, PostFields, PostRevision, RenderedPost } from './admin-posts.ts'
import type { AdminProject, AdminProjectDetail, BookingProjectPlan } from './admin-projects.ts'
import type { AdminUser, AdminUserDetail, newUserSchema, userChangeSchema } from './admin-users.ts'
import type { FileList, FilePatch, StoredFile, StoredFileDetail } from './files.ts'
import type { AuditEntryView } from './audit.ts'
import { endpoint, types } from './endpoint.ts'
import type { AdminJob, ListedJob } from './jobs.ts'
import type { ListResponse } from './lists.ts'
import type { CheckedPage } from './page-check.ts'
import type { Problems } from './problems.ts'
import type { milestoneInputSchema, milestonePatchSchema, projectUpdateInputSchema } from './projects.ts'
import type { MissingPath, NewRedirect, Redirect, RedirectPatch } from './redirects.ts'
import type { RevisionList } from './revisions.ts'
import type { SocialImageResponse } from './social-image.ts'

export type ListQuery = Record<string, string | undefined>
type Fields = Readonly<Record<string, unknown>>

export interface ListTypes<Item> {
  query: ListQuery
  response: ListResponse<Item>
}

/** Fields of a record and the revision that they were changed from. */
type Patch<Input = Fields> = Partial<Input> & { revision: number }

/** Tells a record from another one that has taken its slug. */
interface ById {
  id?: number | undefined
}

type BulkChange = Omit<z.input<typeof bulkChangeSchema>, 'codes' | 'filter'> & {
  codes?: readonly string[]
  filter?: Readonly<Record<string, string>> | undefined
}

/** What the back office calls. */
export const adminEndpoints = {
  stats: endpoint('GET /api/admin/stats', types<{ response: AdminStats }>()),
  release: endpoint('GET /api/admin/release', types<{ response: z.infer<typeof releaseNoticeSchema> }>()),
  backup: endpoint('GET /api/admin/backup', types<{ response: BackupState }>()),
  audit: endpoint('GET /api/admin/audit', types<ListTypes<AuditEntryView>>()),
  problems: endpoint('GET /api/admin/problems', types<{ response: Problems }>()),
  clearProblems: endpoint('DELETE /api/admin/problems'),

  bookings: endpoint('GET /api/admin/bookings', types<ListTypes<AdminBooking>>()),
  submissions: endpoint('GET /api/admin/submissions', types<ListTypes<Submission>>()),
  createBooking: endpoint(
    'POST /api/admin/bookings',
    types<{ body: Fields; response: { confirmationCode: string } }>(),
  ),
  booking: endpoint('GET /api/admin/bookings/{code}', types<{ response: AdminBookingDetail }>()),
  changeBooking: endpoint(
    'PATCH /api/admin/bookings/{code}',
    types<{ body: z.input<typeof bookingPatchSchema>; response: AdminBookingDetail }>(),
  ),
  deleteBooking: endpoint('DELETE /api/admin/bookings/{code}'),
  createBookingNote: endpoint(
    'POST /api/admin/bookings/{code}/notes',
    types<{ body: z.input<typeof newNoteSchema>; response: BookingNote }>(),
  ),
  deleteBookingNote: endpoint('DELETE /api/admin/bookings/{code}/notes/{id}'),
  assignees: endpoint(
    'GET /api/admin/bookings/assignees',
    types<{ response: z.infer<typeof peopleSchema> }>(),
  ),
  changeBookings: endpoint(
    'POST /api/admin/bookings/bulk',
    types<{ body: BulkChange; response: BulkResult }>(),
  ),
  previewBookingsChange: endpoint(
    'POST /api/admin/bookings/bulk',
    types<{ body: BulkChange; response: z.infer<typeof bulkPreviewSchema> }>(),
  ),
  undoBookingsChange: endpoint('POST /api/admin/bookings/bulk/{id}/undo', types<{ response: UndoResult }>()),
  bookingProjectPlan: endpoint(
    'GET /api/admin/bookings/{code}/project',
    types<{ response: BookingProjectPlan }>(),
  ),
  createBookingProject: endpoint(
    'POST /api/admin/bookings/{code}/project',
    types<{ body: Fields; response: AdminProjectDetail }>(),
  ),

  files: endpoint('GET /api/admin/files', types<{ query: ListQuery; response: FileList }>()),
  /** The body is a form with the file: src/browser/upload.ts sends it. */
  uploadFile: endpoint('POST /api/admin/files', types<{ response: StoredFile }>()),
  file: endpoint('GET /api/admin/files/{id}', types<{ response: StoredFileDetail }>()),
  changeFile: endpoint('PATCH /api/admin/files/{id}', types<{ body: FilePatch; response: StoredFile }>()),
  replaceFile: endpoint('PUT /api/admin/files/{id}/content', types<{ response: StoredFile }>()),
  deleteFile: endpoint('DELETE /api/admin/files/{id}'),

  redirects: endpoint('GET /api/admin/redirects', types<ListTypes<Redirect>>()),
  createRedirect: endpoint(
    'POST /api/admin/redirects',
    types<{ body: Partial<NewRedirect>; response: Redirect }>(),
  ),
  changeRedirect: endpoint(
    'PATCH /api/admin/redirects/{id}',
    types<{ body: RedirectPatch; response: Redirect }>(),
  ),
  deleteRedirect: endpoint('DELETE /api/admin/redirects/{id}'),
  missingPaths: endpoint('GET /api/admin/missing-paths', types<ListTypes<MissingPath>>()),
  dismissMissingPath: endpoint(
    'PATCH /api/admin/missing-paths/{id}',
    types<{ body: { isDismissed: true } }>(),
  ),

  projects: endpoint('GET /api/admin/projects', types<ListTypes<AdminProject>>()),
  createProject: endpoint(
    'POST /api/admin/projects',
    types<{ body: Fields; response: AdminProjectDetail }>(),
  ),
  project: endpoint(
    'GET /api/admin/projects/{id}',
    types<{ query: { before?: number }; response: AdminProjectDetail }>(),
  ),
  changeProject: endpoint(
    'PATCH /api/admin/projects/{id}',
    types<{ body: Patch; response: AdminProjectDetail }>(),
  ),
  deleteProject: endpoint('DELETE /api/admin/projects/{id}'),
  createMilestone: endpoint(
    'POST /api/admin/projects/{id}/milestones',
    types<{ body: z.input<typeof milestoneInputSchema>; response: AdminProjectDetail }>(),
  ),
  changeMilestone: endpoint(
    'PATCH /api/admin/projects/{id}/milestones/{milestone}',
    types<{ body: z.input<typeof milestonePatchSchema>; response: AdminProjectDetail }>(),
  ),
  deleteMilestone: endpoint(
    'DELETE /api/admin/projects/{id}/milestones/{milestone}',
    types<{ response: AdminProjectDetail }>(),
  ),
  createProjectUpdate: endpoint(
    'POST /api/admin/projects/{id}/updates',
    types<{ body: z.input<typeof projectUpdateInputSchema>; response: AdminProjectDetail }>(),
  ),

  posts: endpoint('GET /api/admin/posts', types<{ query: ListQuery; response: AdminPostList }>()),
  createPost: endpoint('POST /api/admin/posts', types<{ body: PostFields; response: AdminPost }>()),
  previewPost: endpoint(
    'POST /api/admin/posts/preview',
    types<{ body: { content: string }; response: RenderedPost }>(),
  ),
  post: endpoint('GET /api/admin/posts/{slug}', types<{ query: ById; response: AdminPost }>()),
  changePost: endpoint(
    'PATCH /api/admin/posts/{slug}',
    types<{ query: ById; body: Patch<PostFields> & { isAutosave: boolean }; response: AdminPost }>(),
  ),
  deletePost: endpoint('DELETE /api/admin/posts/{slug}', types<{ query: ById }>()),
  postRevisions: endpoint(
    'GET /api/admin/posts/{slug}/revisions',
    types<{ query: ById; response: RevisionList }>(),
  ),
  postRevision: endpoint(
    'GET /api/admin/posts/{slug}/revisions/{revision}',
    types<{ query: ById; response: PostRevision }>(),
  ),
  restorePost: endpoint(
    'POST /api/admin/posts/{slug}/revisions/{revision}/restore',
    types<{ query: ById; body: { revision: number }; response: AdminPost }>(),
  ),
  socialImage: endpoint('GET /api/og-image', types<{ query: ListQuery; response: SocialImageResponse }>()),
  checkPage: endpoint('GET /api/preview', types<{ query: { url: string }; response: CheckedPage }>()),

  caseStudies: endpoint('GET /api/admin/case-studies', types<{ response: AdminCaseStudy[] }>()),
  createCaseStudy: endpoint(
    'POST /api/admin/case-studies',
    types<{ body: Fields; response: AdminCaseStudy }>(),
  ),
  changeCaseStudy: endpoint(
    'PATCH /api/admin/case-studies/{slug}',
    types<{ query: ById; body: Fields; response: AdminCaseStudy }>(),
  ),
  deleteCaseStudy: endpoint('DELETE /api/admin/case-studies/{slug}', types<{ query: ById }>()),
  jobs: endpoint('GET /api/admin/jobs', types<ListTypes<ListedJob>>()),
  createJob: endpoint('POST /api/admin/jobs', types<{ body: Fields; response: AdminJob }>()),
  job: endpoint('GET /api/admin/jobs/{id}', types<{ response: AdminJob }>()),
  changeJob: endpoint('PATCH /api/admin/jobs/{id}', types<{ body: Fields; response: AdminJob }>()),
  deleteJob: endpoint('DELETE /api/admin/jobs/{id}'),
  services: endpoint('GET /api/admin/services', types<{ response: AdminService[] }>()),
  createService: endpoint('POST /api/admin/services', types<{ body: Fields; response: AdminService }>()),
  changeService: endpoint(
    'PATCH /api/admin/services/{id}',
    types<{ query: ById; body: Fields; response: AdminService }>(),
  ),
  deleteService: endpoint('DELETE /api/admin/services/{id}', types<{ query: ById }>()),

  emails: endpoint('GET /api/admin/emails', types<ListTypes<ListedEmail>>()),
  resendEmail: endpoint('POST /api/admin/emails/{id}/resend', types<{ response: ListedEmail }>()),
  emailTemplates: endpoint(
    'GET /api/admin/emails/templates',
    types<{ response: z.infer<typeof emailTemplatesSchema> }>(),
  ),
  emailTemplateHtml: endpoint('GET /api/admin/emails/templates/{id}/html'),
  testEmailTemplate: endpoint('POST /api/admin/emails/templates/{id}/test'),

  subscribers: endpoint('GET /api/admin/newsletter', types<ListTypes<ListedSubscriber>>()),
  deleteSubscriber: endpoint('DELETE /api/admin/newsletter/{id}'),
  importSubscribers: endpoint(
    'POST /api/admin/newsletter/import',
    types<{ body: z.input<typeof importSchema>; response: ImportResult }>(),
  ),
  newsletterSettings: endpoint(
    'GET /api/admin/newsletter/settings',
    types<{ response: NewsletterSettings }>(),
  ),
  changeNewsletterSettings: endpoint(
    'PATCH /api/admin/newsletter/settings',
    types<{ body: Patch; response: NewsletterSettings }>(),
  ),
  issues: endpoint('GET /api/admin/newsletter/issues', types<ListTypes<ListedIssue>>()),
  createIssue: endpoint('POST /api/admin/newsletter/issues', types<{ body: Fields; response: AdminIssue }>()),
  issue: endpoint('GET /api/admin/newsletter/issues/{id}', types<{ response: AdminIssue }>()),
  changeIssue: endpoint(
    'PATCH /api/admin/newsletter/issues/{id}',
    types<{ body: Patch; response: AdminIssue }>(),
  ),
  deleteIssue: endpoint('DELETE /api/admin/newsletter/issues/{id}'),
  testIssue: endpoint('POST /api/admin/newsletter/issues/{id}/test'),

  users: endpoint('GET /api/admin/users', types<ListTypes<AdminUser>>()),
  createUser: endpoint(
    'POST /api/admin/users',
    types<{ body: z.input<typeof newUserSchema>; response: AdminUserDetail }>(),
  ),
  user: endpoint('GET /api/admin/users/{id}', types<{ response: AdminUserDetail }>()),
  changeUser: endpoint(
    'PATCH /api/admin/users/{id}',
    types<{ body: z.input<typeof userChangeSchema>; response: AdminUserDetail }>(),
  ),
  inviteUser: endpoint('POST /api/admin/users/{id}/invitation', types<{ response: { message: string } }>()),
  sendResetLink: endpoint(
    'POST /api/admin/users/{id}/reset-link',
    types<{ response: { message: string } }>(),
  ),
  removeUserSecondFactor: endpoint('DELETE /api/admin/users/{id}/second-factor'),
  endUserSessions: endpoint(
    'DELETE /api/admin/users/{id}/sessions',
    types<{ response: { ended: number } }>(),
  ),
}
