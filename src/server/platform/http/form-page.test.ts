import { expect, it } from 'vitest'
import { type FormPage, formPage } from './form-page.ts'

const form: FormPage = {
  heading: 'Send a request',
  action: '/api/example',
  submitLabel: 'Send',
  fields: [
    { name: 'kind', type: 'hidden', label: '' },
    { name: 'company', type: 'text', label: 'Company', maxLength: 80 },
    { name: 'notes', type: 'textarea', label: 'Notes', isOptional: true, hint: 'At most 2,000 characters.' },
    { name: 'secret', type: 'password', label: 'Secret' },
  ],
}
const render = async (values: Record<string, string>, message = 'No.') =>
  String(await formPage(form, { message, values }))

it('keeps the entered values, but never a password', async () => {
  const html = await render({ kind: 'a', company: 'Ridge & Co', notes: 'One\nTwo', secret: 'hush' })
  expect(html).toContain('<input type="hidden" name="kind" value="a">')
  expect(html).toContain('maxlength="80" type="text" value="Ridge &amp; Co">')
  expect(html).toMatch(/<textarea [^>]*>\nOne\nTwo<\/textarea>/)
  expect(html).not.toContain('hush')
})

it('escapes every value and the message', async () => {
  const attack = `</textarea></title></style>"'><script>alert(1)</script>`
  const html = await render({ kind: attack, company: attack, notes: attack }, attack)
  expect(html.match(/<script|<\/textarea>|<\/title>|<\/style>/g)).toEqual([
    '</title>',
    '</style>',
    '</textarea>',
  ])
})

it('drops fields that the form does not have', async () => {
  expect(await render({ extra: 'something' })).not.toContain('something')
})

it('focuses the first empty required field and ties it to the message', async () => {
  const html = await render({ company: 'Ridge' })
  expect(html).toContain('id="secret" name="secret" required autofocus aria-describedby="error"')
  expect(html.match(/autofocus/g)).toHaveLength(1)
})

it('focuses the first field if all are filled in', async () => {
  const formWithoutPassword: FormPage = {
    ...form,
    fields: form.fields.filter(({ type }) => type !== 'password'),
  }
  const html = String(await formPage(formWithoutPassword, { message: 'No.', values: { company: 'Ridge' } }))
  expect(html).toContain('id="company" name="company" required autofocus aria-describedby="error"')
})

it('marks and focuses the field that was refused, whatever else is empty', async () => {
  const html = String(await formPage(form, { message: 'No.', values: {}, refusedField: 'notes' }))
  expect(html).toContain(
    'id="notes" name="notes" autofocus aria-invalid="true" aria-describedby="error notes-hint"',
  )
  expect(html.match(/autofocus|aria-invalid|describedby="error/g)).toHaveLength(3)
})

it('focuses as without a refused field if the form does not show it', async () => {
  const html = String(await formPage(form, { message: 'No.', values: {}, refusedField: 'kind' }))
  expect(html).toContain('id="company" name="company" required autofocus aria-describedby="error"')
  expect(html).not.toContain('aria-invalid')
})

it('shows another way below the button, if the form has one', async () => {
  const wayOut = { href: '/help', label: 'I cannot send this' }
  const html = String(await formPage({ ...form, wayOut }, { message: 'No.', values: {} }))
  expect(html.split('</form>')[1]).toContain('<a href="/help">I cannot send this</a>')
  expect((await render({})).split('</form>')[1]).not.toContain('<a href="/help"')
})

it('ties a hint to its field', async () => {
  const html = await render({})
  expect(html).toContain('id="notes" name="notes" aria-describedby="notes-hint"')
  expect(html).toContain('<p class="hint" id="notes-hint">At most 2,000 characters.</p>')
})

it('ties every field to its label and requires those that are not optional', async () => {
  const html = await render({})
  for (const name of ['company', 'notes', 'secret']) {
    expect(html).toContain(`<label for="${name}">`)
    expect(html).toContain(`id="${name}" name="${name}"`)
  }
  expect(html.match(/ required/g)).toHaveLength(2)
})
