import { makePictures } from '#browser/make-pictures.ts'
import { privateCache } from '#browser/private-cache.ts'
import { refusalOfFile } from '#browser/refusal-of-file.ts'
import { type UploadOptions, upload } from '#browser/upload.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import type { FilePatch, StoredFile } from '#contracts/files.ts'
import { call } from './call.ts'
import { forgetPublicReads } from './page-source.ts'
import { keyOf } from './query.ts'

/** @throws ApiError as `call` does */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<StoredFile> {
  const form = await formOf(file, options)
  const request = { method: 'POST' as const, path: pathOf(adminEndpoints.uploadFile), form }
  const stored = await upload<StoredFile>(request, options)
  forgetFiles()
  return stored
}

/** @throws ApiError as `call` does; with status 409 when the file has another revision */
export async function replaceFile(
  id: number,
  file: File,
  { revision, ...options }: UploadOptions & { revision: number },
): Promise<StoredFile> {
  const form = await formOf(file, options)
  form.set('revision', String(revision))
  const path = pathOf(adminEndpoints.replaceFile, { params: { id } })
  const stored = await upload<StoredFile>({ method: 'PUT', path, form }, options)
  forgetFile(id)
  return stored
}

export async function changeFile(id: number, body: FilePatch): Promise<StoredFile> {
  const stored = await call(adminEndpoints.changeFile, { params: { id }, body })
  forgetFile(id)
  return stored
}

/** Rejects with status 409 when a record uses the file. */
export async function deleteFile(id: number): Promise<void> {
  await call(adminEndpoints.deleteFile, { params: { id } })
  forgetFiles()
}

async function formOf(file: File, { signal }: UploadOptions): Promise<FormData> {
  const refusal = refusalOfFile(file)
  if (refusal) throw refusal
  const form = new FormData()
  form.set('file', file)
  const { variants, ground } = await makePictures(file)
  for (const { width, content } of variants) form.set(`w${width}`, content, `${width}.webp`)
  if (ground) form.set('ground', ground, 'ground')
  signal?.throwIfAborted()
  return form
}

function forgetFile(id: number) {
  forgetFiles()
  void privateCache.invalidateQueries({ queryKey: keyOf(adminEndpoints.file, { params: { id } }) })
}

function forgetFiles() {
  forgetPublicReads()
  void privateCache.invalidateQueries({ queryKey: keyOf(adminEndpoints.files) })
}
