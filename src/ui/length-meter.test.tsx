import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LengthMeter } from './length-meter.tsx'

const widthsAt = (length: number) =>
  [
    ...renderToString(<LengthMeter label="Title, characters used" length={length} max={60} />).matchAll(
      /width:([\d.]+)%/g,
    ),
  ].map(([, width]) => Number(width).toFixed(1))

test('a text within its limit fills the bar up to the mark of the limit', () => {
  expect(widthsAt(0)).toEqual(['0.0'])
  expect(widthsAt(30)).toEqual(['41.7'])
  expect(widthsAt(60)).toEqual(['83.3'])
})

test('a longer text continues beyond the mark, and no further than the bar', () => {
  expect(widthsAt(66)).toEqual(['83.3', '8.3'])
  expect(widthsAt(600)).toEqual(['83.3', '16.7'])
})
