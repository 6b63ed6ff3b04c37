import type { BookingView } from './bookings.ts'
import type { Article, PostCard, PostCategory } from './blog.ts'
import type { SearchResult } from './blog-search.ts'
import type { IssueArchive, PublicIssue } from './issues.ts'
import type { AccountFactor } from './second-factor.ts'
import type { SiteContent } from './content.ts'
import type { Story, StoryList } from './stories.ts'
import type { SocialImageInput } from './social-image.ts'

/** While a page is open, each method returns the same result again, except `booking`. */
export interface PageSource {
  today(): string
  teaser(): Promise<PostCard[]>
  list(page: number, category?: PostCategory): Promise<PostList>
  search(query: string): Promise<SearchResult>
  unsubscription(): Promise<Unsubscription>
  invitation(): Promise<Invitation>
  passwordReset(): Promise<PasswordReset>
  article(slug: string): Promise<Article | null>
  content(): Promise<SiteContent>
  booking(code: string): Promise<BookingView | null>
  issues(page: number): Promise<IssueArchive>
  issue(slug: string): Promise<PublicIssue | null>
  stories(): Promise<StoryList>
  story(slug: string): Promise<Story | StoryHead | null>
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
  today?: string
  teaser?: PostCard[]
  list?: PostList & { page: number; category?: PostCategory | undefined }
  search?: SearchResult
  unsubscription?: Unsubscription
  invitation?: Invitation
  passwordReset?: PasswordReset
  /** Omits what hydration reads from the document. Null if there is no such article. */
  article?: (Omit<Article, 'html' | 'headings' | ShownPart> & Partial<Pick<Article, ShownPart>>) | null
  content?: SiteContent
  booking?: BookingView | null
  issues?: IssueArchive & { page: number }
  issue?: Omit<PublicIssue, 'html'> | null
  stories?: StoryList
  /** Without what hydration reads from the document. */
  story?: StoryHead | null
  /** The document's `og:image` was generated for this page; its address is not sent twice. */
  hasSocialImage?: true
}

export type StoryHead = Pick<
  Story,
  'slug' | 'title' | 'client' | 'description' | 'summary' | 'tags' | 'figure' | 'result' | 'updatedAt'
>

export type SocialImageLookup = (input: SocialImageInput) => string | undefined
