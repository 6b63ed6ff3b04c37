import type { GuardedPageMeta, PageMeta } from '#content/meta-types.ts'

const backOffice = { access: 'admin', robots: 'noindex' } as const
const forEditors = { access: 'editor', robots: 'noindex' } as const

export const overviewMeta = {
  ...forEditors,
  path: '/admin',
  heading: 'Overview',
  title: 'Back office',
  description:
    'What the site holds, what waits for an answer, and where to change it. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const auditMeta = {
  ...backOffice,
  path: '/admin/audit',
  heading: 'Audit',
  title: 'Audit log, back office',
  description:
    'Who changed what in the back office and when, with the values before and after. For administrators.',
} as const satisfies GuardedPageMeta

export const emailsMeta = {
  ...backOffice,
  path: '/admin/emails',
  heading: 'Emails',
  title: 'Emails, back office',
  description: 'Every email that this site sent or could not send, and why it could not. For administrators.',
} as const satisfies GuardedPageMeta

export const problemsMeta = {
  ...backOffice,
  path: '/admin/problems',
  heading: 'Problems',
  title: 'Problems, back office',
  description: 'What broke lately on this site, how often and when last. For administrators.',
} as const satisfies GuardedPageMeta

export const caseStudiesMeta = {
  ...forEditors,
  path: '/admin/case-studies',
  heading: 'Case Studies',
  title: 'Case studies, back office',
  description:
    'The case studies of the home page: client, result and the number behind it. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const servicesMeta = {
  ...backOffice,
  path: '/admin/services',
  heading: 'Services',
  title: 'Services, back office',
  description: 'What the home page, the services overview and the booking pages offer. For administrators.',
} as const satisfies GuardedPageMeta

export const settingsMeta = {
  ...backOffice,
  path: '/admin/settings',
  heading: 'Settings',
  title: 'Settings',
  description: 'Where this site’s settings are kept and how to change them. For administrators.',
} as const satisfies GuardedPageMeta

export const postsMeta = {
  ...forEditors,
  path: '/admin/blog',
  heading: 'Blog',
  title: 'Blog posts, back office',
  description:
    'Every blog post, published or in draft, and a link to write a new one. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const newPostMeta = {
  ...forEditors,
  path: '/admin/blog/new',
  heading: 'New post',
  title: 'New post',
  description: 'Write a new blog post next to a live preview of its page. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const editPostMeta = {
  ...forEditors,
  path: '/admin/blog/edit',
  heading: 'Edit a post',
  title: 'Edit a post',
  description: 'Edit a blog post next to a live preview of its page. For editors and administrators.',
} as const satisfies GuardedPageMeta

export const projectsMeta = {
  ...backOffice,
  path: '/admin/projects',
  heading: 'Projects',
  title: 'Projects, back office',
  description:
    'All clients’ projects with status, budget, progress and who works on them. For administrators.',
} as const satisfies GuardedPageMeta

export const newProjectMeta = {
  ...backOffice,
  path: '/admin/projects/new',
  heading: 'New project',
  title: 'New project, back office',
  description: 'Start a project for a client who has an account. For administrators.',
} as const satisfies GuardedPageMeta

export const projectMeta = {
  ...backOffice,
  path: '/admin/projects/project',
  heading: 'Project',
  title: 'A project, back office',
  description: 'One client project: its fields, milestones and reports. For administrators.',
} as const satisfies GuardedPageMeta

export const usersMeta = {
  ...backOffice,
  path: '/admin/users',
  heading: 'Users',
  title: 'Users, back office',
  description:
    'Every account on this site: its role, whether it may sign in, and when it was created. For administrators.',
} as const satisfies GuardedPageMeta

export const newUserMeta = {
  ...backOffice,
  path: '/admin/users/new',
  heading: 'New user',
  title: 'New user, back office',
  description:
    'Create an account for somebody else, who sets the password through an emailed link. For administrators.',
} as const satisfies GuardedPageMeta

export const userMeta = {
  ...backOffice,
  path: '/admin/users/user',
  heading: 'Account',
  title: 'An account, back office',
  description: 'One account: its role, its sessions, and whether it may sign in. For administrators.',
} as const satisfies GuardedPageMeta

export const bookingsMeta = {
  ...backOffice,
  path: '/admin/contact-submissions',
  heading: 'Contact Submissions',
  title: 'Contact submissions, back office',
  description: 'Service requests and newsletter sign-ups, and what happens to them next. For administrators.',
} as const satisfies GuardedPageMeta

export const newBookingMeta = {
  ...backOffice,
  path: '/admin/contact-submissions/new',
  heading: 'New request',
  title: 'New request, back office',
  description: 'Record a service request for somebody who called or emailed. For administrators.',
} as const satisfies GuardedPageMeta

export const bookingMeta = {
  ...backOffice,
  path: '/admin/contact-submissions/request',
  heading: 'Request',
  title: 'A service request, back office',
  description:
    'One service request: what the client sent, what has happened since, and what comes next. For administrators.',
} as const satisfies GuardedPageMeta

export const socialPreviewMeta = {
  path: '/admin/og-preview',
  access: 'everyone',
  robots: 'noindex',
  title: 'Social preview tool',
  description:
    'See how a link looks on Facebook, Twitter, LinkedIn and WhatsApp before anyone shares it, and copy the tags.',
} as const satisfies PageMeta
