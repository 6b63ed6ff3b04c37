import { expect, test, vi } from 'vitest'
import { makeFont } from './make-fonts.ts'
import { loadSatori } from './node-studio.ts'
import { shapeLabel } from './shape-label.ts'

const satori = await loadSatori()
const font = await makeFont('title-latin')
const shape = (text: string) => shapeLabel(satori, text, { font, fontPx: 30 })

test('a label is drawn without the characters that its font lacks, with one warning for each text', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const latin = await shape('Serra')
  expect(warn).not.toHaveBeenCalled()
  expect(await shape('Serra山')).toEqual(latin)
  expect(await shape('Serra山')).toEqual(latin)
  expect(await shape('山')).toEqual({ path: '', widthPx: 0 })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"Serra山"')], [expect.stringContaining('"山"')]])
  warn.mockRestore()
})
