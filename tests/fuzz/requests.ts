import fc from 'fast-check'
import type * as z from 'zod/mini'
import { garbage, hostileText, valuesOf } from './contract-values.ts'

export interface FuzzRequest {
  path: string
  isRightCaller: boolean
  callerIndex: number
  headers: Record<string, string>
  body: { type: string; text: string } | null
}

export interface Target {
  method: string
  path: string
  schemas: readonly z.core.$ZodType[]
  known: Readonly<Record<string, readonly string[]>>
}

export function requestsTo({ method, path, schemas, known }: Target): fc.Arbitrary<FuzzRequest> {
  const inputs = schemas.length > 0 ? fc.oneof(...schemas.map(valuesOf)) : garbage
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return fc.record({
    path: fc.tuple(filledPath(path, known), queries(inputs)).map((parts) => parts.join('')),
    isRightCaller: oftenly(fc.constant(true), fc.constant(false)),
    callerIndex: fc.nat({ max: 11 }),
    headers,
    body: hasBody ? bodies(inputs) : fc.constant(null),
  })
}

const wellFormed = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text))

const oftenly = <A, B>(often: fc.Arbitrary<A>, seldom: fc.Arbitrary<B>) =>
  fc.oneof({ weight: 4, arbitrary: often }, { weight: 1, arbitrary: seldom })

const hostileSegments = [
  '%00',
  '%',
  '%ff%fe',
  '..%2f..%2fadmin',
  '%2e%2e',
  '-1',
  '0',
  '1e3',
  '9007199254740993',
  '__proto__',
  'constructor',
  '%23x',
  '%3Fx=1',
  'a%0d%0ab',
  'x'.repeat(3000),
  '%F0%9F%A6%8A',
]
const segment = fc.oneof(
  fc.constantFrom(...hostileSegments),
  hostileText.map((text) => encodeURIComponent(wellFormed(text)) || '0'),
)

function filledPath(path: string, known: Target['known']): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part === '*' ? 'nope' : part)
    const existing = known[part.slice(1)]
    return existing ? oftenly(fc.constantFrom(...existing), segment) : segment
  })
  return fc.tuple(...parts).map((segments) => segments.join('/'))
}

function queries(inputs: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const ofInput = inputs.map((input) => {
    const entries = Object.entries(input ?? {}).map(([name, value]) => [name, textOf(value)])
    return `?${new URLSearchParams(entries)}`
  })
  const names = ['after', 'before', 'search', 'q', 'page', 'sort', 'format', 'token', 'url', 'title', 'a[b]']
  const odd = fc
    .array(fc.tuple(fc.constantFrom(...names), hostileText), { maxLength: 3 })
    .map((entries) => `?${new URLSearchParams(entries.map(([name, text]) => [name, wellFormed(text)]))}`)
  return fc.oneof(fc.constant(''), ofInput, odd, fc.constantFrom('?', '?%', '?a=%ff&a=%00', '?&&==&'))
}

const textOf = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const brokenJson = [
  '',
  'null',
  '{',
  '{"a":1,}',
  '\ufeff{}',
  '{"a":"\0"}',
  '{"username":"\\ud800","email":"\\ud800@example.com"}',
  '[]'.repeat(2),
  `${'['.repeat(9000)}${']'.repeat(9000)}`,
  `{"x":${'9'.repeat(5000)}}`,
  `{"x":"${'y'.repeat(70_000)}"}`,
]

const oddTypes = [
  '',
  'text/plain',
  '\\',
  'application/json; charset=utf-16',
  'application/json; charset=utf-7',
  'application/json; charset=no-such-charset',
  'application/json; charset=utf-8; charset=utf-16le',
  'application/json; charset=utf-8, text/html; charset=iso-2022-jp',
  `application/json; charset="${'x'.repeat(500)}`,
  'APPLICATION/JSON;CHARSET="',
  'application/x-www-form-urlencoded; charset=utf-7',
  'application/x-www-form-urlencoded; charset=utf-16; charset=utf-8',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=x; boundary=y; charset=shift_jis',
  'multipart/form-data; boundary=',
]

function bodies(inputs: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzRequest['body']> {
  const json = (text: string) => ({ type: 'application/json', text })
  const ofContract = inputs.map((input) => json(JSON.stringify(input) ?? ''))
  const ofPrototypes = inputs.map((input) =>
    json((JSON.stringify(input) ?? '').replace(/^\{/, '{"__proto__":{"role":"admin"},"constructor":1,')),
  )
  const ofAnything = fc.oneof(
    garbage.map((value) => json(JSON.stringify(value) ?? '')),
    fc.constantFrom(...brokenJson).map(json),
  )
  const form = inputs.map((input) => ({
    type: 'application/x-www-form-urlencoded',
    text: String(
      new URLSearchParams(Object.entries(input ?? {}).map(([name, value]) => [name, textOf(value)])),
    ),
  }))
  const ofTypes = fc.record({
    type: fc.constantFrom(...oddTypes),
    text: fc.oneof(
      hostileText,
      inputs.map((input) => JSON.stringify(input) ?? ''),
    ),
  })
  return fc.oneof(
    { weight: 5, arbitrary: ofContract },
    { weight: 1, arbitrary: ofPrototypes },
    { weight: 2, arbitrary: ofAnything },
    { weight: 1, arbitrary: form },
    { weight: 1, arbitrary: ofTypes },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

const headers: fc.Arbitrary<Record<string, string>> = oftenly(
  fc.constant({}),
  fc.constantFrom<Record<string, string>>(
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'cf-connecting-ip': '::ffff:999.1.1.1%eth0' },
    { 'user-agent': '%n'.repeat(2000) },
    { 'if-none-match': '"'.repeat(300) },
    { accept: ';;;q=' },
    { 'accept-language': '*'.repeat(5000) },
    { cookie: 'session=%00; device=; passkey=%; second-step=__proto__; bookmark=x' },
    { cookie: 'bookmark=00000001-00000002-00004e2a-0123456789abcdef0123456789abcdef' },
    { cookie: '=;=;session' },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br, gzip, deflate, no-such-encoding' },
    { 'transfer-encoding': 'gzip, chunked' },
    { 'content-length': '0' },
    { 'content-length': '-1' },
    { 'content-length': '1e99' },
    { 'content-length': `1${'0'.repeat(400)}` },
    { 'content-length': '5, 6' },
    { 'content-range': 'bytes 5-1/x', range: 'bytes=9-1', expect: '200-ok' },
    { 'x-http-method-override': 'DELETE', 'x-forwarded-for': '127.0.0.1' },
  ),
)
