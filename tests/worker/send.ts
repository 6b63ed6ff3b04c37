import { SELF } from 'cloudflare:test'

export const origin = 'http://localhost'

interface RequestOptions {
  method?: string
  json?: unknown
  form?: Record<string, string>
  body?: BodyInit
  cookie?: string
  address?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

export function send(
  path: string,
  { method, json, form, body, cookie, address, headers, signal }: RequestOptions = {},
): Promise<Response> {
  const payload = json === undefined ? (form ? new URLSearchParams(form) : body) : JSON.stringify(json)
  return SELF.fetch(new URL(path, origin), {
    method: method ?? (payload === undefined ? 'GET' : 'POST'),
    body: payload,
    redirect: 'manual',
    ...(signal ? { signal } : {}),
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...(address ? { 'cf-connecting-ip': address } : {}),
      ...headers,
    },
  })
}

export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
