import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { functionsFolder } from '../../scripts/build/build-functions.ts'

const copy = '.wrangler/tested-functions'

/**
 * Copies the built Functions with imported texts as scripts, because Vitest passes a text to workerd where it expects a
 * script.
 */
export default async function copyFunctions(): Promise<void> {
  await rm(copy, { recursive: true, force: true })
  await cp(functionsFolder, copy, { recursive: true })
  const chunks = join(copy, 'chunks')
  for (const name of await readdir(chunks)) {
    const path = join(chunks, name)
    const text = name.endsWith('.wasm') ? '' : await readFile(path, 'utf8')
    if (name.endsWith('.txt')) await writeFile(`${path}.js`, `export default ${JSON.stringify(text)}`)
    else if (text.includes('.txt"'))
      await writeFile(path, text.replace(/(from\s*"\.\/[\w-]+\.txt)"/g, '$1.js"'))
  }
}
