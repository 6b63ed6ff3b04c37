import { existsSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { overridesFolder } from '../../build/content/look-up.ts'
import { listOverrides } from './overrides.ts'

const pathOf = (id: string): string => id.split('?')[0] ?? id

/**
 * Resolves imports of components to the fork's own. An override that imports what it replaces gets the original; its
 * relative imports fall back to the original's folder.
 */
export function ownComponents(root = '.'): Plugin {
  const folder = resolve(root, overridesFolder)
  const ownByOriginal = new Map(
    listOverrides(root).map(({ original, own }) => [resolve(root, original), resolve(root, own)] as const),
  )
  const atOriginal = (source: string, importer: string): string => {
    if (!importer.startsWith(folder + sep) || !source.startsWith('.')) return source
    const target = resolve(dirname(importer), pathOf(source))
    return existsSync(target) ? source : resolve(root, 'src', relative(folder, target))
  }
  return {
    name: 'own-components',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || (ownByOriginal.size === 0 && !importer.includes(folder))) return null
      const from = pathOf(importer)
      const original = await this.resolve(atOriginal(source, from), importer, { ...options, skipSelf: true })
      if (!original) return null
      const own = ownByOriginal.get(pathOf(original.id))
      return own && own !== from
        ? { ...original, id: original.id.replace(pathOf(original.id), own) }
        : original
    },
  }
}
