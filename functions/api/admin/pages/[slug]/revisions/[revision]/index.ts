import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { pageVersionSchema } from '#contracts/pages.ts'
import { readPageVersion } from '#domains/pages/page-versions.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors }).get(
  '/api/admin/pages/:slug/revisions/:revision{\\d{1,9}}',
  async (c) => {
    const revision = Number(c.req.param('revision'))
    const version = await readPageVersion(publicContext(c), {
      ...requireRecordRef(c, 'no-such-page'),
      revision,
    })
    if (!version) refuse({ reason: 'revision-not-found' })
    return c.json(z.parse(pageVersionSchema, version))
  },
)
export const onRequest = handle(app)
