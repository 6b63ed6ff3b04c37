import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { withCompiledModules } from '#social/edge/with-compiled-modules.ts'
import { openStudio, type ReadAsset, type Satori } from '#social/studio.ts'
import { makeFont } from './make-fonts.ts'

let ready: Promise<Satori> | undefined

export function loadSatori(): Promise<Satori> {
  ready ??= openSatori()
  return ready
}

async function openSatori(): Promise<Satori> {
  const compile = async (file: string) => new WebAssembly.Module(await readFile(file))
  const { resolve } = createRequire(import.meta.url)
  const [layout, harfbuzz, callbackThunk, font] = await Promise.all([
    compile(resolve('satori/layout.wasm')),
    compile(resolve('harfbuzzjs/hb.wasm')),
    compile(path.resolve(import.meta.dirname, '../../../src/social/edge/callback-thunk.wasm')),
    makeFont('title-latin'),
  ])
  return withCompiledModules({ harfbuzz, callbackThunk }, async () => {
    const { default: satori, init } = await import('satori/standalone')
    await init(layout)
    await satori(
      { type: 'div', key: null, props: { children: 'a' } },
      { width: 9, height: 9, fonts: [{ name: 'first', data: font, weight: 700, style: 'normal' }] },
    )
    return satori
  })
}

export async function openNodeStudio(assetsDir: string) {
  const readAsset: ReadAsset = async (file) =>
    Uint8Array.from(await readFile(path.join(assetsDir, file))).buffer
  return { studio: openStudio(await loadSatori()), read: readAsset }
}
