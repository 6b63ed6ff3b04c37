import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { PlainFailure } from '../../scripts/lib/plain-failure.ts'
import { runCommand } from '../../scripts/lib/run-command.ts'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface PeerServer {
  origin: string
  end(): void
}

interface PeerOptions {
  port: number
  workDir: string
  answers?: ReadonlyMap<string, Answer>
  folder?: string
  assets?: string
  upstream?: string
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const immutable = /^\/(assets|_astro|_next\/static)\//
const compressible = /^(text\/|application\/(json|xml|manifest|speculationrules)|image\/svg)/

export async function servePeer(options: PeerOptions): Promise<PeerServer> {
  const server = createSecureServer(await certificate(options.workDir))
  const packedBodies = new Map<Buffer, Buffer>()
  const gzipOnce = (body: Buffer): Buffer => {
    const packedBody = packedBodies.get(body)
    if (packedBody) return packedBody
    const newBody = gzipSync(body, { level: 9 })
    packedBodies.set(body, newBody)
    return newBody
  }
  const files = new Map<string, Answer | undefined>()
  const fileAnswer = (pathname: string) => {
    if (!files.has(pathname)) files.set(pathname, readAnswer(options, pathname))
    return files.get(pathname)
  }
  server.on('stream', (stream, headers) => {
    stream.on('error', () => stream.destroy())
    const { pathname } = new URL(String(headers[':path']), 'https://localhost')
    const recordedAnswer = options.answers?.get(pathname) ?? fileAnswer(pathname)
    if (recordedAnswer) return send(stream, headers, recordedAnswer, gzipOnce)
    forward(stream, headers, options.upstream)
      .then((response) => send(stream, headers, response, (body) => gzipSync(body, { level: 9 })))
      .catch((error: unknown) => {
        console.error(`${headers[':path']}: ${error}`)
        if (!stream.headersSent && !stream.destroyed) stream.respond({ ':status': 502 }, { endStream: true })
      })
  })
  await listen(server, options.port)
  return {
    origin: `https://localhost:${options.port}`,
    end: () => server.close(),
  }
}

function send(
  stream: ServerHttp2Stream,
  { 'accept-encoding': acceptEncoding, ':method': method }: IncomingHttpHeaders,
  { status, headers, body }: Answer,
  pack: (body: Buffer) => Buffer,
): void {
  if (stream.destroyed) return
  const isPacked =
    compressible.test(headers['content-type'] ?? '') &&
    /\bgzip\b/.test(acceptEncoding ?? '') &&
    body.length > 200
  const sentBody = isPacked ? pack(body) : body
  stream.respond({
    ...headers,
    ':status': status,
    ...(isPacked ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
    'content-length': sentBody.length,
  })
  stream.end(method === 'HEAD' ? undefined : sentBody)
}

function readAnswer({ folder, assets }: PeerOptions, pathname: string): Answer | undefined {
  const name = pathname === '/' ? '/index.html' : decodeURIComponent(pathname)
  const candidates = [
    ...(folder ? [name, `${name}.html`].map((file) => path.join(folder, file)) : []),
    ...(assets && !name.endsWith('.html') ? [path.join(assets, name)] : []),
  ]
  const file = candidates.find((candidate) => path.extname(candidate) !== '' && existsSync(candidate))
  if (!file) return undefined
  return {
    status: 200,
    headers: {
      'content-type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': immutable.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    },
    body: readFileSync(file),
  }
}

const hopHeaders = /^(:|connection$|transfer-encoding$|content-length$|content-encoding$|keep-alive$|host$)/

async function forward(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  upstream: string | undefined,
): Promise<Answer> {
  if (!upstream)
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Not found') }
  const method = String(headers[':method'])
  const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(await stream.toArray())
  const response = await fetch(upstream + String(headers[':path']), {
    method,
    body,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        hopHeaders.test(name) || value === undefined ? [] : [[name, String(value)]],
      ),
    ),
    redirect: 'manual',
  })
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !hopHeaders.test(name))),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

async function certificate(workDir: string): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [path.join(workDir, 'key.pem'), path.join(workDir, 'cert.pem')]
  if (!existsSync(cert)) {
    await mkdir(workDir, { recursive: true })
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '30']
    const result = await runCommand('openssl', [...request, ...subject, '-keyout', key, '-out', cert], {
      output: 'onFailure',
    })
    if (!result.ok)
      throw new PlainFailure(`openssl could not make a certificate for HTTP/2:\n${result.output}`)
  }
  return { key: await readFile(key), cert: await readFile(cert) }
}

function listen(server: Http2SecureServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
}
