import { and, asc, eq, sql } from 'drizzle-orm'
import type { PostCard } from '#contracts/blog.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { posts, relatedPosts } from '#platform/db/schema/blog.ts'
import { siteContent } from '#platform/db/schema/content.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { logError } from '#platform/log/log.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { withCardPictures } from './card-pictures.ts'
import { newestFirst } from './list-posts.ts'
import { cardColumns, type PostRow, toCard } from './post-row.ts'

const relatedMax = 3
const comparedOfKeyword = 8
const attemptsMax = 3

type Subject = Pick<PostRow, 'id' | 'category' | 'keywords'>

export async function relatedTo(context: ServiceContext, post: Subject): Promise<PostCard[]> {
  for (let attempt = 1; ; attempt += 1) {
    const storedList = await readKept(context, post.id)
    if (storedList.length > 0) return withCardPictures(context, storedList)
    const { revision, matches } = await findRelated(context, post)
    const isKept = await keep(context, { post, revision, matches })
    if (isKept || attempt === attemptsMax)
      return withCardPictures(
        context,
        matches.map(({ card }) => card),
      )
  }
}

async function readKept({ db }: ServiceContext, postId: number): Promise<PostCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(relatedPosts)
    .crossJoin(posts)
    .where(and(eq(relatedPosts.postId, postId), eq(posts.id, relatedPosts.relatedId)))
    .orderBy(asc(relatedPosts.place))
  return rows.map(toCard)
}

interface Related {
  id: number
  card: PostCard
  sharedKeywords: number
}

async function findRelated({ db }: ServiceContext, post: Subject) {
  const { contentRows, sameCategory } = await batchNamed(db, {
    contentRows: db.select({ revision: siteContent.revision }).from(siteContent),
    sameCategory: bestOf(db, post, { isSameCategory: true }),
  })
  const others = sameCategory.length < relatedMax ? await bestOf(db, post, { isSameCategory: false }) : []
  const relatedIds = [...sameCategory, ...others].slice(0, relatedMax)
  return {
    revision: contentRows[0]?.revision,
    matches: relatedIds.map(
      ({ id, sharedKeywords, ...row }): Related => ({ id, sharedKeywords, card: toCard(row) }),
    ),
  }
}

function bestOf(
  db: Db,
  { id, category, keywords }: Subject,
  { isSameCategory }: { isSameCategory: boolean },
) {
  const words = sql`json_each(${JSON.stringify(keywords)})`
  const inScope = isSameCategory ? sql`category = ${category}` : sql`category <> ${category}`
  const newest = sql`select id, date from posts where is_listed = 1 and ${inScope}
    order by date desc, id desc limit ${relatedMax + 1}`
  const ofKeyword = sql`select post_id, date from post_keywords where keyword = word.value and ${inScope}
    order by date desc, post_id desc limit ${comparedOfKeyword}`
  // SQLite has no lateral joins. As JSON, the newest posts of each keyword need no second look-up.
  const nearest = sql`select near.value ->> 0, near.value ->> 1 from ${words} as word
    cross join json_each((select json_group_array(json_array(post_id, date)) from (${ofKeyword}))) as near`
  const best = sql`(
    select id, (
      select count(*) from post_keywords as own
      where own.post_id = compared.id and own.keyword in (select value from ${words})
    ) as shared
    from (select * from (${newest}) union ${nearest}) as compared where id <> ${id}
    order by shared desc, date desc, id desc limit ${relatedMax}
  ) as best`
  return db
    .select({ id: posts.id, ...cardColumns, sharedKeywords: sql<number>`best.shared`.as('shared') })
    .from(best)
    .crossJoin(posts)
    .where(sql`${posts.id} = best.id`)
    .orderBy(sql`best.shared desc`, ...newestFirst)
}

interface RelatedList {
  post: Subject
  revision: number | undefined
  matches: readonly Related[]
}

/** @returns false if content has changed since the read: the list may lack a post that was published meanwhile */
async function keep({ db }: ServiceContext, { post, revision, matches }: RelatedList): Promise<boolean> {
  const whereCurrent = sql`(select ${siteContent.revision} from ${siteContent}) = ${revision}`
  try {
    const { keptRows } = await batchNamed(db, {
      keptRows: matches.map(({ id, card, sharedKeywords }, index) =>
        insertWhere(
          db,
          relatedPosts,
          {
            postId: post.id,
            place: index + 1,
            relatedId: id,
            date: card.date,
            sharedKeywords,
            sameCategory: card.category === post.category,
          },
          whereCurrent,
        )
          .onConflictDoNothing()
          .returning({ place: relatedPosts.place }),
      ),
    })
    return keptRows.every((rows) => rows.length > 0)
  } catch (error) {
    logError('related posts were not kept', error, { post: String(post.id) })
    return true
  }
}
