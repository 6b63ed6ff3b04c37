import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { callbackThunkBytes, harfbuzzBytes, withCompiledModules } from '#social/edge/with-compiled-modules.ts'
import { makeFont } from './make-fonts.ts'

const { resolve } = createRequire(import.meta.url)
const files = {
  harfbuzz: await readFile(resolve('harfbuzzjs/hb.wasm')),
  callbackThunk: await readFile(path.resolve('src/social/edge/callback-thunk.wasm')),
}
const modules = {
  harfbuzz: await WebAssembly.compile(files.harfbuzz),
  callbackThunk: await WebAssembly.compile(files.callbackThunk),
}

function nameOf(source: BufferSource): string {
  const bytes = ArrayBuffer.isView(source)
    ? Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    : Buffer.from(source)
  const match = Object.entries(files).find(([, file]) => file.equals(bytes))
  return match ? match[0] : `unknown WebAssembly of ${bytes.length} bytes`
}

it('satori requests exactly the WebAssembly modules that the Functions provide precompiled', async () => {
  // Prepared before WebAssembly is patched, because subsetting and the layout engine load modules of their own.
  const font = await makeFont('title-latin')
  const layout = await WebAssembly.compile(await readFile(resolve('satori/layout.wasm')))
  const requestedModules = new Set<string>()
  const { instantiate, Module } = WebAssembly
  const svg = await withCompiledModules(modules, async () => {
    const patchedWebAssembly = { instantiate: WebAssembly.instantiate, Module: WebAssembly.Module }
    Object.assign(WebAssembly, {
      instantiate: (source: BufferSource | WebAssembly.Module, imports?: WebAssembly.Imports) => {
        if (source instanceof Module) return instantiate(source, imports)
        requestedModules.add(nameOf(source))
        return patchedWebAssembly.instantiate(source, imports)
      },
      Module: new Proxy(patchedWebAssembly.Module, {
        construct: (target, [source]: [BufferSource]) => {
          requestedModules.add(nameOf(source))
          return new target(source)
        },
      }),
    })
    const { default: satori, init } = await import('satori/standalone')
    await init(layout)
    return satori(
      { type: 'div', key: null, props: { children: 'a' } },
      { width: 20, height: 20, fonts: [{ name: 'first', data: font, weight: 700, style: 'normal' }] },
    )
  })
  expect(
    [...requestedModules].sort(),
    'satori was updated: pin the harfbuzzjs that it was built with, and correct with-compiled-modules.ts',
  ).toEqual(['callbackThunk', 'harfbuzz'])
  expect(svg).toContain('<path')
  expect(WebAssembly.instantiate).toBe(instantiate)
  expect(WebAssembly.Module).toBe(Module)
})

it('the sizes that identify the modules match the files', () => {
  expect(files.harfbuzz.length).toBe(harfbuzzBytes)
  expect(files.callbackThunk.length).toBe(callbackThunkBytes)
})

it('other bytes are rejected with instructions, and WebAssembly is restored', async () => {
  const original = WebAssembly.instantiate
  const run = withCompiledModules(modules, async () => WebAssembly.instantiate(new Uint8Array(35)))
  await expect(run).rejects.toThrow(/35 bytes.*pin the harfbuzzjs/)
  expect(WebAssembly.instantiate).toBe(original)
})
