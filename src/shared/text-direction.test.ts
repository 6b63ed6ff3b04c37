import { expect, test } from 'vitest'
import { textDirection } from './text-direction.ts'

test.each(['שלום עולם', 'مرحبا بكم', 'SEO للمواقع العربية', '٢٠٢٦: خطة جديدة', 'ދިވެހި'])(
  '%s runs from right to left',
  (text) => {
    expect(textDirection(text)).toBe('rtl')
  },
)

test.each(['Plain words', 'What שלום means in a greeting', '数字营销', '2026', '', '– (…)'])(
  '%j keeps the direction of the page',
  (text) => {
    expect(textDirection(text)).toBeUndefined()
  },
)
