import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { serverPages } from '#content/interface/server-pages.ts'
import { inlineStyle } from '#shared/inline-style.ts'
import { personCheckAction } from '#shared/bot-checks.ts'
import { textLanguage } from '#shared/plain-text.ts'
import { site } from '#site.config.ts'

const texts = serverPages.personCheck
const turnstile = 'https://challenges.cloudflare.com'

const css = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
p { margin: 0; }
h1 { clip-path: inset(50%); margin: 0; position: absolute; }
`
const style = inlineStyle(css, createHash('sha256').update(css).digest('base64'))

const say = (text: string) => `document.getElementById('state').textContent = ${JSON.stringify(text)}`

const script = `
const script = document.createElement('script')
script.src = '${turnstile}/turnstile/v0/api.js?render=explicit'
script.onerror = () => { ${say(texts.failed)} }
script.onload = () => {
  ${say('')}
  const widget = document.getElementById('widget')
  turnstile.render(widget, {
    sitekey: widget.dataset.sitekey,
    action: '${personCheckAction}',
    size: 'flexible',
    callback: (personCheckToken) => parent.postMessage({ personCheckToken }, location.origin),
    'error-callback': () => { ${say(texts.failed)} },
  })
}
document.head.append(script)
`

/** @see https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
export const personCheckPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${turnstile}`,
    `frame-src ${turnstile}`,
    "connect-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Creates the page that holds Cloudflare's widget. A page of the site frames it, and its policy allows no React. */
export const personCheckPage = (siteKey: string, nonce: string) => html`<!doctype html>
<html lang="${textLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} | ${site.brand}</title>
${raw(style)}
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p id="state" role="status">${texts.loading}</p>
<div id="widget" data-sitekey="${siteKey}"></div>
</main>
<script nonce="${nonce}">${raw(script)}</script>
</body>
</html>`
