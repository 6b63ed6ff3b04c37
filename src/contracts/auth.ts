import * as z from 'zod/mini'
import { accountRefusals } from '#content/interface/answers.ts'
import { accountRules } from '#shared/account-rules.ts'
import { identifierText, nameSchema } from './entered-text.ts'

export const roles = ['client', 'provider', 'editor', 'admin'] as const
export const selfRegisteredRoles = ['client', 'provider'] as const

export const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  username: z.string(),
})
export type User = z.infer<typeof userSchema>
export type Role = User['role']

export const emailSchema = identifierText('Enter your email address.').check(
  z.toLowerCase(),
  z.minLength(1, 'Enter your email address.'),
  z.maxLength(
    accountRules.emailCharsMax,
    `An email address has at most ${accountRules.emailCharsMax} characters.`,
  ),
  z.email('Enter an email address such as name@example.com.'),
  // RFC 5321, section 4.5.3.1.1: no mail server has to take a longer local part.
  z.regex(/^(?![^@]{65})/, 'Enter an email address such as name@example.com.'),
)

export const newPasswordSchema = z
  .string('Enter a password.')
  .check(
    z.minLength(1, 'Enter a password.'),
    z.minLength(
      accountRules.passwordCharsMin,
      `A password has at least ${accountRules.passwordCharsMin} characters.`,
    ),
    z.maxLength(
      accountRules.passwordCharsMax,
      `A password has at most ${accountRules.passwordCharsMax} characters.`,
    ),
  )

/** Does not apply the rules of registration, so an error never reveals what a valid username looks like. */
export const loginSchema = z.object({
  username: identifierText('Enter your username.').check(
    z.toLowerCase(),
    z.minLength(1, 'Enter your username.'),
    z.maxLength(accountRules.emailCharsMax, accountRefusals['credentials-wrong']),
  ),
  password: z
    .string('Enter your password.')
    .check(
      z.minLength(1, 'Enter your password.'),
      z.maxLength(accountRules.passwordCharsMax, accountRefusals['credentials-wrong']),
    ),
})
export type Login = z.infer<typeof loginSchema>

export const personNameSchema = nameSchema(accountRules.nameCharsMax, 'Enter your full name.')

export const registrationSchema = z.object({
  username: identifierText('Choose a username.').check(
    z.toLowerCase(),
    z.minLength(1, 'Choose a username.'),
    z.minLength(
      accountRules.usernameCharsMin,
      `A username has at least ${accountRules.usernameCharsMin} characters.`,
    ),
    z.maxLength(
      accountRules.usernameCharsMax,
      `A username has at most ${accountRules.usernameCharsMax} characters.`,
    ),
    z.regex(/^[a-z0-9._-]*$/, 'A username has only letters a-z, digits, dot, dash and underscore.'),
  ),
  name: personNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  role: z._default(z.enum(selfRegisteredRoles, 'Choose client or service provider.'), 'client'),
})
export type Registration = z.infer<typeof registrationSchema>
