import { editorBarTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'

/** Returns what the button that publishes a post says, or null when the post is public and its status is kept. */
export function publishButtonText(
  post: Pick<AdminPost, 'status' | 'isLive'> | null | undefined,
  draftStatus: string,
): string | null {
  if (post?.isLive) return draftStatus === post.status ? null : texts.publishButton
  return post?.status === 'scheduled' ? texts.publishEarlyButton : texts.publishButton
}
