import { editorBarTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'

/** Returns the label of the publish button, or null when the post is already public and keeps its status. */
export function publishButtonText(
  post: Pick<AdminPost, 'status' | 'isLive'> | null | undefined,
  draftStatus: string,
): string | null {
  if (post?.isLive) return draftStatus === post.status ? null : texts.publishButton
  return post?.status === 'scheduled' ? texts.publishEarlyButton : texts.publishButton
}
