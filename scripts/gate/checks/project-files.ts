import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const generatedOrExternal =
  /^(node_modules|dist.*|\.wrangler|\.generated|\.git|test-results|playwright-report)$/

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (generatedOrExternal.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return entry.isFile() ? [path] : []
  })
}

/** Pictures that the build renders to files: their words and colors are drawn, and no bundle has them. */
export const drawings = 'src/ui/drawings/'
