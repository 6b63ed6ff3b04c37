import { resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { buildPageList } from '../pages/build-page-list.ts'
import { ownPagesFolder } from '../pages/read-own-pages.ts'

export function devOwnPages(rebuild: () => Promise<unknown> = buildPageList) {
  const folder = resolve(ownPagesFolder) + sep
  return {
    name: 'dev-own-pages',
    apply: 'serve' as const,
    configureServer(server: Pick<ViteDevServer, 'watcher' | 'config'>) {
      server.watcher.add(ownPagesFolder)
      server.watcher.on('all', (_event, file) => {
        if (!resolve(file).startsWith(folder) || !file.endsWith('.md')) return
        rebuild().catch((error: unknown) =>
          server.config.logger.error(error instanceof Error ? error.message : String(error)),
        )
      })
    },
  }
}
