import type { BookingView } from './bookings.ts'
import type { AuthorPage } from './authors.ts'
import type { Article, PostCard, SearchResult } from './blog.ts'
import type { MessageThread } from './messages.ts'
import type { FreeSlots, Slot } from './schedules.ts'
import type { IssueArchive, PublicIssue } from './issues.ts'
import type { AccountFactor } from './second-factor.ts'
import type { SiteContent } from './content.ts'
import type { JobDetail, JobList } from './jobs.ts'
import type { Story, StoryList } from './stories.ts'
import type { MenuPage, PublicPage } from './pages.ts'
import type { ShownPicture } from './shown-picture.ts'
import type { SocialImageInput } from './social-image.ts'

/** While a page is open, each method returns the same result again, except `booking`. */
export interface PageSource {
  refusedForm(): RefusedForm | null
  notice(): PageNotice | null
  today(): string
  teaser(): Promise<PostCard[]>
  list(page: number, category?: string): Promise<PostList>
  search(query: string): Promise<SearchResult>
  unsubscription(): Promise<Unsubscription>
  invitation(): Promise<Invitation>
  passwordReset(): Promise<PasswordReset>
  article(slug: string): Promise<Article | null>
  /** Null if there is no such author, or no such page of their articles. */
  author(slug: string, page: number): Promise<AuthorPage | null>
  content(): Promise<SiteContent>
  booking(code: string): Promise<BookingView | null>
  appointment(): Promise<AppointmentView | null>
  linkedMessages(): Promise<LinkedMessages | null>
  issues(page: number): Promise<IssueArchive>
  issue(slug: string): Promise<PublicIssue | null>
  jobs(): Promise<JobList>
  job(slug: string): Promise<JobDetail | null>
  stories(): Promise<StoryList>
  story(slug: string): Promise<Story | StoryHead | null>
  page(slug: string): Promise<PublicPage | null>
  /** Null where only the build's are known. */
  menuPages(): Promise<readonly MenuPage[] | null>
}

/** A form that was posted without script and refused. The page at `path` is rendered again in response. */
export interface RefusedForm {
  path: string
  action: string
  /** Without passwords. */
  values: Record<string, string>
  errors: Record<string, string>
  message?: string
  /** For a form that asks for a time: the free ones. */
  times?: Slot[]
}

/** Stands in for the page at an address: the response to an emailed link, or to too many requests. */
export interface PageNotice {
  kicker?: string | undefined
  heading: string
  error?: string | undefined
  /** Of three parts, the middle one is set in bold. */
  text?: string | readonly [string, string, string] | undefined
  /** A text of the reader that was not sent. */
  quote?: string | undefined
  isDone?: boolean
  form?: {
    action: string
    fields: Record<string, string>
    submitLabel: string
    /** Asks for a message, which begins with this text. */
    message?: string
    look?: 'cta' | 'primary'
  }
  links?: readonly { href: string; text: string; isNewTab?: boolean }[]
  facts?: readonly string[] | undefined
}

/** An appointment that a link from an email opens, and the free times of one month. */
export interface AppointmentView {
  appointmentKey: { token: string } | { code: string }
  code: string
  service: string
  isConfirmed: boolean
  confirmedFor: string | null
  /** `YYYY-MM` */
  month: string
  day?: string | undefined
  free: FreeSlots
  timeZone: string
  today: string
}

/** Messages that a link from an email opens. */
export interface LinkedMessages {
  token: string
  code: string
  thread: MessageThread
  timeZone: string
  isOlder: boolean
}

export type Unsubscription =
  /** @property email masked, because the email may have been forwarded */
  { state: 'ask'; email: string; token: string } | { state: 'done' } | { state: 'unknown' }

export type Invitation = { state: 'open'; name: string; username: string; token: string } | { state: 'over' }

export type PasswordReset = { state: 'open'; token: string; factors: AccountFactor[] } | { state: 'over' }

export interface PostList {
  posts: PostCard[]
  total: number
  hasIssues?: true
}

type ShownPart = 'excerpt' | 'related'

export interface PageState {
  refusedForm?: RefusedForm
  notice?: PageNotice
  today?: string
  teaser?: PostCard[]
  list?: PostList & { page: number; category?: string | undefined }
  search?: SearchResult
  unsubscription?: Unsubscription
  invitation?: Invitation
  passwordReset?: PasswordReset
  /** Omits what hydration reads from the document. Null if there is no such article. */
  article?: (Omit<Article, 'html' | 'headings' | ShownPart> & Partial<Pick<Article, ShownPart>>) | null
  /** Null if there is no such author or page. */
  author?: (AuthorPage & { page: number }) | null
  content?: SiteContent
  booking?: BookingView | null
  appointment?: AppointmentView | null
  linkedMessages?: LinkedMessages | null
  issues?: IssueArchive & { page: number }
  issue?: Omit<PublicIssue, 'html'> | null
  /** The jobs of `jobs` and `job` are without the texts that hydration reads from the document. */
  jobs?: JobList
  job?: JobDetail | null
  stories?: StoryList
  /** Without what hydration reads from the document. */
  story?: StoryHead | null
  /** Omits what hydration reads from the document. Null if there is no such text page. */
  page?: Omit<PublicPage, 'html'> | null
  menuPages?: readonly MenuPage[]
  /** The document's `og:image` was generated for this page; its address is not sent twice. */
  hasSocialImage?: true
}

export type StoryHead = Pick<
  Story,
  'slug' | 'title' | 'client' | 'description' | 'summary' | 'tags' | 'figure' | 'result' | 'updatedAt'
> & { picture?: Pick<ShownPicture, 'url' | 'focusY'> | undefined }

export type SocialImageLookup = (input: SocialImageInput) => string | undefined
