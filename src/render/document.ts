import { bootFile, bootScript } from '#generated/boot-script.ts'
import { dark, light } from '#generated/brand-colors.ts'
import {
  chunksByRoute,
  entryChunk,
  fontPreloads,
  sharedChunks,
  stylesheet,
} from '#generated/document-parts.ts'
import { encodeBase64 } from '@oslojs/encoding'
import { inlineStyle } from '#shared/inline-style.ts'
import { markPage, withoutLaterPart, hasLaterPart, pageStyles } from './page-styles.ts'
import { shortenClasses } from './short-classes.ts'

const needsAppAtOnce = / data-(waiting|live)=""/

export interface DocumentParts {
  headTags: string
  bodyTags: string
  htmlAttrs: string
  body: string
  state: string
  isStateInHead: boolean
  routeIds: readonly string[]
}

export async function renderDocument({
  headTags,
  bodyTags,
  htmlAttrs,
  body,
  state,
  isStateInHead,
  routeIds,
}: DocumentParts): Promise<string> {
  const chunks = [
    ...new Set([entryChunk, ...sharedChunks, ...routeIds.flatMap((id) => chunksByRoute[id] ?? [])]),
  ]
  // Loaded here, because the build makes it from pages that it renders with this module.
  const { laterSheet, shortNames, styleParts } = await import('#built/styles.js')
  const markedPage = markPage(body)
  const page = hasLaterPart(styleParts, markedPage) ? markedPage : withoutLaterPart(markedPage)
  const { styles, html } = shortenClasses(shortNames, {
    styles: pageStyles(styleParts, page),
    html: page.html,
  })
  const stateScript = `<script type="application/json" id="__state">${state}</script>\n`
  return `<!doctype html>
<html${htmlAttrs ? ` ${htmlAttrs}` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${bootScript}</script>
${needsAppAtOnce.test(html) ? `<link rel="preload" href="${bootFile.path}" as="script">\n` : ''}${fontPreloads.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${inlineStyle(styles, await sha256(styles))}
${headTags}
${isStateInHead ? stateScript : ''}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="${light.surface}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark.surface}" media="(prefers-color-scheme: dark)">
<meta name="x-boot" content="${bootFile.path}">
<meta name="x-app" content="${[...chunks, stylesheet].join(' ')}">
</head>
<body>
<div id="root">${html}</div>
${isStateInHead ? '' : stateScript}${bodyTags}
<link rel="stylesheet" href="${laterSheet}" fetchpriority="low">
</body>
</html>
`
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return encodeBase64(new Uint8Array(digest))
}
