import type { FormPage } from '#server/http/form-page.ts'

/** What the message form of a booking's page shows again, to a page without script, when it is refused. */
export const messageForm: FormPage = {
  heading: 'Write a message',
  submitLabel: 'Send message',
  fields: [{ name: 'body', type: 'textarea', label: 'Message', hint: 'At most 2,000 characters.' }],
}
