import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminAuthorSchema, authorPatchSchema } from '#contracts/authors.ts'
import { findAuthor } from '#domains/blog/admin-authors.ts'
import { deleteAuthor } from '#domains/blog/delete-author.ts'
import { updateAuthor } from '#domains/blog/save-author.ts'
import { pagesOfAuthor } from '#domains/blog/pages-of-author.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

export const app = createApi({ access: editors })
  .get('/api/admin/authors/:slug', async (c) => {
    const author = await findAuthor(publicContext(c), requireRecordRef(c, 'author-not-found'))
    if (!author) refuse({ reason: 'author-not-found' })
    return c.json(z.parse(adminAuthorSchema, author))
  })
  .patch('/api/admin/authors/:slug', async (c) => {
    const { revision, ...fields } = await readJson(c, authorPatchSchema)
    const ref = requireRecordRef(c, 'author-not-found')
    const context = await userContext(c)
    const result = await updateAuthor(context, { ref, revision, fields })
    if (!result.ok) refuse(result)
    const pages = await pagesOfAuthor(context, [result.before, result.author])
    await dropCachedPages({ siteUrl, buildId }, pages)
    return c.json(z.parse(adminAuthorSchema, result.author))
  })
  .delete('/api/admin/authors/:slug', async (c) => {
    const ref = requireRecordRef(c, 'author-not-found')
    const context = await userContext(c)
    const result = await deleteAuthor(context, ref)
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfAuthor(context, [result.author]))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
