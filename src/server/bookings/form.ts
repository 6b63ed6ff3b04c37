import { bookingRules, budgetRanges, timelines } from '#contracts/booking-rules.ts'
import type { FormPage } from '#server/http/form-page.ts'

const asOptions = (values: readonly string[]) => [
  { value: '', label: 'Choose one' },
  ...values.map((value) => ({ value, label: value })),
]

/** What the request form shows again, to a page without script, when it is refused. */
export const bookingForm: FormPage = {
  heading: 'Send a request',
  action: '/api/bookings',
  submitLabel: 'Send request',
  fields: [
    { name: 'serviceId', type: 'hidden', label: '' },
    {
      name: 'companyName',
      type: 'text',
      label: 'Company name',
      autocomplete: 'organization',
      maxLength: bookingRules.companyCharsMax,
    },
    {
      name: 'contactName',
      type: 'text',
      label: 'Contact name',
      autocomplete: 'name',
      maxLength: bookingRules.nameCharsMax,
    },
    {
      name: 'clientEmail',
      type: 'email',
      label: 'Email',
      autocomplete: 'email',
      maxLength: bookingRules.emailCharsMax,
    },
    { name: 'preferredTimeline', type: 'select', label: 'Preferred timeline', options: asOptions(timelines) },
    { name: 'budget', type: 'select', label: 'Budget range', options: asOptions(budgetRanges) },
    {
      name: 'notes',
      type: 'textarea',
      label: 'Notes (optional)',
      maxLength: bookingRules.notesCharsMax,
      isOptional: true,
    },
  ],
}
