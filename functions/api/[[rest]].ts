import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'

/** Every `/api` address without a file of its own answers JSON 404, whatever the method. */
export const app = createApi({ access: everyone })
export const onRequest = handle(app)
