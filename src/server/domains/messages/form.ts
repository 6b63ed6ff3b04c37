import { plainMessageFormTexts as texts } from '#content/interface/messages/plain-form.ts'
import { messageRules } from '#contracts/message-rules.ts'
import type { FormPage } from '#platform/http/form-page.ts'

export const messageForm: FormPage = {
  heading: texts.heading,
  submitLabel: texts.sendButton,
  fields: [
    {
      name: 'body',
      type: 'textarea',
      label: texts.bodyLabel,
      hint: texts.bodyHint(messageRules.charsMax),
    },
  ],
}
