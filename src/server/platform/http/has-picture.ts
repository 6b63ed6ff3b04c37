import { fetchAsset } from './fetch-asset.ts'

export async function hasPicture(assets: Fetcher, address: URL): Promise<boolean> {
  const response = await fetchAsset(assets, new Request(address))
  await response.body?.cancel()
  return response.status === 200 && /^image\//.test(response.headers.get('content-type') ?? '')
}
