import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import satori, { init } from 'satori/standalone'
import { openStudio, type ReadAsset } from '#social/studio.ts'

let ready: Promise<typeof satori> | undefined

export function loadSatori(): Promise<typeof satori> {
  ready ??= readFile(createRequire(import.meta.url).resolve('satori/layout.wasm')).then(async (layout) => {
    await init(layout)
    return satori
  })
  return ready
}

export async function openNodeStudio(assetsDir: string) {
  const readAsset: ReadAsset = async (file) =>
    Uint8Array.from(await readFile(path.join(assetsDir, file))).buffer
  return { studio: openStudio(await loadSatori()), read: readAsset }
}
