import { saveFile } from '#browser/save-file.ts'
import { recheckUser } from '#browser/current-user.ts'
import { statusOf } from '#browser/api-error.ts'
import { type CallArguments, send } from './call.ts'
import type { Endpoint } from '#contracts/endpoint.ts'

export async function download<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<void> {
  const response = await send(endpoint, input).catch((error: unknown) => {
    if (statusOf(error) === 401) void recheckUser()
    throw error
  })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? 'export.csv', await response.blob())
}
