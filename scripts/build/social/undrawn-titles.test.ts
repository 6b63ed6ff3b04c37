import { expect, it } from 'vitest'
import { undrawnTitles } from './undrawn-titles.ts'

it('a build names each title that a social image cannot show, or shows in part', () => {
  const lines = undrawnTitles(['Nguyễn Việt', 'Реклама', 'Реклама', 'How Яндекс ranks the pages of shops'])
  expect(lines).toEqual([
    expect.stringContaining('“Реклама” shows its category’s card without the title'),
    expect.stringContaining('says “How ranks the pages of shops”'),
  ])
})
