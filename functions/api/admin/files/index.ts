import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { fileRules } from '#contracts/file-rules.ts'
import { fileListSchema, fileQuerySchema, fileSchema } from '#contracts/files.ts'
import { filesSort, listFiles } from '#domains/files/list-files.ts'
import { readUploadForm } from '#domains/files/read-upload-form.ts'
import { createFile } from '#domains/files/store-files.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors, maxBodyBytes: fileRules.requestBytesMax })
  .get('/api/admin/files', async (c) => {
    const { after, ...filter } = parseInput(fileQuerySchema, c.req.query())
    const list = await listFiles(publicContext(c), { ...filter, place: listPlace(after, filesSort) })
    return c.json(z.parse(fileListSchema, { ...list, isAvailable: c.env.FILES !== undefined }))
  })
  .post('/api/admin/files', async (c) => {
    const bucket = c.env.FILES ?? refuse({ reason: 'files-unavailable' })
    const result = await createFile(await userContext(c), bucket, await readUploadForm(c))
    if (!result.ok) return refuse(result)
    return c.json(z.parse(fileSchema, result.file), 201)
  })
export const onRequest = handle(app)
