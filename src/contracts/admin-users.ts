import * as z from 'zod/mini'
import { accountRules } from '#shared/account-rules.ts'
import { emailSchema, registrationSchema, roles } from './auth.ts'
import { listAfter, listResponse, listSearch } from './lists.ts'
import { nameSchema } from './entered-text.ts'

export const userStates = ['active', 'invited', 'disabled'] as const
export type UserState = (typeof userStates)[number]

export function userState({ isDisabled, isInvited }: { isDisabled: boolean; isInvited: boolean }): UserState {
  if (isDisabled) return 'disabled'
  return isInvited ? 'invited' : 'active'
}

export const userSorts = ['newest', 'name'] as const
export type UserSort = (typeof userSorts)[number]

export const adminUserSchema = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isDisabled: z.boolean(),
  isInvited: z.boolean(),
  isConfirmed: z.boolean(),
  createdAt: z.string(),
})
export type AdminUser = z.infer<typeof adminUserSchema>
export const adminUserListSchema = listResponse(adminUserSchema)

export const adminUserDetailSchema = z.extend(adminUserSchema, {
  isYou: z.boolean(),
  hasSecondFactor: z.boolean(),
  sessions: z.number(),
  lastSeenAt: z.nullable(z.string()),
  bookings: z.number(),
  projects: z.number(),
  work: z.object({ requests: z.number(), appointments: z.number(), projects: z.number() }),
})
export type AdminUserDetail = z.infer<typeof adminUserDetailSchema>

export const adminUserQuerySchema = z.object({
  search: listSearch,
  role: z.optional(z.enum(roles, `"role" is one of ${roles.join(', ')}.`)),
  state: z.optional(z.enum(userStates, `"state" is one of ${userStates.join(', ')}.`)),
  sort: z._default(z.enum(userSorts, `"sort" is one of ${userSorts.join(', ')}.`), 'newest'),
  after: listAfter,
})
export type AdminUserQuery = z.infer<typeof adminUserQuerySchema>

const roleSchema = z.enum(roles, `The role is one of ${roles.join(', ')}.`)

export const newUserSchema = z.object({
  username: registrationSchema.shape.username,
  name: nameSchema(accountRules.nameCharsMax),
  email: emailSchema,
  role: roleSchema,
})

export const userChangeSchema = z
  .partial(
    z.object({
      role: roleSchema,
      roleBefore: roleSchema,
      isDisabled: z.boolean('"isDisabled" is true or false.'),
    }),
  )
  .check(
    z.refine(({ role, isDisabled }) => role !== undefined || isDisabled !== undefined, {
      error: 'Send "role" or "isDisabled".',
    }),
  )
export type UserChange = z.infer<typeof userChangeSchema>
