import { resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { ownFolder, writeLookUp } from '../../build/content/look-up.ts'
import { buildPageList } from '../../build/pages/build-page-list.ts'

const rebuilders = { pages: buildPageList, lookUp: async () => writeLookUp() }

/** Relies on Vite watching its root: a folder that is added before it exists hides what is later written to it. */
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
