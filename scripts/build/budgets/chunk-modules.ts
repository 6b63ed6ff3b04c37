import { mkdirSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

export interface ChunkWeight {
  bytes: number
  modules: Record<string, number>
}

export const chunkModulesFile = '.generated/chunk-modules.json'

export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks: Record<string, ChunkWeight> = {}
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        chunks[`/${output.fileName}`] = {
          bytes: gzipSync(output.code, { level: 9 }).length,
          modules: lengthsByName(output.modules),
        }
      }
      mkdirSync('.generated', { recursive: true })
      writeFileSync(chunkModulesFile, JSON.stringify(chunks))
    },
  }
}

export function lengthsByName(
  modules: Readonly<Record<string, { renderedLength: number }>>,
  root = process.cwd(),
): Record<string, number> {
  const lengths: Record<string, number> = {}
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = moduleName(id, root)
    lengths[name] = (lengths[name] ?? 0) + renderedLength
  }
  return lengths
}

export function moduleName(id: string, root = process.cwd()): string {
  const path = relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/')
  const parts = path.split('node_modules/')
  const [scope = '', name = ''] = (parts.length > 1 ? (parts.at(-1) ?? '') : '').split('/')
  if (scope === '') return path
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
