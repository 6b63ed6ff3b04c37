import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contourLines } from './contours.ts'

const card = { width: 720, height: 360, levels: 18, hills: 2 }

function penPositions(path: string): [number, number][] {
  let [x, y] = [0, 0]
  const places: [number, number][] = []
  for (const [, command = '', text = ''] of path.matchAll(/([Mqtz])([^Mqtz]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const step = command === 'q' ? 4 : 2
    for (let i = 0; i + step <= numbers.length; i += step) {
      const [dx = Number.NaN, dy = Number.NaN] = numbers.slice(i + step - 2, i + step)
      ;[x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy]
      places.push([x, y])
    }
  }
  return places
}

test('the same seed gives the same lines', () => {
  expect(contourLines({ ...card, seed: 'seo/edge' })).toEqual(contourLines({ ...card, seed: 'seo/edge' }))
})

test('a different seed gives different lines', () => {
  const paths = new Set(['a', 'b', 'seo/a', 'seo/b'].map((seed) => contourLines({ ...card, seed })[5]?.path))
  expect(paths.size).toBe(4)
})

test('every fourth level is a major line, including the one below the summit', () => {
  const lines = contourLines({ ...card, seed: 'majors' })
  expect(lines.map((line) => line.index)).toEqual(lines.map((_, i) => i))
  expect(lines.filter((line) => line.isMajor).map((line) => line.index)).toEqual([0, 4, 8, 12, 16])
})

test('the frame of the field is never drawn: open lines start and end outside the picture', () => {
  let openLines = 0
  for (let i = 0; i < 40; i++) {
    for (const line of contourLines({ ...card, seed: `edge ${i}` })) {
      for (const piece of line.path.split(/(?=M)/)) {
        if (piece.endsWith('z')) continue
        openLines++
        const places = penPositions(piece)
        for (const [x, y] of [places[0], places.at(-1)].filter((place) => place !== undefined)) {
          expect(x < 0 || y < 0 || x > card.width || y > card.height).toBe(true)
        }
      }
    }
  }
  expect(openLines).toBeGreaterThan(200)
})

test('a ring ends exactly where it began', () => {
  let rings = 0
  for (let i = 0; i < 40; i++) {
    for (const line of contourLines({ ...card, seed: `ring ${i}` })) {
      for (const piece of line.path.split(/(?=M)/)) {
        if (!piece.endsWith('z')) continue
        rings++
        const places = penPositions(piece)
        expect(places.at(-1)).toEqual(places[0])
      }
    }
  }
  expect(rings).toBeGreaterThan(40)
})

test('the lines of a card stay under 6 KB gzipped', () => {
  for (let i = 0; i < 40; i++) {
    const lines = contourLines({ ...card, hills: 3, seed: `bytes ${i}` })
    expect(gzipSync(lines.map((line) => line.path).join('')).length).toBeLessThan(6 * 1024)
  }
})
