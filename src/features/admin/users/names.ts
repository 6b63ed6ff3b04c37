import type { Role } from '#contracts/auth.ts'
import type { UserSort } from '#contracts/admin-users.ts'

export const usersPath = '/api/admin/users'
export const usersPagePath = '/admin/users'
export const userPath = (id: number) => `${usersPagePath}/user?id=${id}`

export const roleNames: Record<Role, string> = {
  client: 'Client',
  provider: 'Service provider',
  admin: 'Administrator',
}

export const sortNames: Record<UserSort, string> = { newest: 'newest first', name: 'name' }
