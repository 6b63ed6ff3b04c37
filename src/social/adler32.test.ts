import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { adler32, combineAdler32 } from './adler32.ts'

const zlibAdler = (bytes: Uint8Array) => deflateSync(bytes).readUInt32BE(deflateSync(bytes).length - 4)
const sample = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, i) => (i * i * 31 + i * seed) % 256)

it('agrees with zlib, for short, long and worst-case input', () => {
  for (const bytes of [sample(0, 1), sample(1, 7), sample(70_000, 3), new Uint8Array(200_000).fill(255)]) {
    expect(adler32(bytes)).toBe(zlibAdler(bytes))
  }
})

it('combines the checksums of two pieces into the checksum of the whole', () => {
  for (const [a, b] of [
    [0, 0],
    [1, 65_521],
    [18_015, 333_333],
    [400_000, 1],
  ] as const) {
    const first = sample(a, 5)
    const second = sample(b, 9)
    const whole = new Uint8Array([...first, ...second])
    expect(combineAdler32(adler32(first), adler32(second), b)).toBe(zlibAdler(whole))
  }
})
