import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { logError } from '#server/http/log.ts'
import type { AppEnv } from './env.ts'

/** Bodies above this answer 413 (decisions, API manners). Posts raise it to 1 MB for themselves. */
const bodyBytesMax = 64 * 1024

/**
 * An app for one endpoint file with the shapes that every answer shares: 404 and 405 (with Allow) as
 * `{ message }`, a body over the limit 413, `HTTPException` as its own status, and anything else logged
 * and answered 500 with one fixed sentence. Answers are `no-store` unless the handler says otherwise.
 */
export function createApi({ maxBodyBytes = bodyBytesMax }: { maxBodyBytes?: number } = {}) {
  const app = new Hono<AppEnv>()

  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.json({ message: `Use ${methods.join(' or ')} here.` }, 405, { Allow: methods.join(', ') }),
    }),
  )
  // Here and not in _middleware.ts: a limit that reads a chunked body must hand the copy on, and only the
  // app that reads the body next can be given it.
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.json({ message: `The request is larger than ${maxBodyBytes / 1024} KB.` }, 413),
    }),
  )
  app.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404))
  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      const headers = error.res ? Object.fromEntries(error.res.headers) : {}
      return c.json({ message: error.message }, error.status, headers)
    }
    logError('request failed', error, {
      requestId: c.env.eventContext.data.requestId,
      route: `${c.req.method} ${c.req.path}`,
    })
    return c.json({ message: 'Something went wrong' }, 500)
  })
  return app
}
