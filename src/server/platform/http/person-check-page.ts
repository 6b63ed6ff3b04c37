import { html, raw } from 'hono/html'
import { serverPages } from '#content/interface/server-pages.ts'
import { personCheckAction } from '#shared/person-check.ts'
import { htmlPage } from './html-page.ts'
import { plainPageStyle } from './plain-page-style.ts'

const texts = serverPages.personCheck
const turnstile = 'https://challenges.cloudflare.com'

const style = plainPageStyle(`
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
p { margin: 0; }
h1 { clip-path: inset(50%); margin: 0; position: absolute; }
`)

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

export const personCheckPage = (siteKey: string, nonce: string) =>
  htmlPage(
    texts.title,
    style,
    html`<main>
<h1>${texts.title}</h1>
<p id="state" role="status">${texts.loading}</p>
<div id="widget" data-sitekey="${siteKey}"></div>
</main>
<script nonce="${nonce}">${raw(script)}</script>`,
  )
