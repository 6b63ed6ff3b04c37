import * as z from 'zod/mini'
import { calendarDaySchema } from './dates.ts'
import { identifierText } from './entered-text.ts'
import { listAfter, listResponse } from './lists.ts'

export const auditActions = [
  'admin.sign-in',
  'booking.create',
  'booking.status',
  'booking.assign',
  'booking.not-spam',
  'booking.note',
  'booking.outcome',
  'booking.delete',
  'case-study.create',
  'case-study.update',
  'case-study.publish',
  'case-study.restore',
  'case-study.delete',
  'database.backup',
  'database.drill',
  'database.restore',
  'email.resend',
  'file.create',
  'file.update',
  'file.replace',
  'file.delete',
  'missing-path.dismiss',
  'newsletter.export',
  'newsletter.delete',
  'newsletter.import',
  'newsletter.settings',
  'newsletter.create',
  'newsletter.schedule',
  'newsletter.cancel',
  'newsletter.send',
  'newsletter.stop',
  'newsletter.remove',
  'booking.export',
  'audit.export',
  'problem.clear',
  'post.create',
  'post.update',
  'post.publish',
  'post.restore',
  'post.delete',
  'project.create',
  'project.update',
  'project.delete',
  'redirect.create',
  'redirect.update',
  'redirect.delete',
  'service.create',
  'service.update',
  'service.publish',
  'service.delete',
  'user.create',
  'user.update',
  'user.accept',
  'user.email',
  'user.password',
  'user.password-reset',
  'user.role',
  'user.disable',
  'user.enable',
  'user.end-sessions',
  'user.invite',
  'user.reset-link',
  'user.delete',
  'user.authenticator-add',
  'user.authenticator-remove',
  'user.passkey-add',
  'user.passkey-remove',
  'user.calendar-add',
  'user.calendar-remove',
  'user.recovery-codes',
  'user.recovery-code-use',
  'user.second-factor-remove',
  'user.schedule',
] as const
export type AuditAction = (typeof auditActions)[number]

export const auditEntrySchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  actor: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subject: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditEntryView = z.infer<typeof auditEntrySchema>
export const auditListSchema = listResponse(auditEntrySchema)

export const auditSubjects = [...new Set(auditActions.map((action) => action.slice(0, action.indexOf('.'))))]

export const auditQuerySchema = z.object({
  action: z.optional(z.enum(auditActions, `"action" is one of ${auditActions.join(', ')}.`)),
  actor: z.optional(
    identifierText('"actor" is a username.').check(
      z.toLowerCase(),
      z.maxLength(32, 'A username has at most 32 characters.'),
    ),
  ),
  type: z.optional(z.enum(auditSubjects, `"type" is one of ${auditSubjects.join(', ')}.`)),
  until: z.optional(calendarDaySchema),
  /** The reader's time zone, in which that day ends. UTC if it is missing or unknown. */
  zone: z.optional(z.string().check(z.maxLength(60, 'A time zone has at most 60 characters.'))),
  after: listAfter,
  format: z.optional(z.enum(['json', 'csv'], '"format" is json or csv.')),
})
export type AuditQuery = z.infer<typeof auditQuerySchema>
