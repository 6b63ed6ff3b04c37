import type { BookingView } from './bookings.ts'
import type { Article, PostCard, PostCategory } from './blog.ts'
import type { SearchResult } from './blog-search.ts'
import type { SiteContent } from './content.ts'
import type { SocialImageInput } from './social-image.ts'

/**
 * Where a page's loaders get what the database holds: D1 while a page is drawn, the first HTML and then the
 * API in the browser. Every method answers the same thing for as long as the page is open.
 */
export interface PageSource {
  /** The first three posts, newest first. */
  teaser(): Promise<PostCard[]>
  /** One page of the list, of all posts or of one category. A page behind the last one has no posts. */
  list(page: number, category?: PostCategory): Promise<PostList>
  /** @param query as `searchQuery` reads it; an empty one finds nothing */
  search(query: string): Promise<SearchResult>
  /** What became of the link that the page was opened with. */
  unsubscription(): Promise<Unsubscription>
  /** One article, or null where there is none. */
  article(slug: string): Promise<Article | null>
  content(): Promise<SiteContent>
  /** One booking as the reader may see it, asked anew each time; null for a code of none. */
  booking(code: string): Promise<BookingView | null>
}

/** What becomes of a newsletter's link: asked first, done, or not a link of ours (any more). */
export type Unsubscription =
  /** @property email masked: the mail may have been passed on */
  { state: 'ask'; email: string; token: string } | { state: 'done' } | { state: 'unknown' }

/** Posts of one page, newest first, and how many there are on all of them. */
export interface PostList {
  posts: PostCard[]
  total: number
}

/** What a page was drawn from, sent along so that the browser asks for none of it again. */
export interface PageState {
  teaser?: PostCard[]
  list?: PostList & { page: number; category?: PostCategory | undefined }
  search?: SearchResult
  unsubscription?: Unsubscription
  /** Without its HTML: the browser reads that back from the document. Null says: not found. */
  article?: Omit<Article, 'html'> | null
  content?: SiteContent
  booking?: BookingView | null
  /** Paths of the social images that the first HTML names, by `socialImageKey`. */
  images?: Record<string, string>
}

/** Answers the path of a picture, or nothing while there is none. */
export type SocialImageLookup = (input: SocialImageInput) => string | undefined
