import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '#site.config.ts'
import { writeBackground } from '#social/background.ts'
import { titleTrackingEm } from '#social/choose-size.ts'
import { type Frame, frames } from '#social/frames.ts'
import { artNames } from '#social/registry.ts'
import { backgroundFile, type Satori } from '#social/studio.ts'
import { footSvg, groundSvg, pillLabel, pillSvg } from './background-svg.ts'
import { makeBackground, renderSvg } from './make-background.ts'
import { makeEmojiTiles } from './make-emoji.ts'
import { makeFont, makeLabelFonts, requestFaces } from './make-fonts.ts'
import { shapeLabel } from './shape-label.ts'

export async function makeAssets(satori: Satori, assetsDir: string): Promise<void> {
  await Promise.all(
    ['fonts', 'backgrounds', 'emoji'].map((name) => mkdir(path.join(assetsDir, name), { recursive: true })),
  )
  for (const face of requestFaces) {
    await writeFile(path.join(assetsDir, face.file), new Uint8Array(await makeFont(face.family)))
  }
  for (const [code, tile] of await makeEmojiTiles()) {
    await writeFile(path.join(assetsDir, 'emoji', `${code}.bin`), tile)
  }
  for (const frame of [frames.facebook, frames.pinterest, frames.whatsapp]) {
    await makeBackgrounds(satori, frame, assetsDir)
  }
}

async function makeBackgrounds(satori: Satori, frame: Frame, assetsDir: string): Promise<void> {
  const labelFonts = await makeLabelFonts('label')
  const footStyle = {
    fonts: await makeLabelFonts('title'),
    fontPx: frame.foot.fontPx,
    trackingEm: titleTrackingEm / 2,
  }
  const brand = await shapeLabel(satori, site.brand, footStyle)
  const domain = await shapeLabel(satori, site.domain, footStyle)
  const foot = await renderSvg(footSvg(frame, { brand, domain }))
  const files = artNames.map(async (art) => {
    const label = await shapeLabel(satori, pillLabel(art), {
      fonts: labelFonts,
      fontPx: frame.pill.fontPx,
    })
    const [ground, pill] = await Promise.all([
      renderSvg(groundSvg(art, frame)),
      renderSvg(pillSvg(frame, label)),
    ])
    const background = writeBackground(makeBackground({ ground, foot, pill }, frame))
    await writeFile(path.join(assetsDir, backgroundFile(art, frame)), background)
  })
  await Promise.all(files)
}
