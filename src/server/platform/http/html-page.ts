import { html, raw } from 'hono/html'
import { textLanguage } from '#shared/text-language.ts'
import { site } from '#site.config.ts'

export type Html = ReturnType<typeof html>

export const htmlPage = (title: string, style: string, body: Html) => html`<!doctype html>
<html lang="${textLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.brand}</title>
${raw(style)}
</head>
<body>
${body}
</body>
</html>`
