import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Form, FormMessage, SubmitButton } from './form.tsx'
import { RefusedForm, type RefusedFormState } from './refused-form.tsx'

const render = (refusedForm: RefusedFormState | null) =>
  renderToStaticMarkup(
    <RefusedForm value={refusedForm}>
      <Form action="/api/things" send={async () => undefined}>
        <FormMessage />
        <Field label="Name" name="name" defaultValue="as stored" />
        <PasswordField autoComplete="current-password" />
        <SubmitButton busy="Sending">Send</SubmitButton>
      </Form>
    </RefusedForm>,
  )

it('a form is posted to its endpoint by a browser without script', () => {
  const html = render(null)
  expect(html).toContain('action="/api/things" method="post"')
  expect(html).toContain('value="as stored"')
  expect(html).toContain('>Send</button>')
  expect(html).not.toMatch(/aria-invalid|role="alert"/)
})

it('a form that was refused without script shows what was entered, and the messages', () => {
  const html = render({
    action: '/api/things',
    values: { name: 'Asha' },
    errors: { name: 'This name is taken.' },
    message: 'Not saved.',
  })
  expect(html).toContain('value="Asha"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('This name is taken.')
  expect(html).toContain('Not saved.')
})

it('the refusal of another form changes nothing', () => {
  expect(render({ action: '/api/others', values: { name: 'Asha' }, errors: {} })).toBe(render(null))
})
