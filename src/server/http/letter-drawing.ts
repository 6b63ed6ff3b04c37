import { html } from 'hono/html'
import { site } from '#site.config.ts'

const heights = [64, 52, 58, 40, 46, 28]
const chart = html`<svg viewBox="0 0 320 104">${heights.map(
  (height, index) =>
    html`<rect x="${24 + index * 38}" y="${84 - height}" width="20" height="${height}" rx="4"/>`,
)}<rect x="260" y="12" width="36" height="72" rx="4"/></svg>`

export const letterDrawing = (title: string) => html`<div class="letter" aria-hidden="true"><i></i><i></i>
<div><p class="hint">${site.brand}</p><b>${title}</b>${chart}<span></span><span></span></div></div>`
