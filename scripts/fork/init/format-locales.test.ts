import { Miniflare } from 'miniflare'
import { expect, test } from 'vitest'
import { isWrittenAlike, parseFormatLocale } from './format-locales.ts'

const namesUnknown = `(locales) =>
  locales.filter((locale) => Intl.NumberFormat.supportedLocalesOf(locale).length === 0)`

const writtenIn = `(locales) => locales.map((locale) => {
  const options = { numberingSystem: 'latn' }
  const number = new Intl.NumberFormat(locale, options).format(12345.6)
  const amounts = ['EUR', 'USD', 'ISK', 'CHF', 'INR'].map((currency) =>
    new Intl.NumberFormat(locale, { ...options, style: 'currency', currency }).format(25000))
  return [locale, number, ...amounts].join(' ')
})`

async function inWorkerd(code: string, locales: readonly string[]): Promise<string[]> {
  const contents = `const answer = ${code}
    export default { fetch: async (request) => Response.json(answer(await request.json())) }`
  const manifest = {
    mainModule: 'index.js',
    modulesRoot: '/',
    modules: { 'index.js': { type: 'esm' as const, contents } },
  }
  const server = new Miniflare({
    cf: false,
    workers: [{ config: { name: 'formats', compatibilityDate: '2026-01-01', manifest } }],
  })
  try {
    const response = await server.dispatchFetch('http://formats/', {
      method: 'POST',
      body: JSON.stringify(locales),
    })
    return (await response.json()) as string[]
  } finally {
    await server.dispose()
  }
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')
const pairs = alphabet.flatMap((first) => alphabet.map((second) => first + second))
const regions = pairs
  .map((pair) => pair.toUpperCase())
  .filter((code) => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined)
const languages = [...Intl.NumberFormat.supportedLocalesOf(pairs), 'chr', 'fil', 'haw']

test('in every locale that init takes, the Functions write numbers and amounts as the build does', {
  timeout: 120_000,
}, async () => {
  const locales = languages.flatMap((language) => regions.map((region) => `${language}-${region}`))
  const takenLocales = locales.filter(isWrittenAlike)
  expect(takenLocales.length).toBeGreaterThan(10_000)
  const inNode = new Function(`return ${writtenIn}`)() as (locales: readonly string[]) => string[]
  expect(await inWorkerd(writtenIn, takenLocales)).toEqual(inNode(takenLocales))
})

test('the Functions know each of them, so none is written in the language of the machine instead', async () => {
  expect(await inWorkerd(namesUnknown, languages.filter(isWrittenAlike))).toEqual([])
})

test('a language that the Functions do not know is told apart, and so is one with older data there', () => {
  expect(['is-IS', 'ne-NP', 'gl-ES', 'ga-IE', 'zu-ZA', 'fr-CH'].filter(isWrittenAlike)).toEqual([])
  expect(['en-IS', 'pt-PT', 'sr-Latn-RS', 'fr-FR', 'en', 'de-CH'].every(isWrittenAlike)).toBe(true)
})

test('init refuses such a locale and names English of the same country instead', () => {
  const read = (text: string) => () => parseFormatLocale(text)
  expect(read('is-IS')).toThrow('"is-IS" is not known to Cloudflare and every browser')
  expect(read('is-IS')).toThrow('write en-IS.')
  expect(read('eu')).toThrow('write en-ES.')
  expect(parseFormatLocale('pl_PL')).toBe('pl-PL')
})
