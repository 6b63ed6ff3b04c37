import harfbuzz from 'harfbuzzjs/hb.wasm'
import layout from 'satori/layout.wasm'
import { type RenderOptions, renderCard } from '#social/render-card.ts'
import { titleFaces } from '#social/faces.ts'
import type { ReadyCard } from '#social/ready-card.ts'
import { socialAssetsPath } from '#social/static-path.ts'
import { openStudio, type ReadAsset, type Studio } from '#social/studio.ts'
import callbackThunk from './callback-thunk.wasm'
import { withCompiledModules } from './with-compiled-modules.ts'

let studioPromise: Promise<Studio> | undefined

/** Import it dynamically: it brings a megabyte of layout engine. */
export async function renderAtEdge(
  card: ReadyCard,
  assets: Fetcher,
  ground?: RenderOptions['ground'],
): Promise<Uint8Array<ArrayBuffer>> {
  const readAsset = readFrom(assets)
  return renderCard(card, { studio: await studioOf(readAsset), read: readAsset, ground })
}

async function studioOf(read: ReadAsset): Promise<Studio> {
  if (studioPromise) return studioPromise
  // Read the font before creating the promise that requests share, so that no request waits for another one's
  // read.
  const font = await read(titleFaces[0].file)
  studioPromise ??= open(font)
  try {
    return await studioPromise
  } catch (error) {
    // A rejected promise would fail every later request of this isolate.
    studioPromise = undefined
    throw error
  }
}

function open(font: ArrayBuffer): Promise<Studio> {
  return withCompiledModules({ harfbuzz, callbackThunk }, async () => {
    const { default: satori, init } = await import('satori/standalone')
    await init(layout)
    await satori(
      { type: 'div', key: null, props: { children: 'a' } },
      { width: 9, height: 9, fonts: [{ name: 'first', data: font, weight: 700, style: 'normal' }] },
    )
    return openStudio(satori)
  })
}

function readFrom(assets: Fetcher): ReadAsset {
  return async (file) => {
    const response = await assets.fetch(`https://assets.local${socialAssetsPath}/${file}`)
    if (!response.ok)
      throw new Error(`the social asset ${file} answered ${response.status}: was the site built?`)
    return response.arrayBuffer()
  }
}
