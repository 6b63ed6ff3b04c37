import {
  accountDeletedTexts,
  confirmationLinkTexts,
  emailChangedTexts,
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
import { letter, linkLetter } from './letter.ts'
import type { Email } from './mailer.ts'

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

export const passwordResetEmail = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  ...letter(name, passwordResetTexts, `${siteUrl}/auth/forgot`),
})

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

export const secondFactorEmail = ({
  to,
  name,
  siteUrl,
  event,
}: AccountEmail & { event: SecondFactorEvent }): Email => ({
  to,
  kind: 'account-notice',
  ...letter(name, secondFactorTexts[event], `${siteUrl}/auth/forgot`),
})

export const wrongCodesEmail = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  ...letter(name, wrongCodesTexts, `${siteUrl}/auth/forgot`),
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
