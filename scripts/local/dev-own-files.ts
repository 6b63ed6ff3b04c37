import { resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { ownFolder, writeLookUp } from '../content/look-up.ts'
import { buildPageList } from '../pages/build-page-list.ts'

const rebuilders = { pages: buildPageList, lookUp: async () => writeLookUp() }

/**
 * Relies on Vite to watch its root: watching a folder before it exists hides the files that are written to it later.
 */
export function devOwnFiles({
  pages,
  lookUp,
}: Record<'pages' | 'lookUp', () => Promise<unknown>> = rebuilders) {
  return {
    name: 'dev-own-files',
    apply: 'serve' as const,
    configureServer({ watcher, config }: Pick<ViteDevServer, 'watcher' | 'config'>) {
      const folder = resolve(config.root, ownFolder) + sep
      const pagesFolder = `${folder}pages${sep}`
      const run = (rebuild: () => Promise<unknown>) =>
        rebuild().catch((error: unknown) =>
          config.logger.error(error instanceof Error ? error.message : String(error)),
        )
      watcher.on('all', (event, changed) => {
        const file = resolve(config.root, changed)
        if (file.startsWith(pagesFolder) && file.endsWith('.md')) void run(pages)
        else if (file.startsWith(folder) && (event === 'add' || event === 'unlink')) void run(lookUp)
      })
    },
  }
}
