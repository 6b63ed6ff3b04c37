import { expect, it } from 'vitest'
import { foreignCodeOf } from './foreign-code.ts'

const reportOf = (fields: object) => ({
  page: 'https://agency.example/about',
  directive: 'script-src-elem',
  blocked: 'inline',
  sourceFile: '',
  ...fields,
})

it.each([
  [{ sourceFile: 'chrome-extension' }, 'chrome-extension'],
  [{ sourceFile: 'moz-extension://8f3e/content.js' }, 'moz-extension'],
  [{ sourceFile: 'safari-web-extension://AB-CD/x.js' }, 'safari-web-extension'],
  [{ sourceFile: 'webkit-masked-url://hidden/' }, 'webkit-masked-url'],
  [{ sourceFile: 'user-script:Tampermonkey' }, 'user-script'],
  [{ sourceFile: 'sandbox eval code' }, 'sandbox eval code'],
  [{ blocked: 'chrome-extension://abc/font.woff2' }, 'chrome-extension'],
  [{ blocked: 'about' }, 'about'],
  [{ blocked: 'https://gc.kis.v2.scr.kaspersky-labs.com/FD12/main.js?attr=x' }, 'kaspersky-labs.com'],
  [{ blocked: 'wss://me.kis.v2.scr.kaspersky-labs.com/' }, 'kaspersky-labs.com'],
  [{ sourceFile: 'https://gc.kis.v2.scr.kaspersky-labs.com/FD12/main.js' }, 'kaspersky-labs.com'],
  [{ blocked: 'https://translate.googleapis.com/_/translate_http/x' }, 'translate.googleapis.com'],
  [{ blocked: 'https://injections.adguard.com/a.js' }, 'injections.adguard.com'],
  [{ blocked: 'http://127.0.0.1:8081/agent.js' }, '127.0.0.1'],
  [{ blocked: 'eval' }, 'eval'],
  [{ blocked: 'data', directive: 'font-src' }, 'data'],
  [{ blocked: 'data:font/woff2', directive: 'font-src' }, 'data'],
])('%j is not the site’s: %s', (fields, source) => {
  expect(foreignCodeOf(reportOf(fields))).toBe(source)
})

it.each([
  {},
  { sourceFile: 'https://agency.example/about' },
  { blocked: 'eval', sourceFile: 'https://agency.example/assets/a.js' },
  { blocked: 'data', directive: 'font-src', sourceFile: 'https://agency.example/assets/a.css' },
  { blocked: 'data', directive: 'script-src-elem' },
  { blocked: 'https://fonts.gstatic.com/s/inter.woff2', directive: 'font-src' },
  { blocked: 'https://evil.example/kaspersky-labs.com' },
  { blocked: 'https://notkaspersky-labs.com/' },
  { page: 'http://localhost:8788/', blocked: 'http://localhost:9999/x.js' },
])('%j may be the site’s', (fields) => expect(foreignCodeOf(reportOf(fields))).toBeNull())
