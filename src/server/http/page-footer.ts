import { html } from 'hono/html'
import { isPageOn } from '#shared/is-page-on.ts'

export const pageFooter = html`<footer><a href="/">Home</a> ${isPageOn('/contact') ? html`<a href="/contact">Contact</a> ` : ''}<a href="/privacy-policy">Privacy</a></footer>`
