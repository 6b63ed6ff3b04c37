import {
  accountRefusals,
  bookingRefusals,
  contentRefusals,
  fileRefusals,
  generalRefusals,
  issueRefusals,
  postRefusals,
  previewRefusals,
  projectRefusals,
  redirectRefusals,
  userRefusals,
} from '#content/interface/answers.ts'

export const refusalStatuses = {
  'invalid-input': 400,
  'invalid-field': 400,
  'not-json': 400,
  'cursor-invalid': 400,
  'report-invalid': 400,
  'sign-in-first': 401,
  'other-role': 403,
  'providers-only': 403,
  'admins-only': 403,
  'cross-site': 403,
  'not-the-live-site': 403,
  'no-such-page': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'not-json-type': 415,
  'too-many-attempts': 429,
  'filled-by-program': 400,
  'person-check-needed': 403,
  'person-check-unavailable': 503,

  'credentials-wrong': 401,
  'account-disabled': 403,
  'not-signed-in-yet': 503,
  'own-password-wrong': 403,
  'password-guessable': 400,
  'link-expired': 410,
  'invitation-expired': 410,
  'not-your-link': 403,
  'username-taken': 409,
  'email-taken': 409,
  'email-confirmed-already': 409,
  'account-conflict': 409,
  'only-admin': 409,
  'session-not-found': 404,
  'calendar-address-refused': 400,
  'own-calendar-url': 400,
  'calendar-agency-only': 403,
  'calendar-unavailable': 409,
  'code-wrong': 403,
  'second-step-expired': 410,
  'step-up': 403,
  'second-factor-needed': 403,
  'authenticator-unavailable': 409,
  'authenticator-exists': 409,
  'authenticator-not-found': 404,
  'second-factor-missing': 409,
  'passkey-refused': 403,
  'passkey-exists': 409,
  'passkey-not-found': 404,
  'passkeys-too-many': 409,
  'last-second-factor': 409,
  'email-topic-unavailable': 400,

  'user-not-found': 404,
  'user-conflict': 409,
  'schedule-conflict': 409,
  'agency-only': 403,
  'last-admin': 409,
  'reset-link-refused': 409,
  'own-second-factor': 409,
  'user-without-second-factor': 409,
  'invitation-refused': 409,
  'subscriber-not-found': 404,
  'email-not-found': 404,
  'email-not-resendable': 409,

  'issue-not-found': 404,
  'issue-conflict': 409,
  'issue-state': 409,
  'issue-text-missing': 400,
  'issue-time-missing': 400,
  'issue-too-large': 413,
  'issue-email-too-large': 413,
  'settings-conflict': 409,
  'import-unreadable': 400,
  'import-columns-missing': 400,
  'import-too-large': 400,

  'booking-not-found': 404,
  'not-your-booking': 403,
  'booking-fields-missing': 400,
  'service-not-offered': 400,
  'claim-unconfirmed': 403,
  'booking-not-pending': 409,
  'booking-cancelled-already': 409,
  'booking-conflict': 409,
  'illegal-transition': 409,
  'date-without-confirmation': 409,
  'date-in-the-past': 400,
  'appointment-not-past': 409,
  'slot-taken': 409,
  'too-many-holds': 409,
  'appointment-past': 410,
  'assignee-not-admin': 400,
  'date-not-confirmed': 404,
  'note-not-found': 404,
  'message-not-sent': 401,
  'export-too-large': 400,
  'bulk-change-too-large': 400,
  'bulk-change-not-found': 404,
  'bulk-change-not-yours': 403,
  'bulk-change-undone': 409,
  'issue-readers-changed': 409,
  'undo-expired': 410,
  'client-deleted': 409,

  'project-not-found': 404,
  'project-conflict': 409,
  'milestone-not-found': 404,
  'client-not-found': 400,
  'provider-not-found': 400,
  'template-not-found': 400,
  'booking-not-confirmed': 409,
  'booking-is-spam': 409,
  'booking-without-client': 409,
  'client-unconfirmed': 409,
  'account-not-client': 409,
  'invitation-missing': 400,

  'service-not-found': 404,
  'service-booked': 409,
  'service-linked': 409,
  'service-in-post': 409,
  'linked-page-not-found': 400,
  'case-study-not-found': 404,
  'case-study-slug-taken': 409,
  'job-not-found': 404,
  'content-conflict': 409,

  'files-unavailable': 503,
  'files-full': 507,
  'file-storage-failed': 503,
  'not-multipart': 415,
  'upload-refused': 400,
  'upload-too-large': 413,
  'file-other-kind': 409,
  'file-not-found': 404,
  'file-conflict': 409,
  'file-alt-needed': 400,
  'file-used': 409,

  'redirect-refused': 400,
  'redirect-not-found': 404,
  'redirect-conflict': 409,
  'missing-path-not-found': 404,

  'public-post-not-found': 404,
  'post-not-found': 404,
  'revision-not-found': 404,
  'post-conflict': 409,
  'post-slug-taken': 409,
  'post-patch-empty': 400,
  'post-too-large': 413,
  'post-page-too-large': 413,
  'text-missing': 400,
  'excerpt-missing': 400,
  'publication-time-missing': 400,
  'picture-not-allowed': 400,
  'picture-missing': 400,
  'picture-in-text-missing': 400,
  'picture-undescribed': 400,

  'address-not-checkable': 400,
  'page-not-readable': 422,
  'own-page-not-public': 422,
} as const

export type Reason = keyof typeof refusalStatuses

export interface RefusalDetails {
  'invalid-input': { complaint: string; field: string | undefined }
  'invalid-field': { field: string }
  'not-the-live-site': { siteUrl: string }
  'method-not-allowed': { methods: readonly string[] }
  'body-too-large': { bytesMax: number }
  'too-many-attempts': { retryAfterSeconds: number }
  'booking-conflict': { changedBy: string | null; status: string }
  'illegal-transition': { from: string; to: string }
  'date-without-confirmation': { status: string }
  'too-many-holds': { holdsMax: number }
  'export-too-large': { rowsMax: number }
  'bulk-change-too-large': { bookingsMax: number }
  'undo-expired': { windowMs: number }
  'linked-page-not-found': { link: string }
  'service-in-post': { post: string }
  'upload-refused': { complaint: string }
  'upload-too-large': { complaint: string }
  'redirect-refused': { complaint: string; field: string | undefined }
  'file-used': { titles: readonly string[] }
  'post-too-large': { bytesMax: number }
  'picture-not-allowed': { hosts: readonly string[] }
  'picture-missing': { path: string }
  'picture-in-text-missing': { path: string; line: number }
  'picture-undescribed': { path: string }
  'issue-readers-changed': { shownReaders: number; readers: number }
  'issue-too-large': { bytesMax: number }
  'issue-email-too-large': { bytesMax: number }
  'import-unreadable': { line: number | null }
  'import-too-large': { rowsMax: number }
  'address-not-checkable': { complaint: string }
  'page-not-readable': { complaint: string }
}
export const namedReasons: readonly Reason[] = [
  'step-up',
  'second-factor-needed',
  'slot-taken',
  'not-the-live-site',
]

type DetailedReason = keyof RefusalDetails

export type Refusal =
  | { reason: Exclude<Reason, DetailedReason> }
  | { [R in DetailedReason]: { reason: R } & RefusalDetails[R] }[DetailedReason]

export type RefusalTexts = {
  [R in Reason]: R extends DetailedReason ? (details: RefusalDetails[R]) => string : string
}

const texts: RefusalTexts = {
  ...generalRefusals,
  ...accountRefusals,
  ...userRefusals,
  ...issueRefusals,
  ...bookingRefusals,
  ...projectRefusals,
  ...contentRefusals,
  ...fileRefusals,
  ...redirectRefusals,
  ...postRefusals,
  ...previewRefusals,
}

export function refusalText(refusal: Refusal): string {
  const text = texts[refusal.reason]
  if (typeof text === 'string') return text
  // TypeScript cannot see that text and details belong to one reason; `RefusalTexts` and `Refusal` ensure it.
  return (text as (details: Refusal) => string)(refusal)
}
