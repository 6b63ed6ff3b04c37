import type { JobPosting } from '#content/careers/job.ts'

export const job: JobPosting = {
  title: 'Content Marketing Specialist',
  department: 'Marketing',
  postedOn: '2025-04-22',
  closesOn: '2025-07-31',
  summary: 'Turns what clients know into pages that people look for',
  description:
    'You turn what clients know into pages, guides and case studies that people look for and finish reading. You interview, outline, write and edit. Agents collect and structure material; the sentences are yours.',
  responsibilities: [
    'Interview experts and come back with what competitors cannot copy',
    'Plan content by search intent, and say no to pages nobody needs',
    'Write and edit articles, landing pages and email sequences',
    'Keep each client’s style guide short and alive',
    'Update old pages when they slip, before writing new ones',
  ],
  requirements: [
    'Four years of writing for business readers, with published work to show',
    'SEO basics: intent, structure, internal links, and what not to do',
    'You edit others kindly and yourself without mercy',
    'Enough analytics to tell reading from scrolling',
    'English at a native editor’s level; a second language helps',
  ],
  milestones: [
    'One page rewritten and published',
    'A client’s content plan is in your hands',
    'A page of yours ranks for what it was written for',
  ],
}
