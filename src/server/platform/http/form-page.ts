import type { Slot } from '#contracts/schedules.ts'
import { html } from 'hono/html'
import { serverPages as texts } from '#content/interface/server-pages.ts'
import { plainPage } from './plain-page.ts'
import { timesByDay } from './times-by-day.ts'

export interface FormField {
  name: string
  type: 'text' | 'email' | 'tel' | 'password' | 'textarea' | 'select' | 'number' | 'date' | 'hidden' | 'times'
  label: string
  autocomplete?: string
  minLength?: number
  maxLength?: number
  min?: number | string | undefined
  max?: number | string | undefined
  hint?: string | undefined
  isOptional?: boolean | undefined
  options?: readonly { value: string; label: string }[]
  /** For `times`, whose first option is none of them. */
  times?: { slots: readonly Slot[]; timeZone: string }
}

export interface FormPage {
  heading: string
  action?: string
  submitLabel: string
  fields: readonly FormField[]
  wayOut?: { href: string; label: string }
}

export function formPage(
  form: FormPage,
  {
    message,
    values,
    refusedField,
    signInPath,
    isRefusal = true,
  }: {
    message: string
    values: Record<string, string>
    refusedField?: string | undefined
    signInPath?: string
    isRefusal?: boolean
  },
) {
  const visibleFields = form.fields.filter(({ type }) => type !== 'hidden')
  const markedField = visibleFields.find(({ name }) => name === refusedField)
  const focusedField =
    markedField ??
    visibleFields.find((field) => !field.isOptional && !initialValue(field, values)) ??
    visibleFields[0]
  return plainPage(
    form.heading,
    html`${isRefusal ? html`<p class="error" id="error" role="alert">${message}</p>` : html`<p id="error">${message}</p>`}
${signInPath ? signInHtml(signInPath, form.submitLabel) : ''}<form method="post"${form.action ? html` action="${form.action}"` : ''}>
${form.fields.map((field) =>
  fieldHtml(field, initialValue(field, values), {
    isFocused: field === focusedField,
    isInvalid: field === markedField,
  }),
)}
<button type="submit" class="cta">${form.submitLabel}</button>
</form>${form.wayOut ? wayOutHtml(form.wayOut) : ''}`,
    { title: `${message} - ${form.heading}` },
  )
}

function signInHtml(path: string, submitLabel: string) {
  const link = html`<a href="${path}" target="_blank">${texts.signInLink}</a>`
  const [before, after] = texts.signInFirst(submitLabel)
  return html`<p>${before} ${link}${after}</p>
`
}

const wayOutHtml = ({ href, label }: NonNullable<FormPage['wayOut']>) => html`
<p><a href="${href}">${label}</a></p>`

function initialValue(field: FormField, values: Record<string, string>): string {
  return field.type === 'password' ? '' : (values[field.name] ?? '')
}

interface FieldState {
  isFocused: boolean
  isInvalid: boolean
}

function fieldHtml(field: FormField, value: string, state: FieldState) {
  if (field.type === 'hidden') return html`<input type="hidden" name="${field.name}" value="${value}">`
  if (field.type === 'times') return timesHtml(field, value)
  return html`<div class="field">
<label for="${field.name}">${field.label}</label>
${controlHtml(field, value, state)}
${field.hint ? html`<p class="hint" id="${field.name}-hint">${field.hint}</p>` : ''}
</div>`
}

function timesHtml({ name, label, hint, options = [], times }: FormField, value: string) {
  return html`<fieldset class="field days">
<legend>${label}</legend>
${hint ? html`<p class="hint">${hint}</p>` : ''}
<div class="times">
${options.map(
  (option) =>
    html`<label><input type="radio" name="${name}" value="${option.value}"${option.value === value ? ' checked' : ''}> ${option.label}</label>`,
)}
</div>
${times ? timesByDay({ ...times, chosen: value }) : ''}
</fieldset>`
}

function controlHtml(field: FormField, value: string, { isFocused, isInvalid }: FieldState) {
  const describedBy = [isFocused ? 'error' : '', field.hint ? `${field.name}-hint` : '']
    .filter(Boolean)
    .join(' ')
  const attributes = [
    html`id="${field.name}" name="${field.name}"`,
    field.isOptional ? '' : html` required`,
    isFocused ? html` autofocus` : '',
    isInvalid ? html` aria-invalid="true"` : '',
    describedBy ? html` aria-describedby="${describedBy}"` : '',
    field.autocomplete ? html` autocomplete="${field.autocomplete}"` : '',
    field.minLength ? html` minlength="${field.minLength}"` : '',
    field.maxLength ? html` maxlength="${field.maxLength}"` : '',
    field.min === undefined ? '' : html` min="${field.min}"`,
    field.max === undefined ? '' : html` max="${field.max}"`,
  ]
  if (field.type === 'select') return html`<select ${attributes}>${optionsHtml(field, value)}</select>`
  // HTML drops the first line break after the tag.
  if (field.type === 'textarea') return html`<textarea ${attributes} rows="5">\n${value}</textarea>`
  return html`<input ${attributes} type="${field.type}" value="${value}">`
}

function optionsHtml({ options = [] }: FormField, selectedValue: string) {
  return options.map(
    ({ value, label }) =>
      html`<option value="${value}"${value === selectedValue ? ' selected' : ''}>${label}</option>`,
  )
}
