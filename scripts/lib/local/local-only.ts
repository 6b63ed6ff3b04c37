import { readFileSync } from 'node:fs'
import { PlainFailure } from '../plain-failure.ts'

export function requireLocal(what: string): void {
  const { CF_PAGES, WORKERS_CI, SITE_URL } = process.env
  if (CF_PAGES || WORKERS_CI)
    throw new PlainFailure(`${what} only works on local databases, and this is a build server.`)
  if (SITE_URL && !isLocalOrigin(SITE_URL)) {
    throw new PlainFailure(`${what} only works on local databases, and SITE_URL is ${SITE_URL}.`)
  }
  if (/^\s*remote\s*=\s*true/m.test(readFileSync('wrangler.toml', 'utf8'))) {
    throw new PlainFailure(`${what} only works on local databases, and wrangler.toml sets remote = true.`)
  }
}

export function isLocalOrigin(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(origin)?.hostname ?? '')
}
