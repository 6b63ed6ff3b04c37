import { expect, test } from 'vitest'
import { inlineStyle } from '#shared/inline-style.ts'
import { headersFile as headersFileOf } from './headers-file.ts'

const headers = {
  'Content-Security-Policy': "default-src 'self'; style-src 'self'; img-src 'self'",
  'X-Frame-Options': 'DENY',
}
const origin = 'https://www.example.com'
type Options = Parameters<typeof headersFileOf>[0]
const headersFile = (options: Omit<Options, 'origin' | 'isPreview'> & Partial<Options>) =>
  headersFileOf({ origin, isPreview: false, ...options })
const page = (name: string) => `<head>${inlineStyle(`.${name}{}`, `${name}=`)}</head>`
const pages = (count: number) =>
  new Map(Array.from({ length: count }, (_, index) => [`/page-${index}`, page(`p${index}`)] as const))

const policyOf = (file: string, path: string) =>
  new RegExp(
    `^${path.replaceAll('*', '\\*')}\n(?:  !? ?[^\n]*\n)*?  Content-Security-Policy: (.*)$`,
    'm',
  ).exec(file)?.[1]

const rulesOf = (file: string) => file.split('\n').filter((line) => /^(?:\/|https:)/.test(line))

test('each static page allows its own style element, and an address without a file that of its page', () => {
  const file = headersFile({ headers, htmlByPath: pages(2), notFoundHtml: page('missing') })
  expect(policyOf(file, '/*')).toContain("style-src 'self' 'sha256-missing=';")
  expect(policyOf(file, '/page-0')).toContain("style-src 'self' 'sha256-p0=';")
  expect(policyOf(file, '/page-1')).toContain("style-src 'self' 'sha256-p1=';")
  expect(file.replace(/^\/favicon.svg$[^/]*/m, '')).not.toContain('unsafe-inline')
})

test('the preview tool may show any picture, and its page has no other style element either', () => {
  const preview = new Map([['/admin/og-preview', page('preview')]])
  const policy = policyOf(
    headersFile({ headers, htmlByPath: preview, notFoundHtml: page('missing') }),
    '/admin/og-preview',
  )
  expect(policy).toBe("default-src 'self'; style-src 'self' 'sha256-preview='; img-src 'self' data: https:")
})

test('a site with more pages than Cloudflare reads rules keeps to its number, and all pages their styles', () => {
  const most = headersFile({ headers, htmlByPath: pages(91), notFoundHtml: page('missing') })
  expect(rulesOf(most)).toHaveLength(100)
  expect(policyOf(most, '/page-90')).toContain('sha256-p90=')
  const many = headersFile({
    headers,
    htmlByPath: new Map([...pages(91), ['/admin/og-preview', page('preview')]]),
    notFoundHtml: page('missing'),
  })
  expect(rulesOf(many)).toHaveLength(10)
  expect(policyOf(many, '/*')).toContain("style-src 'self' 'unsafe-inline';")
  expect(policyOf(many, '/admin/og-preview')).toBe(
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:",
  )
})

test('a page whose rule comes after that of every address replaces its policy instead of adding to it', () => {
  const file = headersFile({ headers, htmlByPath: pages(1), notFoundHtml: page('missing') })
  expect(file).toContain('/page-0\n  ! Content-Security-Policy\n  Content-Security-Policy: ')
})

test('another address of the project is kept out of search results, and the address of the site is not', () => {
  const site = { headers, htmlByPath: pages(1), notFoundHtml: page('missing') }
  const noIndexRules = (file: string) =>
    Array.from(file.matchAll(/^(\S+)\n(?: {2}.*\n)*? {2}X-Robots-Tag: noindex$/gm), ([, rule]) => rule)
  const everyDeployment = 'https://:deployment.:project.pages.dev/*'
  expect(noIndexRules(headersFile(site))).toEqual(['https://:project.pages.dev/*', everyDeployment])
  expect(noIndexRules(headersFile({ ...site, origin: 'https://example.pages.dev' }))).toEqual([
    everyDeployment,
  ])
  const preview = { ...site, origin: 'https://try-it.example.pages.dev', isPreview: true }
  expect(noIndexRules(headersFile(preview))).toEqual(['/*'])
})
