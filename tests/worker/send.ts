import { SELF } from 'cloudflare:test'

export const origin = 'http://localhost'

interface Sent {
  method?: string
  /** Sent as JSON. */
  json?: unknown
  /** Sent as an urlencoded form. */
  form?: Record<string, string>
  /** Sent as it is, under the `content-type` of `headers`. */
  body?: BodyInit
  cookie?: string
  /** The visitor's address, for limits. */
  address?: string
  headers?: Record<string, string>
}

/** Sends a request through routing and middleware; redirects are not followed. Anything with a body is a POST. */
export function send(
  path: string,
  { method, json, form, body, cookie, address, headers }: Sent = {},
): Promise<Response> {
  const payload = json === undefined ? (form ? new URLSearchParams(form) : body) : JSON.stringify(json)
  return SELF.fetch(new URL(path, origin), {
    method: method ?? (payload === undefined ? 'GET' : 'POST'),
    body: payload,
    redirect: 'manual',
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...(address ? { 'cf-connecting-ip': address } : {}),
      ...headers,
    },
  })
}

/** The cookies that an answer sets, as a `Cookie` header sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
