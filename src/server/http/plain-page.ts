import { html, raw } from 'hono/html'
import { site } from '#site.config.ts'
import { formPageStyle } from './form-page-styles.ts'
import { pageFooter } from './page-footer.ts'

/** A page without script, for links in emails. */
export const plainPage = (heading: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${site.brand}</title>
${raw(formPageStyle)}
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
<header><a href="/">${site.brand}</a></header>
<main id="main">
<h1>${heading}</h1>
${content}
</main>
${pageFooter}
</body>
</html>`
