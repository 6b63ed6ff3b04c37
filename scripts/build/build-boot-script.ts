import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

export async function buildBootScript() {
  const [bootScript, text] = await Promise.all(['early', 'main'].map(bundle))
  if (!bootScript || !text) throw new Error('The boot script is empty.')
  if (bootScript.includes('</')) throw new Error('The boot script would end its own element.')
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const bootFile = { path: `/boot-${digest}.js`, text }
  await writeFile(
    '.generated/boot-script.ts',
    Object.entries({ bootScript, bootFile })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
      .join(''),
  )
}

async function bundle(name: string): Promise<string | undefined> {
  const { outputFiles } = await build({
    entryPoints: [`src/render/boot/${name}.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    tsconfigRaw: {},
    write: false,
  })
  return outputFiles[0]?.text.trim()
}

if (import.meta.main) await buildBootScript()
