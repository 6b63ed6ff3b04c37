import { build } from 'esbuild'
import { writeFile } from 'node:fs/promises'

/** Writes the inline script as text: the document and the hash in the content security policy need the same bytes. */
export async function buildBootScript() {
  const { outputFiles } = await build({
    entryPoints: ['src/render/boot/main.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  })
  const text = outputFiles[0]?.text.trim() ?? ''
  if (text.includes('</')) throw new Error('The boot script would end its own element.')
  await writeFile('.generated/boot-script.ts', `export const bootScript = ${JSON.stringify(text)}\n`)
}

if (import.meta.main) await buildBootScript()
