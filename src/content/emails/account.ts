import { factorNames } from '#content/interface/factors.ts'
import { bookingStatusNames } from '#content/interface/statuses.ts'
import type { EmailTexts } from '#contracts/email-texts.ts'
import { site } from '#site.config.ts'

interface InvitationWords {
  by: string
  username: string
  role: 'client' | 'provider' | 'editor' | 'admin'
}

export const resetLinkTexts: EmailTexts = {
  subject: 'Choose a new password',
  beforeLink:
    'Someone asked for a new password for the account with this email address. Choose it here within 30 minutes. The link works once:',
  afterLink: "If that wasn't you, you can ignore this email. Your password stays the same.",
}

const roleWords = {
  client: 'a client',
  provider: 'a service provider',
  editor: 'an editor',
  admin: 'an administrator',
} as const

export const invitationTexts = ({ by, username, role }: InvitationWords): EmailTexts => ({
  subject: `Your invitation to ${site.brand}`,
  opening: `${by} invites you to ${site.brand} as ${roleWords[role]}. Your username is: ${username}`,
  beforeLink:
    'Set your name and choose a password here within 7 days. The link works once, and a newer invitation replaces it:',
  afterLink: `If you did not expect this, you can ignore this email, or write to ${site.email}.`,
})

export const confirmationLinkTexts: EmailTexts = {
  subject: 'Confirm your email address',
  beforeLink:
    'Somebody entered this email address for their account. If that was you, sign in to the account and confirm the address here within 30 minutes. The link works once:',
  afterLink: "If that wasn't you, you can ignore this email. The address stays unconfirmed.",
}

export const madeAdminTexts: EmailTexts = {
  subject: 'You are now an administrator',
  beforeLink:
    'An administrator gave your account access to the back office. You may be asked to sign in again:',
  afterLink: `If you did not expect this, tell us: write to ${site.email}.`,
}

export const passwordChangedTexts: EmailTexts = {
  subject: 'Your password was changed',
  opening: 'The password for your account was just changed, and your other devices were signed out.',
  beforeLink: "If that wasn't you, choose a new password to get your account back:",
}

interface ResetWords {
  removed: readonly string[]
  stayed: readonly string[]
}

export const factorInWords = (kind: keyof typeof factorNames, day: string) =>
  `${factorNames[kind]}, added on ${day}`

export const passwordResetTexts = ({ removed, stayed }: ResetWords): EmailTexts => ({
  subject: 'Your password was reset',
  opening: [
    'The password for your account was just reset with a link from an email. Your account was signed out on every device. If you had a calendar address, it no longer works: make a new one under your account.',
    removed.length > 0 ? `Removed from your second step: ${removed.join('; ')}.` : '',
    stayed.length > 0 ? `Still your second step: ${stayed.join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n'),
  beforeLink:
    stayed.length > 0
      ? `If that wasn't you, or you did not add what stayed, write to ${site.email} and choose a new password:`
      : "If that wasn't you, choose a new password to get your account back:",
})

export const newDeviceTexts = ({ device }: { device: string }): EmailTexts => ({
  subject: 'New sign-in to your account',
  opening: `Somebody signed in to your account with a browser that we have not seen there before: ${device}.`,
  beforeLink: `If that was you, there is nothing to do. If not, sign that device out here, choose a new password, and write to ${site.email}:`,
})

const roleChanged = (role: string): EmailTexts => ({
  subject: 'The role of your account has changed',
  opening: `An administrator changed the role of your account: it is now that of ${role}.`,
  beforeLink: `If you did not expect this, write to ${site.email}. Your account is here:`,
})

export const roleChangedTexts = {
  client: roleChanged(roleWords.client),
  provider: roleChanged(roleWords.provider),
  editor: roleChanged(roleWords.editor),
  admin: roleChanged(roleWords.admin),
} as const satisfies Record<string, EmailTexts>

const takeBack = `If that wasn't you, write to ${site.email} and choose a new password right away:`

const removal = {
  beforeLink:
    "If that wasn't you, remove it and sign your account out on every device here. The link works once, for 7 days, and needs no sign-in:",
  afterLink: 'Then choose a new password: the page that follows leads there.',
} as const

export const secondFactorTexts = {
  'authenticator-add': {
    subject: 'An authenticator app was added to your account',
    opening:
      'An authenticator app was just added to your account. From now on, signing in with your password also asks for a code of the app. Other devices were signed out if this was your first second step.',
    ...removal,
  },
  'authenticator-remove': {
    subject: 'The authenticator app was removed from your account',
    opening:
      'The authenticator app was just removed from your account, and its codes no longer work. Without another second step, your password alone signs you in.',
    beforeLink: takeBack,
  },
  'passkey-add': {
    subject: 'A passkey was added to your account',
    opening:
      'A passkey was just added to your account, which signs you in without a password. With your password, a second step is needed from now on. Other devices were signed out if this was your first second step.',
    ...removal,
  },
  'passkey-remove': {
    subject: 'A passkey was removed from your account',
    opening:
      'A passkey was just removed from your account and no longer signs you in. Without another second step, your password alone does.',
    beforeLink: takeBack,
  },
  'recovery-codes': {
    subject: 'Your account has new recovery codes',
    opening: 'New recovery codes were just made for your account. The earlier ones no longer work.',
    ...removal,
  },
  'recovery-code-use': {
    subject: 'A recovery code of your account was used',
    opening:
      'One of your recovery codes was just used for your account, and does not work again. When few are left, make new ones under your account.',
    beforeLink: takeBack,
  },
  'second-factor-remove': {
    subject: 'The second step of your account was removed',
    opening:
      'An administrator removed your passkeys, your authenticator app and your recovery codes, and signed you out on every device. Your password alone signs you in until you add a second step again.',
    beforeLink: `If you did not ask for this, write to ${site.email} and choose a new password right away:`,
  },
} as const satisfies Record<string, EmailTexts>

export const factorRemovedTexts: EmailTexts = {
  subject: 'A second step was removed from your account',
  opening:
    'What had been added to your second step lately was removed, and your account was signed out on every device. If you had a calendar address, it no longer works: make a new one under your account.',
  beforeLink: 'Your password has not changed. If somebody else may know it, choose a new one:',
}

export const wrongCodesTexts: EmailTexts = {
  subject: 'Many wrong codes for your account',
  opening:
    'Somebody who knows your password, or uses a device where you are signed in, entered wrong codes for the second step until no more were accepted. None of them was right. We write this at most once a day.',
  beforeLink: `If that was you, there is nothing to do. If not, choose a new password right away, and write to ${site.email}:`,
}

export type SecondFactorEvent = keyof typeof secondFactorTexts

export const emailChangeRequestedTexts: EmailTexts = {
  subject: 'A new email address for your account',
  opening:
    'Somebody who knows your password asked to give your account another email address. Until that address is confirmed, this one stays in force.',
  beforeLink:
    "If that was you, there is nothing to do here. If that wasn't you, stop the change here. The link works once, for 7 days, and only until the new address is confirmed:",
  afterLink: 'Then choose a new password.',
}

export const emailChangedTexts: EmailTexts = {
  subject: 'Your email address was changed',
  opening: "The email address on your account has changed. We'll no longer write to this one.",
  beforeLink: `If that wasn't you, tell us right away: write to ${site.email}${site.phone && ' or call us'}. How to reach us:`,
}

export const accountDeletedTexts: EmailTexts = {
  subject: 'Your account was deleted',
  opening: `As you asked, we have deleted your account. Its ${bookingStatusNames.pending} requests and upcoming appointments are ${bookingStatusNames.cancelled}, and what we keep of them no longer names you.`,
  beforeLink: 'What we keep, and for how long, is on our privacy page:',
}
