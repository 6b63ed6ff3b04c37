import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { logError } from '#server/http/log.ts'
import { enforceAccess } from './enforce-access.ts'
import type { AppEnv } from './env.ts'
import { type FormPage, formPage } from './form-page.ts'
import { formValues, isForm } from './json.ts'

/** Bodies above this answer 413 (decisions, API manners). Posts raise it to 1 MB for themselves. */
const bodyBytesMax = 64 * 1024

/**
 * An app for one endpoint file, open to whom the access matrix names, with the shapes that every answer shares: 404 and 405 (with Allow) as
 * `{ message }`, a body over the limit 413, `HTTPException` as its own status and headers, and anything else logged
 * and answered 500 with one fixed sentence. Answers are `no-store` unless the handler says otherwise.
 * @param form what a page without script gets back when the endpoint refuses it: the same status and message, as HTML;
 * a function where the endpoint takes more than one form, chosen by what was sent
 */
export function createApi({
  maxBodyBytes = bodyBytesMax,
  form,
}: {
  maxBodyBytes?: number
  form?: FormPage | ((values: Record<string, string>) => FormPage)
} = {}) {
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
  app.use(enforceAccess)
  // Here and not in _middleware.ts: a limit that reads a chunked body must hand the copy on, and only the
  // app that reads the body next can be given it.
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new HTTPException(413, { message: `The request is larger than ${maxBodyBytes / 1024} KB.` })
      },
    }),
  )
  app.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404))
  app.onError((error, c) => {
    const refusal =
      error instanceof HTTPException ? error : new HTTPException(500, { message: 'Something went wrong' })
    if (refusal !== error) {
      logError('request failed', error, {
        requestId: c.env.eventContext.data.requestId,
        route: `${c.req.method} ${c.req.path}`,
      })
    }
    return form && isForm(c)
      ? refuseForm(c, form, refusal)
      : c.json({ message: refusal.message }, refusal.status, headersOf(refusal))
  })
  return app
}

async function refuseForm(
  c: Context<AppEnv>,
  form: FormPage | ((values: Record<string, string>) => FormPage),
  refusal: HTTPException,
) {
  // A body over the limit was not read to its end: there is nothing to fill in again.
  const values = refusal.status === 413 ? {} : await formValues(c)
  const page = typeof form === 'function' ? form(values) : form
  return c.html(formPage(page, { message: refusal.message, values }), refusal.status, headersOf(refusal))
}

function headersOf({ res }: HTTPException): Record<string, string> {
  return res ? Object.fromEntries(res.headers) : {}
}
