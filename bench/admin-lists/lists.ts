import { type ProjectSort, projectSorts } from '#contracts/admin-projects.ts'
import { bookingSorts } from '#contracts/admin-bookings.ts'
import { fileKinds } from '#contracts/files.ts'
import { listJobs } from '#domains/content/list-jobs.ts'
import { listFiles } from '#domains/files/list-files.ts'
import { listSubmissions } from '#domains/office/list-submissions.ts'
import { listAuditEntries } from '#platform/audit/list-entries.ts'
import { listPostsForAdmin } from '#domains/blog/admin-posts.ts'
import { searchPosts } from '#domains/blog/search/search-posts.ts'
import { listBookings } from '#domains/bookings/list-bookings.ts'
import type { Place } from '#platform/lists/keyset.ts'
import { listSubscribers } from '#domains/newsletter/list-subscribers.ts'
import { listPages } from '#domains/pages/list-pages.ts'
import { listProjects } from '#domains/projects/list-projects.ts'
import { listRedirects } from '#domains/redirects/list-redirects.ts'
import { listMissingPaths } from '#domains/redirects/missing-paths.ts'
import { listUsers } from '#domains/identity/users/list-users.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

export interface ListCase {
  name: string
  bar: 'same' | 'bounded'
  run: (context: ServiceContext<SessionUser>) => Promise<unknown>
}

export const rowsMax = 1000

const bookings =
  (filter: object, sort: (typeof bookingSorts)[number] = 'newest', place?: Place) =>
  (context: ServiceContext<SessionUser>) =>
    listBookings(context, { filter, sort, place })

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
const laterPages: readonly ['newest' | 'company' | 'updated', () => Place][] = [
  ['newest', () => ({ value: minutesAgo(20), id: 0 })],
  ['company', () => ({ value: 'Company 000010', id: 0 })],
  ['updated', () => ({ value: minutesAgo(5), id: 0 })],
]

const bookingFilters: Record<string, object> = {
  'status pending (1 %)': { status: 'pending' },
  'status completed': { status: 'completed' },
  service: { service: 2 },
  'assignee me': { assignee: 'me' },
  'assignee none': { assignee: 'none' },
  unread: { unread: 'yes' },
  waiting: { waiting: 'yes' },
  spam: { spam: 'yes' },
  outcome: { outcome: 'client-absent' },
  'outcome missing': { outcome: 'missing' },
  'pending, service, assignee': { status: 'pending', service: 3, assignee: 'none' },
  'unread, cancelled': { unread: 'yes', status: 'cancelled' },
  'search, 10 % match': { search: 'harbour' },
  'search, all match': { search: 'marketing' },
  'search, one matches': { search: 'asha77@bench' },
  'search and status': { search: 'marketing', status: 'pending' },
}

const users = (filter: object, sort: 'newest' | 'name') => (context: ServiceContext<SessionUser>) =>
  listUsers(context, { ...filter, sort, place: undefined })
const userFilters: Record<string, object> = {
  'role client': { role: 'client' },
  'role admin (3)': { role: 'admin' },
  disabled: { state: 'disabled' },
  'search, all match': { search: 'bench' },
  'search and role': { search: 'bench', role: 'admin' },
}

const projects = (filter: object, sort: ProjectSort) => (context: ServiceContext<SessionUser>) =>
  listProjects(context, { ...filter, sort, place: undefined })
const projectFilters: Record<string, object> = {
  'status paused (1 %)': { status: 'paused' },
  'status completed': { status: 'completed' },
  'search, all match': { search: 'marketing' },
  'search and status': { search: 'marketing', status: 'paused' },
}

const auditFilters: Record<string, Parameters<typeof listAuditEntries>[1]> = {
  'action, 1 %': { action: 'user.role', place: undefined },
  actor: { actor: 'user1', place: undefined },
  'type, 1 %': { type: 'user', place: undefined },
  'type, 99 %': { type: 'booking', place: undefined },
  'actor and action': { actor: 'user2', action: 'user.role', place: undefined },
  until: { until: '2020-01-01', place: undefined },
}

export const listCases: readonly ListCase[] = [
  ...projectSorts.map(
    (sort): ListCase => ({ name: `projects, ${sort}`, bar: 'same', run: projects({}, sort) }),
  ),
  ...projectSorts.flatMap((sort) =>
    Object.entries(projectFilters).map(
      ([name, filter]): ListCase => ({
        name: `projects, ${name}, ${sort}`,
        bar: 'bounded',
        run: projects(filter, sort),
      }),
    ),
  ),
  ...bookingSorts.map(
    (sort): ListCase => ({ name: `bookings,  ${sort}`, bar: 'same', run: bookings({}, sort) }),
  ),
  ...laterPages.map(
    ([sort, place]): ListCase => ({
      name: `bookings,  ${sort}, later page`,
      bar: 'same',
      run: (context) => bookings({}, sort, place())(context),
    }),
  ),
  ...Object.entries(bookingFilters).flatMap(([name, filter]) =>
    bookingSorts.map(
      (sort): ListCase => ({
        name: `bookings,  ${name}, ${sort}`,
        bar: 'bounded',
        run: bookings(filter, sort),
      }),
    ),
  ),
  {
    name: 'submissions',
    bar: 'same',
    run: (context) => listSubmissions(context, { search: undefined, place: undefined }),
  },
  ...['harbour', 'bench'].map(
    (search): ListCase => ({
      name: `submissions, search ${search}`,
      bar: 'bounded',
      run: (context) => listSubmissions(context, { search, place: undefined }),
    }),
  ),
  { name: 'sign-ups', bar: 'same', run: (context) => listSubscribers(context, { place: undefined }) },
  ...(['subscribed', 'unsubscribed'] as const).map(
    (status): ListCase => ({
      name: `sign-ups, ${status}`,
      bar: 'bounded',
      run: (context) => listSubscribers(context, { status, place: undefined }),
    }),
  ),
  {
    name: 'sign-ups, search',
    bar: 'bounded',
    run: (context) => listSubscribers(context, { search: 'bench', place: undefined }),
  },
  ...(['newest', 'name'] as const).map(
    (sort): ListCase => ({ name: `users, ${sort}`, bar: 'same', run: users({}, sort) }),
  ),
  ...Object.entries(userFilters).flatMap(([name, filter]) =>
    (['newest', 'name'] as const).map(
      (sort): ListCase => ({ name: `users, ${name}, ${sort}`, bar: 'bounded', run: users(filter, sort) }),
    ),
  ),
  { name: 'audit', bar: 'same', run: (context) => listAuditEntries(context, { place: undefined }) },
  ...Object.entries(auditFilters).map(
    ([name, filter]): ListCase => ({
      name: `audit, ${name}`,
      bar: 'bounded',
      run: (context) => listAuditEntries(context, { ...filter, place: undefined }),
    }),
  ),
  { name: 'files', bar: 'same', run: (context) => listFiles(context, { place: undefined }) },
  ...fileKinds.map(
    (kind): ListCase => ({
      name: `files, ${kind}`,
      bar: 'bounded',
      run: (context) => listFiles(context, { kind, place: undefined }),
    }),
  ),
  {
    name: 'files, search, all match',
    bar: 'bounded',
    run: (context) => listFiles(context, { search: 'ridges', place: undefined }),
  },
  { name: 'jobs', bar: 'same', run: (context) => listJobs(context, { place: undefined }) },
  ...(['open', 'closed'] as const).map(
    (status): ListCase => ({
      name: `jobs, ${status}`,
      bar: 'bounded',
      run: (context) => listJobs(context, { status, place: undefined }),
    }),
  ),
  {
    name: 'jobs, search, all match',
    bar: 'bounded',
    run: (context) => listJobs(context, { search: 'grounds', place: undefined }),
  },
  { name: 'pages', bar: 'same', run: (context) => listPages(context, { place: undefined }) },
  {
    name: 'pages, draft',
    bar: 'bounded',
    run: (context) => listPages(context, { status: 'draft', place: undefined }),
  },
  ...['billing', 'page-77'].map(
    (search): ListCase => ({
      name: `pages, search ${search}`,
      bar: 'bounded',
      run: (context) => listPages(context, { search, place: undefined }),
    }),
  ),
  { name: 'redirects', bar: 'same', run: (context) => listRedirects(context, { place: undefined }) },
  ...['old', '/old-77', 'ab', 'no such'].map(
    (search): ListCase => ({
      name: `redirects, search ${search}`,
      bar: 'bounded',
      run: (context) => listRedirects(context, { search, place: undefined }),
    }),
  ),
  {
    name: 'missing paths',
    bar: 'bounded',
    run: (context) => listMissingPaths(context, { place: undefined }),
  },
  { name: 'posts', bar: 'same', run: (context) => listPostsForAdmin(context, {}) },
  { name: 'posts, draft', bar: 'bounded', run: (context) => listPostsForAdmin(context, { status: 'draft' }) },
  {
    name: 'posts, search',
    bar: 'bounded',
    run: (context) => listPostsForAdmin(context, { search: 'marketing' }),
  },
  ...['marketing', 'search', 'e-mail'].map(
    (search): ListCase => ({
      name: `blog search, ${search}`,
      bar: 'bounded',
      run: (context) => searchPosts(context, search),
    }),
  ),
]
