export const careersBreadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Careers', url: '/careers' },
] as const

export const careersFaqs = [
  {
    question: 'Where can I work from?',
    answer:
      'From anywhere you can legally work and have a reliable connection. The offices in Delaware and Kathmandu are open to you, but nobody has to come in.',
  },
  {
    question: 'The postings have expired. Can I still apply?',
    answer:
      'Yes. The seven postings were valid through July 31, 2025. We read later applications as general applications and answer them like any other.',
  },
  {
    question: 'How do I apply without a form?',
    answer:
      'By email. “View Details” opens the position, which links to our address with the subject filled in. Attach your resume and add two links.',
  },
  {
    question: 'What hours do I have to work?',
    answer:
      'You agree on them with your team. Support hours are Monday-Friday 9AM-6PM GMT; if you work with clients, your day overlaps with them in part.',
  },
  {
    question: 'Do I need experience with AI tools?',
    answer:
      'Only the AI Engineer does. Everybody else should be curious about them and critical of what they produce.',
  },
] as const
