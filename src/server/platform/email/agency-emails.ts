import {
  accountLeftTexts,
  appointmentMovedTexts,
  bookingClaimedTexts,
  clientCancelledTexts,
  emailsFailedTexts,
  personLeftTexts,
  providerUpdateTexts,
} from '#content/emails/agency.ts'
import type { Role } from '#contracts/auth.ts'
import type { EmailTexts } from '#contracts/email-texts.ts'
import type { EmailTopic } from '#contracts/email-topics.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { tokensAlongside } from '#platform/rate-limit/take.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import { linkFor } from './booking-links.ts'
import { dateInWords, inParagraphs } from './letter.ts'
import type { Notice } from './notify.ts'

interface BookingNotice {
  code: string
  replyTo: string
  siteUrl: string
  role?: Role
}

export const bookingNotice = (
  topic: EmailTopic,
  texts: EmailTexts,
  { code, replyTo, siteUrl, role = 'admin' }: BookingNotice,
): Notice => ({
  ...agencyNotice(topic, texts, linkFor(role)(code, siteUrl)),
  bookingCode: code,
  replyTo,
})

const agencyNotice = (
  topic: EmailTopic,
  { subject, opening, beforeLink, afterLink }: EmailTexts,
  link: string,
): Notice => ({
  topic,
  link,
  to: site.email,
  kind: 'notice',
  subject,
  body: inParagraphs(opening, `${beforeLink}\n${link}`, afterLink),
})

export const clientCancelledEmail = ({
  code,
  companyName,
  contactName,
  ...notice
}: BookingNotice & { companyName: string; contactName: string }): Notice =>
  bookingNotice(
    'client-changes',
    clientCancelledTexts({ code: formatCode(code), companyName, contactName }),
    {
      code,
      ...notice,
    },
  )

export const appointmentMovedEmail = ({
  code,
  companyName,
  contactName,
  startsAt,
  personTimeZone,
  isConfirmed,
  ...notice
}: BookingNotice & {
  companyName: string
  contactName: string
  startsAt: Date
  personTimeZone: string
  isConfirmed: boolean
}): Notice =>
  bookingNotice(
    'client-changes',
    appointmentMovedTexts({
      code: formatCode(code),
      companyName,
      contactName,
      isConfirmed,
      appointment: dateInWords(startsAt, personTimeZone),
    }),
    { code, ...notice },
  )

export const bookingClaimedEmail = ({
  code,
  companyName,
  name,
  ...notice
}: BookingNotice & { companyName: string; name: string }): Notice =>
  bookingNotice('client-changes', bookingClaimedTexts({ code: formatCode(code), companyName, name }), {
    code,
    ...notice,
  })

export const accountLeftEmail = (siteUrl: string): Notice =>
  agencyNotice('client-changes', accountLeftTexts, `${siteUrl}/admin/contact-submissions`)

interface LeftWork {
  name: string
  requests: number
  appointments: number
  projects: number
  siteUrl: string
}

export const personLeftEmail = ({ siteUrl, ...left }: LeftWork): Notice =>
  agencyNotice(
    'client-changes',
    personLeftTexts(left),
    `${siteUrl}/admin/${left.requests + left.appointments > 0 ? 'contact-submissions' : 'projects'}`,
  )

interface ProviderUpdate {
  project: { id: number; name: string }
  author: string
  progressPercentage: number | undefined
  siteUrl: string
}

export const providerUpdateEmail = ({
  project,
  author,
  progressPercentage,
  siteUrl,
}: ProviderUpdate): Notice =>
  agencyNotice(
    'project-updates',
    providerUpdateTexts({ author, project: project.name, progressPercentage }),
    `${siteUrl}/admin/projects/project?id=${project.id}`,
  )

export const emailsFailedEmail = (siteUrl: string): Notice => ({
  ...agencyNotice('failures', emailsFailedTexts, `${siteUrl}/admin/emails`),
  kind: 'failure-notice',
})

export const agencyNoticeTokens = (context: DatabaseContext, client: number | string) =>
  tokensAlongside(context, [limit('agency-notices', client), limit('agency-notices:site')])
