import { site } from '#site.config.ts'
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
    'Hello,',
    `somebody asked for a new password for the account with this e-mail address. Choose it here within 30 minutes; the link works once:`,
    `${siteUrl}/auth/reset?token=${token}`,
    'If that was not you, do nothing: your password stays as it is.',
  ),
})

export const confirmationLink = ({ to, siteUrl, token }: Link): Mail => ({
  to,
  subject: 'Confirm your e-mail address',
  body: letter(
    'Hello,',
    'an account uses this e-mail address. If it is yours, confirm the address here within 30 minutes; the link works once:',
    `${siteUrl}/auth/confirm?token=${token}`,
    'If it is not yours, do nothing: the address stays unconfirmed.',
  ),
})

interface Told {
  to: string
  name: string
  siteUrl: string
}

export const passwordChanged = ({ to, name, siteUrl }: Told): Mail => ({
  to,
  subject: 'Your password was changed',
  body: letter(
    `Hello ${name},`,
    'the password of your account was changed just now, and other devices were signed out.',
    `If that was not you, take the account back with a new password: ${siteUrl}/auth/forgot`,
  ),
})

/** To the address that the account had before. */
export const emailChanged = ({ to, name }: Omit<Told, 'siteUrl'>): Mail => ({
  to,
  subject: 'Your e-mail address was changed',
  body: letter(
    `Hello ${name},`,
    'your account has another e-mail address from now on. This one gets no more mail about it.',
    `If that was not you, write to ${site.email} at once.`,
  ),
})

export const accountDeleted = ({ to, name }: Omit<Told, 'siteUrl'>): Mail => ({
  to,
  subject: 'Your account was deleted',
  body: letter(
    `Hello ${name},`,
    'your account is deleted, as you asked. Requests that were still pending are cancelled; what we keep of earlier ones no longer names you.',
  ),
})

const letter = (...paragraphs: string[]) => `${[...paragraphs, site.brand].join('\n\n')}\n`
