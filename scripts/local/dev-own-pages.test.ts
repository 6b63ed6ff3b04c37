import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { devOwnPages } from './dev-own-pages.ts'

function watch(rebuild: () => Promise<void>) {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() })
  const error = vi.fn()
  const server = { watcher, config: { logger: { error } } }
  // @ts-expect-error: the plugin uses these parts of Vite's server only
  devOwnPages(rebuild).configureServer(server)
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
