import { site } from '#site.config.ts'
import { letter } from './letter.ts'
import type { Mail } from './mailer.ts'

interface Link {
  to: string
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  token: string
}

/** Names nobody: it is written before it is known whether the address has an account. */
export const resetLink = ({ to, siteUrl, token }: Link): Mail => ({
  to,
  subject: 'Choose a new password',
  body: letter(
    null,
    'Somebody asked for a new password for the account with this email address. Choose it here within 30 minutes; the link works once:',
    `${siteUrl}/auth/reset?token=${token}`,
    "If that wasn't you, there is nothing to do: your password stays as it is.",
  ),
})

export const confirmationLink = ({ to, siteUrl, token }: Link): Mail => ({
  to,
  subject: 'Confirm your email address',
  body: letter(
    null,
    'An account uses this email address. If it is yours, confirm the address here within 30 minutes; the link works once:',
    `${siteUrl}/auth/confirm?token=${token}`,
    "If it isn't yours, there is nothing to do: the address stays unconfirmed.",
  ),
})

interface AccountEmail {
  to: string
  /** Null for an address that nobody has confirmed. */
  name: string | null
  siteUrl: string
}

export const passwordChangedEmail = ({ to, name, siteUrl }: AccountEmail): Mail => ({
  to,
  subject: 'Your password was changed',
  body: letter(
    name,
    'The password of your account has just been changed, and your other devices were signed out.',
    `If that wasn't you, choose a new password to get your account back: ${siteUrl}/auth/forgot`,
  ),
})

/** To the address that the account had before. */
export const emailChangedEmail = ({ to, name, siteUrl }: AccountEmail): Mail => ({
  to,
  subject: 'Your email address was changed',
  body: letter(
    name,
    "The email address on your account has changed. We'll no longer write to this one.",
    `If that wasn't you, tell us at once: write to ${site.email} or call us. Our number is here: ${siteUrl}/contact`,
  ),
})

export const accountDeleted = ({ to, name, siteUrl }: AccountEmail): Mail => ({
  to,
  subject: 'Your account was deleted',
  body: letter(
    name,
    'Your account is deleted, as you asked. Requests that were still pending are cancelled; what we keep of earlier ones no longer names you.',
    `What we keep, and for how long, is on our privacy page: ${siteUrl}/privacy-policy`,
  ),
})
