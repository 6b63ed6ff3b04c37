import { expect, test, vi } from 'vitest'
import { makeLabelFonts } from './make-fonts.ts'
import { loadSatori } from './node-studio.ts'
import { shapeLabel } from './shape-label.ts'

const satori = await loadSatori()
const fonts = await makeLabelFonts('title')
const shape = (text: string) => shapeLabel(satori, text, { fonts, fontPx: 30 })

test('a label is drawn without the characters that its fonts lack, with one warning for each text', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const latin = await shape('Serra')
  expect(warn).not.toHaveBeenCalled()
  expect(await shape('Serra山')).toEqual(latin)
  expect(await shape('Serra山')).toEqual(latin)
  expect(await shape('山')).toEqual({ path: '', widthPx: 0 })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"Serra山"')], [expect.stringContaining('"山"')]])
  warn.mockRestore()
})

test('letters of Polish, Czech, Turkish and Romanian names are drawn as wide as they are', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const name of ['Wisła', 'Děčín', 'Eskişehir', 'Brașov']) {
    const { path, widthPx } = await shape(name)
    const right = Math.max(...Array.from(path.matchAll(/(-?[\d.]+) -?[\d.]+/g), ([, x]) => Number(x)))
    expect(right, name).toBeGreaterThan(0.9 * widthPx)
    expect(right, name).toBeLessThan(1.05 * widthPx)
  }
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
