import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { backupStateSchema } from '#contracts/admin.ts'
import { admins } from '#server/access/access.ts'
import { readBackupState } from '#server/admin/read-backup-state.ts'
import { createApi } from '#server/http/create-api.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/backup', async (c) => {
  return c.json(z.parse(backupStateSchema, await readBackupState(publicContext(c))))
})
export const onRequest = handle(app)
