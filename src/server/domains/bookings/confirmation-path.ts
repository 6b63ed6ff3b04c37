import type { Context } from 'hono'

export const confirmationPath = (code: string) => `/booking/confirmation/${encodeURIComponent(code)}`

export const confirmationPathOf = ({ req }: Context) =>
  // Not `req.path`, which is decoded and may hold a line break.
  `/booking/confirmation/${new URL(req.url).pathname.split('/')[3] ?? ''}`
