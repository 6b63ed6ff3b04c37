import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { fileRules } from '#contracts/file-rules.ts'
import { fileSchema } from '#contracts/files.ts'
import { pagesUsing } from '#domains/files/list-files.ts'
import { readUploadForm } from '#domains/files/read-upload-form.ts'
import { replaceContent } from '#domains/files/store-files.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

export const app = createApi({ access: editors, maxBodyBytes: fileRules.requestBytesMax }).put(
  '/api/admin/files/:id/content',
  async (c) => {
    const bucket = c.env.FILES ?? refuse({ reason: 'files-unavailable' })
    const id = recordId(c.req.param('id')) ?? refuse({ reason: 'file-not-found' })
    const context = await userContext(c)
    const result = await replaceContent(context, bucket, id, await readUploadForm(c))
    if (!result.ok) return refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesUsing(context, id))
    return c.json(z.parse(fileSchema, result.file))
  },
)
export const onRequest = handle(app)
