import { cpSync, rmSync } from 'node:fs'
import { keepBuild } from '../../build/build-lock.ts'
import { requireBuild } from '../../build/build-pages.ts'

/**
 * Copies the build to a folder of its own for the server on `port`, and returns that folder. From `dist`, the server
 * would answer with half a site while the next build runs, and wrangler would bundle the Functions again for each file
 * of it, all at once, in gigabytes of memory.
 */
export function copyBuild(port: number): string {
  using _build = keepBuild()
  requireBuild()
  const folder = `.wrangler/served/${port}`
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist', folder, { recursive: true })
  return folder
}
