import { handle } from 'hono/cloudflare-pages'
import { createApi } from '#server/http/create-api.ts'

/** Every `/api` address without a file of its own answers JSON 404, whatever the method. */
export const app = createApi()
export const onRequest = handle(app)
