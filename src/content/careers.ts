/** The way to /careers and its questions; the rest of its words stands in careers-sections.ts. */

export const careersBreadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Careers', url: '/careers' },
] as const

export const careersFaqs = [
  {
    question: 'Where can I work from?',
    answer:
      'From anywhere you may legally work and have a steady connection. The offices in Delaware and Kathmandu are open to you; nobody has to come.',
  },
  {
    question: 'The dates of the postings have passed. May I still apply?',
    answer:
      'Yes. The seven postings were valid through July 31, 2025. What arrives later is read as a speculative application and answered like any other.',
  },
  {
    question: 'How do I apply without a form?',
    answer:
      'By e-mail. “View Details” leads to the position, and from there to our address with the subject filled in. Attach your resume and add two links.',
  },
  {
    question: 'Which hours do I have to keep?',
    answer:
      'You agree them with your team. Support hours are Monday-Friday 9AM-6PM GMT; positions that answer clients overlap with them for part of the day.',
  },
  {
    question: 'Do I need experience with AI tools?',
    answer:
      'Only the AI Engineer does. Everybody else should be curious, and critical of what comes out of them.',
  },
] as const
