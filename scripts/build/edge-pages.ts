import { readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { endpointFiles, pathOf } from './function-paths.ts'

const routesFolder = 'src/routes/'
const pagesFolder = 'dist-server/pages'

export function renderChunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const file = facadeModuleId ? relative(resolve(routesFolder), facadeModuleId.replace(/\?.*$/, '')) : '..'
  return file.startsWith('..') ? 'parts/[name]-[hash].js' : `pages/${file.replace(/\.tsx$/, '')}-[hash].js`
}

export function pageOfChunk(file: string): string | undefined {
  const chunk = relative(resolve(pagesFolder), file)
  if (chunk.startsWith('..')) return undefined
  return pathOf(chunk.replace(/-.{8}\.js$/, '.ts').replace(/\$(\w+)/g, '[$1]'))
}

/** Static pages that the Worker renders when it refuses their form without script. */
const refusedFormPages = ['/auth', '/auth/forgot', '/auth/second-step']

/** The route of text pages, which functions/[slug].ts renders. */
const textPages = '/$'

export const edgePagesOnly: Plugin = {
  name: 'edge-pages-only',
  setup({ onResolve, onLoad }) {
    const answeredPaths = () =>
      endpointFiles(readdirSync('functions', { recursive: true, encoding: 'utf8' })).map(pathOf)
    onResolve({ filter: /\/pages\// }, ({ path, importer, kind }) => {
      if (kind !== 'dynamic-import') return undefined
      const page = pageOfChunk(resolve(dirname(importer), path))
      return page === undefined || [...refusedFormPages, textPages, ...answeredPaths()].includes(page)
        ? undefined
        : { path: 'page-of-the-build', namespace: 'page-of-the-build' }
    })
    onLoad({ filter: /.*/, namespace: 'page-of-the-build' }, () => ({
      contents: `throw new Error('Only the build renders this page; functions/ has no file for it.')`,
    }))
  },
}

export async function rendererCode(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.js') && name !== 'build.js').sort()
  return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\0')
}
