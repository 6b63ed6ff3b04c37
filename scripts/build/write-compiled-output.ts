import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Writes what has compiled, for builds with `write: false`. esbuild itself deletes the output of a build that fails,
 * and wrangler never reloads a Worker again whose file was deleted.
 */
export const writeCompiledOutput: Plugin = {
  name: 'write-compiled-output',
  setup({ onEnd }) {
    onEnd(async ({ errors, outputFiles = [] }) => {
      if (errors.length > 0) return
      for (const { path, contents } of outputFiles) {
        if (existsSync(path) && (await readFile(path)).equals(contents)) continue
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, contents)
      }
    })
  },
}
