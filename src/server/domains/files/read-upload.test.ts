import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileRules } from '#contracts/file-rules.ts'
import { readUpload, type ReadFile } from './read-upload.ts'

const folder = 'tests/fixtures/pictures'
const names = readdirSync(folder)
const picture = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`))
const join = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

function uploadOf(bytes: Uint8Array): ReadFile {
  const upload = readUpload(bytes)
  if (typeof upload === 'string') throw new Error(upload)
  return upload
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

test.each(names)('the content of %s decides its type and its size', (name) => {
  const { type, width, height } = uploadOf(picture(name))
  expect(type).toBe(types[name.split('.')[1] ?? ''])
  expect([width, height]).toEqual(name === 'turned.jpg' ? [40, 64] : [64, 40])
})

test.each(names)('%s loses its place and its camera, and nothing more when it is read again', (name) => {
  const original = Buffer.from(picture(name)).toString('latin1')
  expect(original).toContain('Camera of a reader')
  const { bytes } = uploadOf(picture(name))
  const kept = Buffer.from(bytes).toString('latin1')
  expect(kept).not.toContain('Camera of a reader')
  expect(kept).not.toContain('A person')
  expect(uploadOf(bytes).bytes).toEqual(bytes)
})

test.each(names)('%s is refused when its end is missing, wherever it was cut', (name) => {
  const whole = picture(name)
  for (let length = 1; length < whole.length; length += length < 64 ? 1 : 37)
    expect(['damaged', 'unknown-type'], `${length} bytes`).toContain(readUpload(whole.slice(0, length)))
  expect(['damaged', 'unknown-type']).toContain(readUpload(whole.slice(0, -1)))
})

test.each(names.filter((name) => !name.endsWith('.avif')))(
  'a program behind the picture in %s is dropped',
  (name) => {
    const { bytes } = uploadOf(join(picture(name), 'PK\u0003\u0004<script>alert(1)</script>'))
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('<script>')
  },
)

test('a program behind an AVIF picture makes it a damaged one', () => {
  expect(readUpload(join(picture('still.avif'), 'PK\u0003\u0004<script>alert(1)</script>'))).toBe('damaged')
})

test.each(names)('%s with any byte changed is taken or refused, and nothing fails', (name) => {
  const whole = picture(name)
  for (let at = 0; at < whole.length; at += whole.length > 600 ? 3 : 1) {
    for (const value of [0x00, 0xff]) {
      const changed = whole.slice()
      changed[at] = value
      expect(['string', 'object']).toContain(typeof readUpload(changed))
    }
  }
})

function pngOf(width: number, height: number): Uint8Array {
  const bytes = picture('still.png').slice()
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

test('a picture of up to fifty megapixels is taken, however small its file', () => {
  expect(readUpload(pngOf(10_000, 5_000))).toMatchObject({ width: 10_000 })
  expect(readUpload(pngOf(10_000, 5_001))).toBe('too-many-pixels')
  expect(readUpload(pngOf(0xffffffff, 0xffffffff))).toBe('too-many-pixels')
  expect(readUpload(pngOf(0, 40))).toBe('damaged')
})

test('limits of bytes are those of the kind of file', () => {
  const large = new Uint8Array(fileRules.pictureBytesMax + 1)
  large.set(picture('upright.jpg'))
  expect(readUpload(large)).toBe('picture-too-large')
  const document = new Uint8Array(fileRules.documentBytesMax + 1)
  document.set(Buffer.from('%PDF-1.7\n'))
  expect(readUpload(document)).toBe('document-too-large')
})

test('a PDF is taken when it has its end', () => {
  expect(readUpload(join('%PDF-1.7\n1 0 obj\n%%EOF\n'))).toMatchObject({
    type: 'application/pdf',
    width: null,
  })
  expect(readUpload(join('%PDF-1.7\n1 0 obj'))).toBe('damaged')
})

test('whatever else it claims to be is refused with its reason', () => {
  expect(readUpload(new Uint8Array())).toBe('empty')
  expect(readUpload(join('MZ\u0090\0\u0003'))).toBe('unknown-type')
  expect(readUpload(join('<html><script>alert(1)</script>'))).toBe('unknown-type')
  expect(readUpload(join('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBe('svg')
  expect(readUpload(join('<?xml version="1.0"?>\n<!-- a --><svg/>'))).toBe('svg')
})

test('many empty parts cost no more than the file itself', () => {
  const comments = new Uint8Array(4_000_000)
  for (let at = 0; at < comments.length; at += 4) comments.set([0xff, 0xfe, 0, 2], at)
  const jpeg = picture('upright.jpg')
  expect(readUpload(join(jpeg.subarray(0, 2), comments, jpeg.subarray(2)))).toMatchObject({ width: 64 })
})
