import { html, raw } from 'hono/html'
import { site } from '#site.config.ts'
import { formPageStyles } from './form-page-styles.ts'

export interface FormField {
  name: string
  /** A hidden field is sent back as it came; a password is never filled in again. */
  type: 'text' | 'email' | 'password' | 'textarea' | 'select' | 'hidden'
  label: string
  autocomplete?: string
  minLength?: number
  maxLength?: number
  hint?: string
  isOptional?: boolean
  /** Of a select. */
  options?: readonly { value: string; label: string }[]
}

/** A form that also works without script: what its endpoint shows again when it refuses what was sent. */
export interface FormPage {
  /** Also the page's title. */
  heading: string
  /** Path of the endpoint. Without it the form goes where it came from: an address with a code in it. */
  action?: string
  submitLabel: string
  fields: readonly FormField[]
}

/**
 * The answer to a form that was refused, for a page without script: the message and the form again with what was
 * entered, as a complete HTML page. Every value is escaped by the template.
 * @param values what was sent, by field name; fields that the form does not have are dropped
 * @param signInPath given when only signing in is missing: the link opens a new tab, so that this page keeps the text
 */
export function formPage(
  form: FormPage,
  { message, values, signInPath }: { message: string; values: Record<string, string>; signInPath?: string },
) {
  const shown = form.fields.filter(({ type }) => type !== 'hidden')
  const focused = shown.find((field) => !field.isOptional && !keptValue(field, values)) ?? shown[0]
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message} - ${form.heading} | ${site.brand}</title>
<style>${raw(formPageStyles)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
<header><a href="/">${site.brand}</a></header>
<main id="main">
<h1>${form.heading}</h1>
<p class="error" id="error" role="alert">${message}</p>
${signInPath ? signInHtml(signInPath, form.submitLabel) : ''}<form method="post"${form.action ? html` action="${form.action}"` : ''}>
${form.fields.map((field) => fieldHtml(field, keptValue(field, values), field === focused))}
<button type="submit">${form.submitLabel}</button>
</form>
</main>
<footer><a href="/">Home</a> <a href="/contact">Contact</a> <a href="/privacy-policy">Privacy</a></footer>
</body>
</html>`
}

function signInHtml(path: string, submitLabel: string) {
  return html`<p>What you wrote is kept here. <a href="${path}" target="_blank">Sign in (opens a new tab)</a>, then come back to this page and press “${submitLabel}” again.</p>
`
}

function keptValue(field: FormField, values: Record<string, string>): string {
  return field.type === 'password' ? '' : (values[field.name] ?? '')
}

function fieldHtml(field: FormField, value: string, isFocused: boolean) {
  if (field.type === 'hidden') return html`<input type="hidden" name="${field.name}" value="${value}">`
  return html`<div class="field">
<label for="${field.name}">${field.label}</label>
${controlHtml(field, value, isFocused)}
${field.hint ? html`<p class="hint" id="${field.name}-hint">${field.hint}</p>` : ''}
</div>`
}

function controlHtml(field: FormField, value: string, isFocused: boolean) {
  const described = [isFocused ? 'error' : '', field.hint ? `${field.name}-hint` : '']
    .filter(Boolean)
    .join(' ')
  const attributes = [
    html`id="${field.name}" name="${field.name}"`,
    field.isOptional ? '' : html` required`,
    isFocused ? html` autofocus` : '',
    described ? html` aria-describedby="${described}"` : '',
    field.autocomplete ? html` autocomplete="${field.autocomplete}"` : '',
    field.minLength ? html` minlength="${field.minLength}"` : '',
    field.maxLength ? html` maxlength="${field.maxLength}"` : '',
  ]
  if (field.type === 'select') return html`<select ${attributes}>${optionsHtml(field, value)}</select>`
  // The first line break after the tag is not part of the value.
  if (field.type === 'textarea') return html`<textarea ${attributes} rows="5">\n${value}</textarea>`
  return html`<input ${attributes} type="${field.type}" value="${value}">`
}

function optionsHtml({ options = [] }: FormField, chosen: string) {
  return options.map(
    ({ value, label }) =>
      html`<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`,
  )
}
