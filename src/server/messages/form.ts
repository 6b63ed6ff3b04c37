import type { FormPage } from '#server/http/form-page.ts'

export const messageForm: FormPage = {
  heading: 'Write a message',
  submitLabel: 'Send message',
  fields: [{ name: 'body', type: 'textarea', label: 'Message', hint: 'At most 2,000 characters.' }],
}
