import { escapeUTF8 as escapeHtml } from 'entities/escape'
import { emailHtmlTexts as texts } from '#content/emails/html.ts'
import { dark, light } from '#generated/brand-colors.ts'
import { textDirection } from '#shared/text-direction.ts'
import { textLanguage } from '#shared/plain-text.ts'
import { site } from '#site.config.ts'

/** Mail programs drop style sheets, so every color is inline; the dark scheme needs a class to override it. */
const colors = {
  page: (is: typeof light | typeof dark) => `background-color:${is['surface-tint']}`,
  card: (is: typeof light | typeof dark) => `background-color:${is.card};border-color:${is.line}`,
  head: (is: typeof light | typeof dark) => `background-color:${is.warm};color:${is.ink}`,
  row: (is: typeof light | typeof dark) => `color:${is.ink};border-color:${is.line}`,
  label: (is: typeof light | typeof dark) => `color:${is['ink-soft']};border-color:${is.line}`,
  quote: (is: typeof light | typeof dark) => `color:${is.ink};border-color:${is.line}`,
  ink: (is: typeof light | typeof dark) => `color:${is.ink}`,
  soft: (is: typeof light | typeof dark) => `color:${is['ink-soft']}`,
  link: (is: typeof light | typeof dark) => `color:${is.link}`,
  accent: (is: typeof light | typeof dark) => `color:${is.accent}`,
  button: (is: typeof light | typeof dark) => `background-color:${is.primary};color:${is['on-primary']}`,
} as const

const darkRules = Object.entries(colors)
  .map(([name, rule]) => `.${name}{${rule(dark).replaceAll(/(;|$)/g, ' !important$1')}}`)
  .join('')

export const emailStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}@media (max-width:480px){.pad{padding-left:22px !important;padding-right:22px !important}.subject{font-size:24px !important;line-height:30px !important}}`

export const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"
export const breaksWords = 'overflow-wrap:anywhere;word-break:break-word'

export function styleAttributes(name: keyof typeof colors, style = ''): string {
  return `class="${name}" style="${style}${style && ';'}${colors[name](light)}"`
}

/** Mail programs know no logical properties. */
export const sidedStyle = (style = '', isRightToLeft: boolean): string =>
  isRightToLeft ? style.replaceAll('left', 'right') : style

interface EmailFrame {
  subject: string
  /** What mailboxes show beside the subject. */
  preview: string
  contentHtml: string
  footerHtml: string
}

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'
const side = 36

/** Returns an email in the layout that all emails share. It loads nothing, and is laid out by tables. */
export function emailFrame({ subject, preview, contentHtml, footerHtml }: EmailFrame): string {
  const direction = textDirection(subject)
  return `<!doctype html>
<html lang="${textLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${emailStyles}</style>
</head>
<body ${styleAttributes('page', 'margin:0;padding:0')}>
<div role="main">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${table} ${styleAttributes('page')}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td ${styleAttributes('link', `${font};font-size:20px;line-height:26px;font-weight:700;letter-spacing:-.3px;padding:4px 8px 16px`)}>${brandHtml()}</td></tr>
<tr><td ${styleAttributes('card', 'border-width:1px;border-style:solid;border-radius:16px;overflow:hidden')}>
<table ${table} style="table-layout:fixed">
<tr><td class="pad head" style="padding:30px ${side}px 28px;border-radius:15px 15px 0 0;${colors.head(light)}"><h1${direction ? ` dir="${direction}"` : ''} class="subject ink" style="${font};font-size:28px;line-height:34px;font-weight:700;letter-spacing:-.6px;margin:0;${breaksWords};${colors.ink(light)}">${escapeHtml(subject)}</h1></td></tr>
<tr><td class="pad" style="padding:28px ${side}px 16px">
${contentHtml}
</td></tr></table></td></tr>
<tr><td ${styleAttributes('soft', `${font};font-size:14px;line-height:21px;padding:18px 8px;${breaksWords}`)}>${footerHtml}</td></tr></table>
</td></tr></table>
</div>
</body>
</html>
`
}

function brandHtml(): string {
  const [first, ...others] = texts.mark
  const letters = others.map((letter) => `<span style="margin-left:-5px">${letter}</span>`).join('')
  const mark = first
    ? `<span aria-hidden="true"><span ${styleAttributes('accent')}>${first}</span>${letters}&nbsp; </span>`
    : ''
  return `${mark}${escapeHtml(site.brand)}`
}
