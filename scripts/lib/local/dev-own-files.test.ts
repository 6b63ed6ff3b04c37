import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { devOwnFiles } from './dev-own-files.ts'

const patience = { timeout: 30_000, interval: 100 }
vi.setConfig({ testTimeout: 70_000 })

function watch(pages: () => Promise<void>) {
  const watcher = new EventEmitter()
  const error = vi.fn()
  const server = { watcher, config: { root: '.', logger: { error } } }
  const lookUp = vi.fn(async () => undefined)
  // @ts-expect-error: the plugin uses these parts of Vite's server only
  devOwnFiles({ pages, lookUp }).configureServer(server)
  return { edit: (file: string) => watcher.emit('all', 'change', file), error }
}

test('an edit of a Markdown page renders the pages again, and edits of other files do not', () => {
  const rebuild = vi.fn(async () => undefined)
  const { edit } = watch(rebuild)
  edit('src/site/home/page.ts')
  edit('src/site/posts/a.md')
  edit('src/site/pages/picture.png')
  expect(rebuild).not.toHaveBeenCalled()
  edit('src/site/pages/about/team.md')
  expect(rebuild).toHaveBeenCalledOnce()
})

test('a mistake in a page is printed, and the next edit is read', async () => {
  const rebuild = vi
    .fn()
    .mockRejectedValueOnce(new Error('team.md: title: is empty'))
    .mockResolvedValue(undefined)
  const { edit, error } = watch(rebuild)
  edit('src/site/pages/team.md')
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith('team.md: title: is empty'))
  edit('src/site/pages/team.md')
  expect(rebuild).toHaveBeenCalledTimes(2)
})

test('the first page and the first text of a site without files of its own are read without a restart', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dev-own-files-')))
  mkdirSync(join(root, 'src', 'content'), { recursive: true })
  const pages = vi.fn(async () => undefined)
  const lookUp = vi.fn(async () => undefined)
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [devOwnFiles({ pages, lookUp })],
  })
  const onEvent = vi.fn()
  server.watcher.on('all', onEvent)
  try {
    await vi.waitFor(() => {
      writeFileSync(join(root, 'src', 'content', 'probe.ts'), `// ${performance.now()}`)
      expect(onEvent).toHaveBeenCalled()
    }, patience)
    mkdirSync(join(root, 'src', 'site', 'pages'), { recursive: true })
    mkdirSync(join(root, 'src', 'site', 'contact'))
    writeFileSync(join(root, 'src', 'site', 'pages', 'team.md'), 'A page')
    writeFileSync(join(root, 'src', 'site', 'contact', 'copy.ts'), 'export {}')
    await vi.waitFor(
      () => expect([pages, lookUp].map((rebuild) => rebuild.mock.calls.length)).toEqual([1, 1]),
      patience,
    )
  } finally {
    await server.close()
    rmSync(root, { recursive: true })
  }
})
