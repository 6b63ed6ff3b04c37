import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { themeErrors } from './theme-errors.ts'

const errorsIn = (theme: string) => themeErrors(aFolder({ 'src/site/theme.css': theme }))

test('a syntax error of the theme is named with its file and line', async () => {
  expect(await errorsIn(':root {\n  --radius: 4px;\n')).toEqual([
    'src/site/theme.css:1: syntax error: Unclosed block.',
  ])
  expect(await errorsIn('@theme {\n}\n}\n')).toEqual(['src/site/theme.css:3: syntax error: Unexpected }.'])
})

test('a theme in order has no errors, nor has a site without one', async () => {
  expect(await errorsIn('@theme {\n  --radius-lg: 4px;\n}\n')).toEqual([])
  expect(await themeErrors(aFolder())).toEqual([])
})
