import type { ServiceQuestions } from '#contracts/service-questions.ts'

export const serviceQuestions: ServiceQuestions = {
  2: [
    {
      id: 'website',
      kind: 'text',
      label: 'Your website',
      help: 'Such as www.example.com. Leave it blank if there is none yet.',
      isOptional: true,
    },
    {
      id: 'found-through',
      kind: 'choice',
      label: 'How do most customers find you today?',
      isOptional: true,
      options: ['Search', 'Social media', 'Advertising', 'Recommendations', 'We don’t know'],
    },
  ],
  4: [
    {
      id: 'stage',
      kind: 'choice',
      label: 'How far along is the product?',
      isOptional: true,
      options: [
        'An idea',
        'A prototype',
        'In use, and we want to extend it',
        'In use, and we want to replace it',
      ],
    },
    {
      id: 'people',
      kind: 'number',
      label: 'How many people will use it in the first year?',
      help: 'A rough guess is enough.',
      isOptional: true,
      min: 1,
    },
    {
      id: 'live-by',
      kind: 'date',
      label: 'Is there a date by which it has to be live?',
      isOptional: true,
    },
  ],
}
