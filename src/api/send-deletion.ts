import { ApiError } from '#browser/api-error.ts'
import { sendJson } from './send-json.ts'

/** Succeeds when there is nothing to delete: an earlier attempt may have lost only its answer. */
export async function sendDeletion(path: string): Promise<void> {
  try {
    await sendJson('DELETE', path)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
