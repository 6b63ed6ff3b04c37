import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const wasmInBase64 = /"AGFzbQ[A-Za-z0-9+/]{100000,}(={0,2})"/g

/**
 * satori carries HarfBuzz as half a megabyte of text. The Functions give it the compiled module instead and
 * recognize the original by its length (src/social/edge/with-compiled-modules.ts), so zeros of that length
 * do as well.
 */
export const withoutOwnHarfBuzz = (source: string): string =>
  source.replace(
    wasmInBase64,
    (text, end: string) => `("A".repeat(${text.length - 2 - end.length})+"${end}")`,
  )

const dictionary = /\bdecompress\(("(?:[^"\\\n]|\\.)*")\)/

export const dictionaryTexts: Plugin = {
  name: 'dictionary-texts',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /\/@zxcvbn-ts\/language-\w+\/.*\.json\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!dictionary.test(source)) return undefined
      const text = JSON.stringify(path.replace(/\.json\.mjs$/, '.txt'))
      return { contents: `import text from ${text}\n${source.replace(dictionary, 'decompress(text)')}` }
    })
    onResolve({ filter: /\/@zxcvbn-ts\/.*\.txt$/ }, ({ path }) => ({ path, namespace: 'dictionary-text' }))
    onLoad({ filter: /.*/, namespace: 'dictionary-text' }, async ({ path }) => {
      const [, literal = '""'] =
        dictionary.exec(await readFile(path.replace(/\.txt$/, '.json.mjs'), 'utf8')) ?? []
      return { contents: String(JSON.parse(literal)), loader: 'copy' }
    })
  },
}
