import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { unexpectedError } from '#content/interface/answers.ts'
import type { Access } from '#platform/access/access.ts'
import { logError } from '#platform/log/log.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { enforceAccess } from './enforce-access.ts'
import type { AppEnv } from './env.ts'
import { formValues, isForm } from './form-values.ts'
import { answerRefusal, refusalBody, refusalOfNoRoute, refuse } from './refuse.ts'
import type { FormView } from './render-page.ts'

const bodyBytesMax = 64 * 1024
const writeMethods = ['POST', 'PUT', 'PATCH', 'DELETE']

interface FormOptions {
  /** The page with this form: a refused form renders it again, and a GET from a browser is redirected to it. */
  formPath: string | ((c: Context<AppEnv>) => string)
  /** Where that page needs more than its path. */
  formPage?: (c: Context<AppEnv>, values: Record<string, string>) => FormView | Promise<FormView>
}

type ApiOptions = {
  access: Access
  partOf?: `/${string}`
  maxBodyBytes?: number
} & (FormOptions | { formPath?: undefined; formPage?: undefined })

const accessByApp = new WeakMap<object, Access>()

export function accessOf(app: object): Access {
  const access = accessByApp.get(app)
  if (!access) throw new TypeError('This app was not made by createApi.')
  return access
}

export function createApi({ access, partOf, maxBodyBytes = bodyBytesMax, formPath, formPage }: ApiOptions) {
  const app = new Hono<AppEnv>()
  accessByApp.set(app, access)

  if (partOf !== undefined && !isPageOn(partOf))
    app.use(async (c) => answerRefusal(c, { reason: 'no-such-page' }))
  if (formPath !== undefined)
    app.get('*', async (c, next) => {
      if (!c.req.header('accept')?.includes('text/html')) return next()
      return c.redirect(pathOf(c, formPath), 303)
    })
  if (access.signedBy) app.use(async (c, next) => (await loadClockRequest()).requireClockHeader(c, next))
  const isForSignedIn = !access.signedBy && !access.who.includes('visitor')
  if (isForSignedIn) app.use(enforceAccess(access))
  // Not in _middleware.ts: after reading a chunked body, bodyLimit passes on a copy that only this app receives.
  app.on(
    writeMethods,
    '*',
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => refuse({ reason: 'body-too-large', bytesMax: maxBodyBytes }),
    }),
  )
  if (access.signedBy) app.use(async (c, next) => (await loadClockRequest()).requireClockSignature(c, next))
  if (isForSignedIn) app.use(async (c, next) => (await loadProof()).enforceProof(c, next))
  app.notFound((c) => answerRefusal(c, refusalOfNoRoute(app, c)))
  app.onError(async (error, c) => {
    const refusal =
      error instanceof HTTPException ? error : new HTTPException(500, { message: unexpectedError })
    const { requestId, route } = c.env.eventContext.data
    const isFailure = refusal !== error
    if (isFailure) logError('request failed', error, { requestId, route: `${c.req.method} ${route}` })
    if (formPath !== undefined && isForm(c)) {
      const { respondWithRefusedForm } = await import('./render-page.ts')
      const values = refusal.status === 413 ? {} : await formValues(c)
      const page = formPage ? await formPage(c, values) : { path: pathOf(c, formPath) }
      return respondWithRefusedForm(c, page, refusal)
    }
    const body = { ...refusalBody(refusal), ...(isFailure ? { id: requestId } : {}) }
    return c.json(body, refusal.status, headersOf(refusal))
  })
  return app
}

const loadClockRequest = () => import('./clock-request.ts')
const loadProof = () => import('./enforce-proof.ts')

const pathOf = (c: Context<AppEnv>, path: FormOptions['formPath']) =>
  typeof path === 'function' ? path(c) : path

function headersOf({ res }: HTTPException): Record<string, string> {
  return res ? Object.fromEntries(res.headers) : {}
}
