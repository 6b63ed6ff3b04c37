import { handle } from 'hono/cloudflare-pages'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireSession } from '#platform/http/current-user.ts'
import { datedFileName } from '#platform/csv/write-csv.ts'
import { exportAccount } from '#domains/identity/account/export-account.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: accountOwner }).get('/api/account/export', async (c) => {
  const session = await requireSession(c)
  const context = publicContext(c)
  const accountExport = await exportAccount(context, session)
  if (!accountExport.ok) refuse(accountExport)
  const file = datedFileName(session.user.username, context.now, 'json')
  return c.body(`${JSON.stringify(accountExport.data, null, 2)}\n`, 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="${file}"`,
  })
})
export const onRequest = handle(app)
