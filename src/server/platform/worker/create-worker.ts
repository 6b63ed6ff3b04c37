import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { fetchAsset } from '#platform/http/assets.ts'
import type { Env, RequestData } from '#platform/http/env.ts'
import { withoutTrailingSlashes } from '#shared/url-paths.ts'

type Handler = PagesFunction<Env, string, RequestData>
type Load = () => Promise<{ onRequest: Handler }>

interface Route {
  path: string
  load: Load
  /** Kept, because a repeated `import()` costs workerd a look-up and a promise. */
  handler?: Handler
}

interface WorkerParts {
  middleware: Handler
  routes: readonly (readonly [path: string, load: Load])[]
  isRedirected: (path: string) => boolean
}

/**
 * Creates the Worker for all of `functions/`. The Worker that Cloudflare Pages generates evaluates every file at
 * startup and compiles every pattern for each request (docs/decisions/014-split-worker.md).
 */
export function createWorker({ middleware, routes, isRedirected }: WorkerParts) {
  const table = new SmartRouter<Route>({ routers: [new RegExpRouter(), new TrieRouter()] })
  for (const [path, load] of routes) table.add('ALL', path, { path, load })

  // The asset server redirects. `_routes.json` has no room to keep the Worker from every redirect of a large site.
  const find = (path: string) => (isRedirected(path) ? undefined : table.match('ALL', path)[0][0]?.[0])

  return {
    async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
      const { pathname } = new URL(request.url)
      const route = find(withoutTrailingSlashes(pathname))
      const context: EventContext<Env, string, RequestData> = {
        request: request as EventContext<Env, string, RequestData>['request'],
        env,
        functionPath: pathname,
        params: {},
        data: { requestId: '', route: route?.path ?? '', siteUrl: '' },
        waitUntil: (promise) => execution.waitUntil(promise),
        passThroughOnException: () => execution.passThroughOnException(),
        next: async () =>
          route ? (route.handler ?? (await loadHandler(route)))(context) : fetchAsset(env.ASSETS, request),
      }
      return middleware(context)
    },
  }
}

async function loadHandler(route: Route): Promise<Handler> {
  const { onRequest } = await route.load()
  route.handler = onRequest
  return onRequest
}
