import { expect, it, vi } from 'vitest'
import { freeStartsCopy } from '#content/services/copy.ts'

vi.mock('#shared/formats.ts', async (original) => ({
  ...(await original<object>()),
  formatMoney: (amount: number) => `${amount} kr.`,
}))

const modules = import.meta.glob<object>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

it('no sentence ends with a price, because currencies such as "kr." bring a period of their own', () => {
  const texts = Object.entries({ ...modules, valued: freeStartsCopy.valued('1 kr.') }).flatMap(
    ([file, exports]) => textsIn(exports).map((text) => `${file}: ${text}`),
  )
  expect(texts.some((text) => text.includes('kr.'))).toBe(true)
  expect(texts.filter((text) => text.includes('kr..'))).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
