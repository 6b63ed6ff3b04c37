import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chunksFile } from '../../scripts/build/build-functions.ts'

const chunkSchema = z.object({
  entryPoint: z.optional(z.string()),
  inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })),
  imports: z.array(z.object({ path: z.string(), kind: z.string() })),
})
const { outputs } = z.parse(
  z.object({ outputs: z.record(z.string(), chunkSchema) }),
  JSON.parse(readFileSync(chunksFile, 'utf8')),
)
type Chunk = z.infer<typeof chunkSchema>

const entryOf = (file: string): Chunk => {
  const chunk = Object.values(outputs).find(({ entryPoint }) => entryPoint === file)
  if (!chunk) throw new Error(`${file} has no chunk`)
  return chunk
}

function chunksFrom(start: Chunk, follows: (kind: string) => boolean, chunks = new Set<Chunk>()): Set<Chunk> {
  if (chunks.has(start)) return chunks
  chunks.add(start)
  for (const { path, kind } of start.imports) {
    const chunk = outputs[path]
    if (chunk && follows(kind)) chunksFrom(chunk, follows, chunks)
  }
  return chunks
}

const modulesOf = (chunks: Iterable<Chunk>) => [
  ...new Set([...chunks].flatMap(({ inputs }) => Object.keys(inputs))),
]

const worker = chunksFrom(entryOf('functions-entry:functions-entry'), (kind) => kind === 'import-statement')
const evaluatedBy = (file: string) =>
  new Set([...worker, ...chunksFrom(entryOf(file), (kind) => kind === 'import-statement')])
const reachedBy = (file: string) => modulesOf(chunksFrom(entryOf(file), () => true))

const endpoints = Object.values(outputs)
  .flatMap(({ entryPoint = '' }) => entryPoint)
  .filter((file) => file.startsWith('functions/'))

const endpointsThatReach = (module: RegExp) =>
  endpoints.filter((file) => reachedBy(file).some((name) => module.test(name))).toSorted()

const storedPages = [
  'functions/index.ts',
  'functions/services/index.ts',
  'functions/careers/index.ts',
  'functions/careers/[id].ts',
  'functions/blog/index.ts',
  'functions/blog/[slug].ts',
  'functions/blog/page/[n].ts',
  'functions/blog/category/[id]/index.ts',
  'functions/booking/[id].ts',
]

const heavy =
  /node_modules\/(drizzle-orm|zod|@oslojs|react|satori|markdown-it|@zxcvbn-ts)\/|dist-server\/(render|pages|parts)/

const leanEndpoints = [
  ...storedPages,
  'functions/api/[[rest]].ts',
  'functions/api/health.ts',
  'functions/api/user.ts',
]

describe.each(leanEndpoints)('%s', (file) => {
  test('evaluates neither Drizzle nor zod nor anything else than its own answer', () => {
    expect(modulesOf(evaluatedBy(file)).filter((name) => heavy.test(name))).toEqual([])
  })

  test('evaluates at most 112 KB', () => {
    const bytes = [...evaluatedBy(file)]
      .flatMap(({ inputs }) => Object.values(inputs))
      .reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0)
    expect(bytes).toBeLessThanOrEqual(112 * 1024)
  })
})

test('only the page of an image can load satori', () => {
  expect(endpointsThatReach(/node_modules\/satori\//)).toEqual(['functions/social/[[path]].ts'])
})

test('only a save, a preview or an import of a text, and a digest, can load the markdown renderer', () => {
  expect(endpointsThatReach(/node_modules\/markdown-it\//)).toEqual([
    'functions/api/admin/case-studies/[slug].ts',
    'functions/api/admin/case-studies/[slug]/revisions/[revision]/restore.ts',
    'functions/api/admin/case-studies/index.ts',
    'functions/api/admin/case-study-preview.ts',
    'functions/api/admin/newsletter/issues/[id]/index.ts',
    'functions/api/admin/newsletter/issues/index.ts',
    'functions/api/admin/pages/[slug].ts',
    'functions/api/admin/pages/[slug]/revisions/[revision]/restore.ts',
    'functions/api/admin/pages/index.ts',
    'functions/api/admin/posts/[slug].ts',
    'functions/api/admin/posts/[slug]/revisions/[revision]/restore.ts',
    'functions/api/admin/posts/index.ts',
    'functions/api/admin/posts/preview.ts',
    'functions/api/clock.ts',
  ])
})

test('the Worker holds the pages that a Function renders, and none that only the build renders', () => {
  const pages = modulesOf(Object.values(outputs)).flatMap(
    (name) => /dist-server\/pages\/(.*)-.{8}\.\w+$/.exec(name)?.[1] ?? [],
  )
  expect(pages).toEqual(expect.arrayContaining(['index', 'blog/$slug', 'booking/confirmation/$code']))
  expect(pages.filter((page) => /^(admin|account|dashboard|about)\b/.test(page))).toEqual([])
})

test('no Function evaluates markdown, satori or the renderer of pages before its handler asks for it', () => {
  const late = /node_modules\/(markdown-it|highlight\.js|satori)\/|dist-server\/(render|pages|parts)/
  const eager = endpoints.filter((file) => modulesOf(evaluatedBy(file)).some((name) => late.test(name)))
  expect(eager).toEqual([])
})

test('only choosing a password can load the dictionaries of common passwords', () => {
  expect(endpointsThatReach(/node_modules\/@zxcvbn-ts\//)).toEqual([
    'functions/api/account/password.ts',
    'functions/api/invitation.ts',
    'functions/api/password-reset.ts',
    'functions/api/register.ts',
  ])
})
