import { expect, test } from 'vitest'
import { renderMarkdown } from '#domains/blog/render-markdown.ts'

const picturesIn = (markdown: string) =>
  renderMarkdown(markdown).pictures.map(({ address, line }) => `${line} ${address}`)

test('each picture is found with its line, also one that is left out', () => {
  const markdown =
    '![a](/a.png)\n\nText\n![b](/b.png) and ![c](https://other.example/c.png)\n\n- item\n- ![d](/d.png)\n\n> ![e](/e.png)'
  expect(picturesIn(markdown)).toEqual([
    '1 /a.png',
    '4 /b.png',
    '4 https://other.example/c.png',
    '7 /d.png',
    '9 /e.png',
  ])
})

test('a picture in a table, a link or by reference is found too, and one in code is not', () => {
  expect(picturesIn('| a |\n|---|\n| ![a](/a.png) |')).toEqual(['3 /a.png'])
  expect(picturesIn('[![a](/a.png)](/contact)')).toEqual(['1 /a.png'])
  expect(picturesIn('![a][r]\n\n[r]: /a.png')).toEqual(['1 /a.png'])
  expect(picturesIn('`![a](/a.png)`\n\n```\n![b](/b.png)\n```')).toEqual([])
})
