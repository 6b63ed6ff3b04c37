/** Paths under which Vite serves modules and its own client. */
const modulePath = /^\/(@|src\/|node_modules\/|\.generated\/)/

/**
 * Who answers a request of `npm run dev`. Vite: modules, and the documents that a browser opens, which React draws.
 * The Functions server: everything else, the API, images, feeds, the sitemap, and what a script asks for.
 */
export function answeredBy(request: {
  method?: string
  url?: string
  accept?: string
}): 'vite' | 'functions' {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  if (modulePath.test(path)) return 'vite'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isDocument = request.accept?.includes('text/html') === true
  const isFile = /\.[a-z0-9]+$/i.test(path)
  const isApi = /^\/(api|social|cdn-cgi)\//.test(path)
  return isRead && isDocument && !isFile && !isApi ? 'vite' : 'functions'
}
