import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'

export const app = createApi({ access: everyone })
export const onRequest = handle(app)
