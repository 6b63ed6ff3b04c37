import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageOfChunk, renderChunkName, rendererCode } from './edge-pages.ts'

describe('the chunks of the renderer', () => {
  test('carry the name of the page whose component they hold', () => {
    const nameOf = (id: string) => renderChunkName({ facadeModuleId: resolve(id) })
    expect(nameOf('src/routes/careers/$id.tsx?tsr-split=component')).toBe('pages/careers/$id-[hash].js')
    expect(nameOf('src/ui/button.tsx')).toBe('parts/[name]-[hash].js')
    expect(renderChunkName({})).toBe('parts/[name]-[hash].js')
  })

  test('are matched with the files of functions/ that answer the same page', () => {
    const pageOf = (chunk: string) => pageOfChunk(resolve('dist-server', chunk))
    expect(pageOf('pages/careers/$id-CUhYAqpS.js')).toBe('/careers/[id]')
    expect(pageOf('pages/index-a_b-c_DZ.js')).toBe('/')
    expect(pageOf('pages/blog/category/$id/page/$n-CpiuH2pe.js')).toBe('/blog/category/[id]/page/[n]')
    expect(pageOf('parts/button-CUhYAqpS.js')).toBeUndefined()
  })

  test('all count for the id of a build, which itself does not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
    await mkdir(join(folder, 'pages'))
    await writeFile(join(folder, 'render.js'), 'first')
    await writeFile(join(folder, 'build.js'), 'id')
    await writeFile(join(folder, 'pages', 'about.js'), 'second')
    expect(await rendererCode(folder)).toBe('second\0first')
    await rm(folder, { recursive: true })
  })
})
