import { handle } from 'hono/cloudflare-pages'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod/mini'
import { buildId } from '#built/build.js'
import {
  addressTaken,
  adminCaseStudySchema,
  caseStudyPatchSchema,
  conflictMessage,
} from '#contracts/admin-content.ts'
import { admins } from '#server/access/access.ts'
import { deleteCaseStudy, findCaseStudy, updateCaseStudy } from '#server/content/admin-case-studies.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'
import { dropCachedPages } from '#server/pages/edge-cache.ts'

const conflicts = { 'slug-taken': addressTaken, 'changed-meanwhile': conflictMessage } as const

const notFound = () => new HTTPException(404, { message: 'There is no such case study.' })

export const app = createApi({ access: admins })
  .get('/api/admin/case-studies/:slug', async (c) => {
    const record = await findCaseStudy(openDb(c.env.DB), c.req.param('slug'))
    if (!record) throw notFound()
    return c.json(z.parse(adminCaseStudySchema, record))
  })
  .patch('/api/admin/case-studies/:slug', async (c) => {
    const actor = await requireUser(c)
    const { revision, ...fields } = await readJson(c, caseStudyPatchSchema)
    const change = { revision, fields, actor, now: new Date() }
    const result = await updateCaseStudy(openDb(c.env.DB), c.req.param('slug'), change)
    if (!result.ok) {
      if (result.reason === 'not-found') throw notFound()
      throw new HTTPException(409, { message: conflicts[result.reason] })
    }
    await dropCachedPages(buildId, ['/'])
    return c.json(z.parse(adminCaseStudySchema, result.record))
  })
  .delete('/api/admin/case-studies/:slug', async (c) => {
    const actor = await requireUser(c)
    if (!(await deleteCaseStudy(openDb(c.env.DB), { slug: c.req.param('slug'), actor }))) throw notFound()
    await dropCachedPages(buildId, ['/'])
    return c.body(null, 204)
  })
export const onRequest = handle(app)
