import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { harfbuzzBytes } from '#social/edge/with-compiled-modules.ts'
import { dictionaryTexts, withoutOwnHarfBuzz } from './lighter-packages.ts'

const { resolve } = createRequire(import.meta.url)

test('satori loses its own HarfBuzz, and the placeholder has as many bytes', async () => {
  const source = await readFile(resolve('satori/standalone').replace(/\.cjs$/, '.js'), 'utf8')
  const lighter = withoutOwnHarfBuzz(source)
  expect(source.length - lighter.length).toBeGreaterThan(500_000)
  const [, count, end] = /\("A"\.repeat\((\d+)\)\+"(=*)"\)/.exec(lighter) ?? []
  expect(Buffer.from('A'.repeat(Number(count)) + end, 'base64')).toHaveLength(harfbuzzBytes)
})

test('the dictionaries of passwords are texts beside the script, which says the same with them', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { dictionary } from '@zxcvbn-ts/language-en'`,
      resolveDir: '.',
    },
    bundle: true,
    format: 'esm',
    mainFields: ['module'],
    write: false,
    outdir: 'out',
    plugins: [dictionaryTexts],
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))
  const names = outputFiles.find(({ path }) => /lastnames[^/]*\.txt$/.test(path))
  expect(script?.text.length).toBeLessThan(30_000)
  const source = await readFile('node_modules/@zxcvbn-ts/language-en/dist/lastnames.json.mjs', 'utf8')
  expect(source).toContain(JSON.stringify(names?.text))
})
