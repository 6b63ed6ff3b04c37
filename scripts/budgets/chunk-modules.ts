import { mkdirSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

export interface ChunkWeight {
  /** As the browser gets them, gzipped. */
  bytes: number
  /** Bytes of each module before compression, by path or package. */
  modules: Record<string, number>
}

export const chunkModulesFile = '.generated/chunk-modules.json'

/** Writes what each script of the browser consists of, by its address. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks: Record<string, ChunkWeight> = {}
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const modules = Object.entries(output.modules).map(
          ([id, { renderedLength }]) => [moduleName(id), renderedLength] as const,
        )
        chunks[`/${output.fileName}`] = {
          bytes: gzipSync(output.code, { level: 9 }).length,
          modules: Object.fromEntries(modules),
        }
      }
      mkdirSync('.generated', { recursive: true })
      writeFileSync(chunkModulesFile, JSON.stringify(chunks))
    },
  }
}

/** Returns a module's path in the repository, or the package that it belongs to. */
export function moduleName(id: string, root = process.cwd()): string {
  const path = relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/')
  const parts = path.split('node_modules/')
  const [scope = '', name = ''] = (parts.length > 1 ? (parts.at(-1) ?? '') : '').split('/')
  if (scope === '') return path
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
