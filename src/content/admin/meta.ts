import type { GuardedPageMeta, PageMeta } from '#content/meta-types.ts'

const backOffice = { access: 'admin', robots: 'noindex' } as const

export const overviewMeta = {
  ...backOffice,
  path: '/admin',
  heading: 'Overview',
  title: 'Back office',
  description: 'What the site holds, what waits for an answer, and where to change it. For administrators.',
} as const satisfies GuardedPageMeta

export const auditMeta = {
  ...backOffice,
  path: '/admin/audit',
  heading: 'Audit',
  title: 'Audit log, back office',
  description: 'Who did what when in the back office, with what was before and after. For administrators.',
} as const satisfies GuardedPageMeta

export const caseStudiesMeta = {
  ...backOffice,
  path: '/admin/case-studies',
  heading: 'Case Studies',
  title: 'Case studies, back office',
  description:
    'The case studies of the home page: client, result and the number behind it. For administrators.',
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
  description: 'Where the settings of this site stand and how they are changed. For administrators.',
} as const satisfies GuardedPageMeta

export const postsMeta = {
  ...backOffice,
  path: '/admin/blog',
  heading: 'Blog',
  title: 'Posts of the blog',
  description:
    'Every post of the blog, published and in the making, and the way to write a new one. For administrators.',
} as const satisfies GuardedPageMeta

export const newPostMeta = {
  ...backOffice,
  path: '/admin/blog/new',
  heading: 'New post',
  title: 'New post',
  description: 'Write a new post for the blog beside a live preview of its page. For administrators.',
} as const satisfies GuardedPageMeta

export const editPostMeta = {
  ...backOffice,
  path: '/admin/blog/edit',
  heading: 'Edit a post',
  title: 'Edit a post',
  description: 'Change a post of the blog beside a live preview of its page. For administrators.',
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
  description: 'One project of a client: its fields, milestones and reports. For administrators.',
} as const satisfies GuardedPageMeta

export const usersMeta = {
  ...backOffice,
  path: '/admin/users',
  heading: 'Users',
  title: 'Users, back office',
  description:
    'Every account of the site: its role, whether it may sign in, and when it came. For administrators.',
} as const satisfies GuardedPageMeta

export const newUserMeta = {
  ...backOffice,
  path: '/admin/users/new',
  heading: 'New user',
  title: 'New user, back office',
  description: 'Makes an account for somebody else, who sets the password by a link. For administrators.',
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
  heading: 'Contact submissions',
  title: 'Contact submissions, back office',
  description: 'Service requests and newsletter sign-ups, and what happens to them next. For administrators.',
} as const satisfies GuardedPageMeta

export const newBookingMeta = {
  ...backOffice,
  path: '/admin/contact-submissions/new',
  heading: 'New request',
  title: 'New request, back office',
  description: 'Write down a service request for somebody who calls or writes elsewhere. For administrators.',
} as const satisfies GuardedPageMeta

export const bookingMeta = {
  ...backOffice,
  path: '/admin/contact-submissions/request',
  heading: 'Request',
  title: 'A service request, back office',
  description:
    'One service request: what was sent, what has happened since, and what comes next. For administrators.',
} as const satisfies GuardedPageMeta

/** Open to everybody (docs/spec/acceptance.md 75). */
export const socialPreviewMeta = {
  path: '/admin/og-preview',
  access: 'everyone',
  robots: 'noindex',
  title: 'Social preview tool',
  description:
    'See how a link looks on Facebook, Twitter, LinkedIn and WhatsApp before anyone shares it, and copy the tags.',
} as const satisfies PageMeta
