const modulePath = /^\/(@|src\/|node_modules\/|\.generated\/)/

export function chooseServer(request: {
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
