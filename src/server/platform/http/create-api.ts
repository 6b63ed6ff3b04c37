import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { unexpectedError } from '#content/interface/answers.ts'
import type { Access } from '#platform/access/access.ts'
import { logError } from '#platform/log/log.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { enforceAccess } from './enforce-access.ts'
import type { AppEnv } from './env.ts'
import type { FormPage } from './form-page.ts'
import { formValues, isForm, nextOfForm } from './form-values.ts'
import { refusalOfNoRoute, answerRefusal, refusalBody, refuse, refusedField } from './refuse.ts'

const bodyBytesMax = 64 * 1024
const writeMethods = ['POST', 'PUT', 'PATCH', 'DELETE']

type FormOf = (values: Record<string, string>, c: Context<AppEnv>) => FormPage | Promise<FormPage>

interface FormOptions {
  form: FormPage | FormOf
  /** The site's page with this form, for whoever opens the address of a refused form again. */
  formPath: string | ((c: Context<AppEnv>) => string)
}

type ApiOptions = {
  access: Access
  partOf?: `/${string}`
  maxBodyBytes?: number
} & (FormOptions | { form?: undefined; formPath?: undefined })

const accessByApp = new WeakMap<object, Access>()

export function accessOf(app: object): Access {
  const access = accessByApp.get(app)
  if (!access) throw new TypeError('This app was not made by createApi.')
  return access
}

export function createApi({ access, partOf, maxBodyBytes = bodyBytesMax, form, formPath }: ApiOptions) {
  const app = new Hono<AppEnv>()
  accessByApp.set(app, access)

  if (partOf !== undefined && !isPageOn(partOf))
    app.use(async (c) => answerRefusal(c, { reason: 'no-such-page' }))
  if (formPath !== undefined)
    app.get('*', async (c, next) => {
      if (!c.req.header('accept')?.includes('text/html')) return next()
      return c.redirect(typeof formPath === 'function' ? formPath(c) : formPath, 303)
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
  app.onError((error, c) => {
    const refusal =
      error instanceof HTTPException ? error : new HTTPException(500, { message: unexpectedError })
    const { requestId, route } = c.env.eventContext.data
    const isFailure = refusal !== error
    if (isFailure) logError('request failed', error, { requestId, route: `${c.req.method} ${route}` })
    if (form && isForm(c)) return refuseForm(c, form, refusal)
    const body = { ...refusalBody(refusal), ...(isFailure ? { id: requestId } : {}) }
    return c.json(body, refusal.status, headersOf(refusal))
  })
  return app
}

const loadClockRequest = () => import('./clock-request.ts')
const loadProof = () => import('./enforce-proof.ts')

async function refuseForm(c: Context<AppEnv>, form: FormPage | FormOf, refusal: HTTPException) {
  const values = refusal.status === 413 ? {} : { ...(await formValues(c)), next: (await nextOfForm(c)) ?? '' }
  const page = typeof form === 'function' ? await form(values, c) : form
  const { formPage } = await import('./form-page.ts')
  const response = { message: refusal.message, values, refusedField: refusedField(refusal) }
  return c.html(formPage(page, response), refusal.status, headersOf(refusal))
}

function headersOf({ res }: HTTPException): Record<string, string> {
  return res ? Object.fromEntries(res.headers) : {}
}
