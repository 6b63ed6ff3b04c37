import { newsletterFormCopy } from '#content/blog/copy.ts'
import { accountRules } from '#shared/account-rules.ts'
import type { FormPage } from '#platform/http/form-page.ts'

export const newsletterForm: FormPage = {
  heading: newsletterFormCopy.plainHeading,
  action: '/api/newsletter',
  submitLabel: newsletterFormCopy.subscribe,
  fields: [
    {
      name: 'email',
      type: 'email',
      label: newsletterFormCopy.email,
      autocomplete: 'email',
      maxLength: accountRules.emailCharsMax,
    },
  ],
}
