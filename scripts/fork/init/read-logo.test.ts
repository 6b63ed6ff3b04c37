import { tmpdir } from 'node:os'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { readLogo } from './read-logo.ts'

const svg = (inner: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${inner}</svg>`
const shape = '<rect width="40" height="20" fill="#a3242f"/>'

const file = (content: string | Buffer, name = 'logo') => writeIn(aFolder(), name, content)

test('a plain SVG and a PNG are read with their sizes', async () => {
  expect(await readLogo(file(svg(shape)))).toMatchObject({ type: 'svg', width: 40, height: 20 })
  const png = new Resvg(svg(shape)).render().asPng()
  expect(await readLogo(file(png))).toMatchObject({ type: 'png', width: 40, height: 20 })
})

test.each([
  ['a script', svg(`${shape}<script>alert(1)</script>`), 'has a script or other active element'],
  ['a script with a prefix', svg(`${shape}<svg:script>alert(1)</svg:script>`), 'has a script'],
  ['HTML', svg(`${shape}<foreignObject><p/></foreignObject>`), 'has a script or other active element'],
  ['an event handler', svg('<rect onload="alert(1)" width="9" height="9"/>'), 'has an event handler'],
  ['a picture elsewhere', svg(`${shape}<image href="https://a.example/x.png"/>`), 'refers to other files'],
  ['a file', svg(`${shape}<use xlink:href="/etc/passwd#a"/>`), 'refers to other files'],
  ['a style elsewhere', svg(`<style>@import "x.css"</style>${shape}`), 'refers to other files'],
  [
    'a disguised address',
    svg(`<rect style="fill:u&#114;l(//a.example)" ${shape.slice(6)}`),
    'refers to other',
  ],
  ['a hidden link', svg(`${shape}<a href="javascript:alert(1)">a</a>`), 'has a script or other active'],
  ['a link set later', svg(`${shape}<set attributeName="href" to="x"/>`), 'has animations'],
  ['entities', svg(shape, '<!DOCTYPE svg [<!ENTITY a "b">]>'), 'is neither an SVG nor a PNG image'],
  ['entities in brackets', svg(shape, '<!DOCTYPE svg [ ]>'), 'declares entities'],
  ['a style sheet', svg(`${shape}<?xml-stylesheet href="x"?>`), 'has an instruction'],
  ['no picture', 'GIF89a', 'is neither an SVG nor a PNG image'],
  ['a web page', '<!doctype html><svg></svg>', 'could not be rendered'],
  ['nothing', '', 'is neither an SVG nor a PNG image'],
  ['broken markup', svg('<rect'), 'could not be rendered'],
  ['nothing to see', svg(''), 'shows nothing'],
  ['too many bytes', svg(shape + ' '.repeat(250_000)), 'an SVG may have 200000'],
  ['far too many bytes', Buffer.alloc(1_100_000), 'at most 1000000 are allowed'],
])('a logo with %s is refused', async (_, content, why) => {
  await expect(readLogo(file(content))).rejects.toThrow(why)
})

test('a PNG that is damaged or unfolds into many pixels is refused', async () => {
  const png = new Resvg(svg(shape)).render().asPng()
  await expect(readLogo(file(png.subarray(0, 60)))).rejects.toThrow('shows nothing')
  for (const bytes of [
    png.subarray(0, 8),
    png.subarray(0, 20),
    Buffer.concat([png.subarray(0, 8), Buffer.alloc(99)]),
  ])
    await expect(readLogo(file(bytes))).rejects.toThrow('could not be rendered: it is damaged')
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(60_000, 16)
  await expect(readLogo(file(bomb))).rejects.toThrow('is 60000 by 20 pixels; 4096 are allowed')
})

test('an SVG that would render for hours is refused after seconds', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(12)}</g>`,
  )
  const bomb = svg(`<defs><g id="l0">${shape}</g>${levels.join('')}</defs><use href="#l12"/>`)
  await expect(readLogo(file(bomb))).rejects.toThrow('could not be rendered')
}, 30_000)

test('a folder or a file that is not there is refused', async () => {
  await expect(readLogo(tmpdir())).rejects.toThrow('is not a file')
  await expect(readLogo('/nowhere/logo.svg')).rejects.toThrow('is not a file')
})
