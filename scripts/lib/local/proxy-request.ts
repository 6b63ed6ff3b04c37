import { type IncomingMessage, request, type ServerResponse } from 'node:http'

export function proxyRequest(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const upstream = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
    response.pipe(outgoing)
  })
  upstream.once('error', (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' })
    outgoing.end(`The Functions server does not answer: ${error.message}\n`)
  })
  outgoing.once('close', () => upstream.destroy())
  incoming.pipe(upstream)
}
