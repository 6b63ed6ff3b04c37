import { accountRules } from '#contracts/auth.ts'
import type { FormPage } from '#server/http/form-page.ts'

export const newsletterForm: FormPage = {
  heading: 'Newsletter',
  action: '/api/newsletter',
  submitLabel: 'Subscribe',
  fields: [
    {
      name: 'email',
      type: 'email',
      label: 'Email',
      autocomplete: 'email',
      maxLength: accountRules.emailCharsMax,
    },
  ],
}
