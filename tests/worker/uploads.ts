import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import type { StoredFile } from '#contracts/files.ts'
import { openDb } from '#platform/db/open.ts'
import { aPng } from '#tests/builders/pictures.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from './send.ts'

export const filesPath = '/api/admin/files'
export const fileBucket = env.FILES as R2Bucket

export const storedKeys = async () => (await fileBucket.list()).objects.map(({ key }) => key)

interface Part {
  content: Uint8Array
  name?: string
  fields?: Record<string, string>
  variants?: Record<string, Uint8Array>
}

export function uploadForm({
  content,
  name = 'Ridge at dawn.png',
  fields = {},
  variants = {},
}: Part): FormData {
  const form = new FormData()
  form.set('file', new File([content], name))
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  for (const [variant, bytes] of Object.entries(variants)) form.set(variant, new File([bytes], 'variant'))
  return form
}

export async function fileAdmin() {
  const { cookie } = await aSignedInUser(openDb(env.DB), { role: 'admin' })
  const upload = (part: Part) => send(filesPath, { cookie, body: uploadForm(part) })
  return {
    cookie,
    upload,
    uploaded: async (part: Partial<Part> = {}): Promise<StoredFile> => {
      const response = await upload({ content: aPng(), fields: { alt: 'Five ridges' }, ...part })
      expect(response.status, await response.clone().text()).toBe(201)
      return response.json()
    },
  }
}
