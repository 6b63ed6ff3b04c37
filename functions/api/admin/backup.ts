import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { backupStateSchema } from '#contracts/admin.ts'
import { admins } from '#platform/access/access.ts'
import { readBackupState } from '#domains/office/read-backup-state.ts'
import { createApi } from '#platform/http/create-api.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/backup', async (c) => {
  return c.json(z.parse(backupStateSchema, await readBackupState(publicContext(c))))
})
export const onRequest = handle(app)
