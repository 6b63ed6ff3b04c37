import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'

export const app = createApi({ access: everyone })
export const onRequest = handle(app)
