import {
  accountDeletedTexts,
  confirmationLinkTexts,
  emailChangedTexts,
  factorInWords,
  factorRemovedTexts,
  emailChangeRequestedTexts,
  invitationTexts,
  madeAdminTexts,
  newDeviceTexts,
  passwordChangedTexts,
  passwordResetTexts,
  resetLinkTexts,
  roleChangedTexts,
  type SecondFactorEvent,
  secondFactorTexts,
  wrongCodesTexts,
} from '#content/emails/account.ts'
import { type AdminAccountEvent, adminNoticeTexts } from '#content/emails/admin-notices.ts'
import type { Role } from '#contracts/auth.ts'
import type { AccountFactor } from '#contracts/second-factor.ts'
import { calendarDay, formatLongDay, siteTimeZone } from '#shared/formats.ts'
import { letter, linkLetter } from '#platform/email/letter.ts'
import type { Email } from '#platform/email/mailer.ts'

interface Link {
  to: string
  siteUrl: string
  token: string
}

export const resetLink = ({ to, siteUrl, token }: Link): Email => ({
  to,
  kind: 'account-link',
  ...linkLetter(resetLinkTexts, `${siteUrl}/auth/reset?token=${token}`),
})

interface Invitation extends Link {
  by: string
  username: string
  role: Role
}

export const invitationEmail = ({ to, siteUrl, token, ...words }: Invitation): Email => ({
  to,
  kind: 'account-invitation',
  ...linkLetter(invitationTexts(words), `${siteUrl}/auth/invitation?token=${token}`),
})

export const confirmationLink = ({ to, siteUrl, token }: Link): Email => ({
  to,
  kind: 'account-link',
  ...linkLetter(confirmationLinkTexts, `${siteUrl}/auth/confirm?token=${token}`),
})

export const madeAdminEmail = ({ to, siteUrl }: { to: string; siteUrl: string }): Email => ({
  to,
  kind: 'account-notice',
  ...letter(null, madeAdminTexts, `${siteUrl}/admin`),
})

interface AdminNotice {
  siteUrl: string
  event: AdminAccountEvent
  username: string
  by: string
}

export const adminNoticeEmail = ({ siteUrl, ...words }: AdminNotice): Omit<Email, 'to'> => ({
  kind: 'account-notice',
  ...letter(null, adminNoticeTexts(words), `${siteUrl}/admin/users`),
})

interface AccountEmail {
  to: string
  name: string | null
  siteUrl: string
}

export const passwordChangedEmail = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  ...letter(name, passwordChangedTexts, `${siteUrl}/auth/forgot`),
})

interface ResetFactors {
  removed: readonly AccountFactor[]
  stayed: readonly AccountFactor[]
}

export const passwordResetEmail = ({
  to,
  name,
  siteUrl,
  removed,
  stayed,
}: AccountEmail & ResetFactors): Email => ({
  to,
  kind: 'account-notice',
  ...letter(
    name,
    passwordResetTexts({ removed: removed.map(factorWords), stayed: stayed.map(factorWords) }),
    `${siteUrl}/auth/forgot`,
  ),
})

/** Says no name of a passkey: a thief may have chosen it. */
const factorWords = ({ kind, addedAt }: AccountFactor) =>
  factorInWords(kind, formatLongDay(calendarDay(new Date(addedAt), siteTimeZone)))

export const newDeviceEmail = ({
  to,
  siteUrl,
  device,
}: {
  to: string
  siteUrl: string
  device: string
}): Email => ({
  to,
  kind: 'account-notice',
  ...letter(null, newDeviceTexts({ device }), `${siteUrl}/account`),
})

export const roleChangedEmail = ({
  to,
  siteUrl,
  role,
}: {
  to: string
  siteUrl: string
  role: Role
}): Email => ({
  to,
  kind: 'account-notice',
  ...letter(null, roleChangedTexts[role], `${siteUrl}/account`),
})

/** @param token of the link that removes what was added */
export const secondFactorEmail = ({
  to,
  name,
  siteUrl,
  event,
  token,
}: AccountEmail & { event: SecondFactorEvent; token: string | null }): Email => ({
  to,
  kind: 'account-notice',
  ...letter(
    name,
    secondFactorTexts[event],
    token ? `${siteUrl}/auth/remove-factor?token=${token}` : `${siteUrl}/auth/forgot`,
  ),
})

export const factorRemovedEmail = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  ...letter(name, factorRemovedTexts, `${siteUrl}/auth/forgot`),
})

export const wrongCodesEmail = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  ...letter(name, wrongCodesTexts, `${siteUrl}/auth/forgot`),
})

export const emailChangeRequestedEmail = ({
  to,
  name,
  siteUrl,
  token,
}: AccountEmail & { token: string }): Email => ({
  to,
  kind: 'account-notice',
  ...letter(name, emailChangeRequestedTexts, `${siteUrl}/auth/stop-email-change?token=${token}`),
})

export const emailChangedEmail = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  ...letter(name, emailChangedTexts, `${siteUrl}/contact`),
})

export const accountDeleted = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  ...letter(name, accountDeletedTexts, `${siteUrl}/privacy-policy`),
})
