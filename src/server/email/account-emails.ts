import { site } from '#site.config.ts'
import { letter } from './letter.ts'
import type { Email } from './mailer.ts'

interface Link {
  to: string
  siteUrl: string
  token: string
}

/** Greets without a name, because it is written before anyone knows whether the address has an account. */
export const resetLink = ({ to, siteUrl, token }: Link): Email => ({
  to,
  kind: 'account-link',
  subject: 'Choose a new password',
  body: letter(
    null,
    'Someone asked for a new password for the account with this email address. Choose it here within 30 minutes. The link works once:',
    `${siteUrl}/auth/reset?token=${token}`,
    "If that wasn't you, you can ignore this email. Your password stays the same.",
  ),
})

export const confirmationLink = ({ to, siteUrl, token }: Link): Email => ({
  to,
  kind: 'account-link',
  subject: 'Confirm your email address',
  body: letter(
    null,
    'An account uses this email address. If it is yours, sign in to it and confirm the address here within 30 minutes. The link works once:',
    `${siteUrl}/auth/confirm?token=${token}`,
    "If it isn't yours, you can ignore this email. The address stays unconfirmed.",
  ),
})

/** Greets without a name, because the address may be unconfirmed. */
export const madeAdminEmail = ({ to, siteUrl }: { to: string; siteUrl: string }): Email => ({
  to,
  kind: 'account-notice',
  subject: 'You are now an administrator',
  body: letter(
    null,
    `An administrator gave your account access to the back office:\n${siteUrl}/admin`,
    `If you did not expect this, tell us: write to ${site.email}.`,
  ),
})

interface NewAdminNotice {
  siteUrl: string
  username: string
  by: string
}

export const newAdminEmail = ({ siteUrl, username, by }: NewAdminNotice): Omit<Email, 'to'> => ({
  kind: 'account-notice',
  subject: 'There is a new administrator',
  body: letter(
    null,
    `The account "${username}" is now an administrator. The account "${by}" did this.`,
    `If that should not have happened, change the role here:\n${siteUrl}/admin/users`,
  ),
})

interface AccountEmail {
  to: string
  name: string | null
  siteUrl: string
}

export const passwordChangedEmail = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  subject: 'Your password was changed',
  body: letter(
    name,
    'The password for your account was just changed, and your other devices were signed out.',
    `If that wasn't you, choose a new password to get your account back:\n${siteUrl}/auth/forgot`,
  ),
})

export const emailChangedEmail = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  subject: 'Your email address was changed',
  body: letter(
    name,
    "The email address on your account has changed. We'll no longer write to this one.",
    `If that wasn't you, tell us right away: write to ${site.email} or call us. Our number is here:\n${siteUrl}/contact`,
  ),
})

export const accountDeleted = ({ to, name, siteUrl }: AccountEmail): Email => ({
  to,
  kind: 'account-notice',
  subject: 'Your account was deleted',
  body: letter(
    name,
    'As you asked, we have deleted your account. Requests that you sent with it are cancelled if they were still pending, and what we keep of them no longer names you.',
    `What we keep, and for how long, is on our privacy page:\n${siteUrl}/privacy-policy`,
  ),
})
