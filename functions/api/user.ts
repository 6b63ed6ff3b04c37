import { handle } from 'hono/cloudflare-pages'
import type { User } from '#contracts/auth.ts'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'

export const app = createApi({ access: accountOwner }).get('/api/user', async (c) => {
  const { requireUser } = await import('#platform/http/current-user.ts')
  const { name, email, role, username } = await requireUser(c)
  return c.json<User>({ name, email, role, username })
})
export const onRequest = handle(app)
