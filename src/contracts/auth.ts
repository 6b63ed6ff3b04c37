import * as z from 'zod/mini'

export const roles = ['client', 'provider', 'admin'] as const
export const selfRegisteredRoles = ['client', 'provider'] as const

export const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  username: z.string(),
})
export type User = z.infer<typeof userSchema>
export type Role = User['role']
