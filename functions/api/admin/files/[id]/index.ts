import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { fileDetailSchema, filePatchSchema, fileSchema } from '#contracts/files.ts'
import { findFileDetail, listUses, pagesUsing } from '#domains/files/list-files.ts'
import { deleteFile, updateFile } from '#domains/files/store-files.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

const idOf = (text: string): number => recordId(text) ?? refuse({ reason: 'file-not-found' })

export const app = createApi({ access: editors })
  .get('/api/admin/files/:id', async (c) => {
    const file = await findFileDetail(await userContext(c), idOf(c.req.param('id')))
    return c.json(z.parse(fileDetailSchema, file ?? refuse({ reason: 'file-not-found' })))
  })
  .patch('/api/admin/files/:id', async (c) => {
    const id = idOf(c.req.param('id'))
    const context = await userContext(c)
    const result = await updateFile(context, id, await readJson(c, filePatchSchema))
    if (!result.ok) return refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesUsing(context, id))
    return c.json(z.parse(fileSchema, result.file))
  })
  .delete('/api/admin/files/:id', async (c) => {
    const id = idOf(c.req.param('id'))
    const context = await userContext(c)
    const result = await deleteFile(context, c.env.FILES, id)
    if (result.ok) return c.body(null, 204)
    if (result.reason === 'file-not-found') return refuse(result)
    return refuse({ reason: 'file-used', titles: (await listUses(context, id)).map(({ title }) => title) })
  })
export const onRequest = handle(app)
