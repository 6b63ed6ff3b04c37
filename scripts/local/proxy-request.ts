import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * Hands a request to another port of this machine and its answer back, both as they are: the Host header stays, so
 * that the origin which a page was loaded from is the origin that the Functions see.
 */
export function proxyRequest(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const upstream = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(outgoing)
  })
  upstream.once('error', (error) => {
    // The Functions server restarts while it takes up an edit.
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' })
    outgoing.end(`The Functions do not answer: ${error.message}\n`)
  })
  outgoing.once('close', () => upstream.destroy())
  incoming.pipe(upstream)
}
