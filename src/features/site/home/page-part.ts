import { useState } from 'react'

export interface PagePart<T> {
  data: T | undefined
  load: () => Promise<T>
}

/**
 * Reads a part of the page for a loader. In the browser a failure leaves the other parts in place; on the
 * server it throws, because an incomplete page must not be stored for the next visitor.
 */
export async function readPart<T>(read: () => Promise<T>): Promise<PagePart<T>> {
  const part: PagePart<T> = {
    data: undefined,
    async load() {
      part.data = await read()
      return part.data
    },
  }
  try {
    await part.load()
  } catch (error) {
    if (typeof document === 'undefined') throw error
    console.error(error)
  }
  return part
}

export function usePart<T>(part: PagePart<T>) {
  const [data, setData] = useState(part.data)
  async function retry() {
    try {
      setData(await part.load())
    } catch (error) {
      console.error(error)
    }
  }
  return { data, retry }
}
