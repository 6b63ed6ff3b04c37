import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Made by tools, fetched, or git's own: nobody writes these by hand. */
const notWritten = /^(node_modules|dist.*|\.wrangler|\.generated|\.git|test-results|playwright-report)$/

/** The hand-written files below `folder`, as paths from the project's root. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notWritten.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return entry.isFile() ? [path] : []
  })
}
