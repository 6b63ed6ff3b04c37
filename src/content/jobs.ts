/** The open positions, in the order of their ids (specification, static pages, section 2, Careers). */
export const jobs = [
  { id: 1, title: 'Senior Digital Marketing Specialist' },
  { id: 2, title: 'Senior Full-Stack Developer' },
  { id: 3, title: 'AI Engineer' },
  { id: 4, title: 'Content Marketing Specialist' },
  { id: 5, title: 'Senior Laravel Developer' },
  { id: 6, title: 'Mobile App Developer' },
  { id: 7, title: 'QA Engineer' },
] as const
