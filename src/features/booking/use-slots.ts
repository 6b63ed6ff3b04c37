import { useCallback, useEffect, useState } from 'react'
import { fetchSlots } from '#api/slots.ts'
import type { Slot } from '#contracts/schedules.ts'

type Slots =
  | { state: 'loading'; slots: readonly Slot[] }
  | { state: 'failed'; slots: readonly Slot[]; from: string | undefined }
  | { state: 'loaded'; slots: readonly Slot[]; next: string | null }

/** @param attempt another number loads the times again, because somebody else may have taken one */
export function useSlots(serviceId: number, attempt: number) {
  const [loaded, setLoaded] = useState<Slots>({ state: 'loading', slots: [] })
  const load = useCallback(
    async (from: string | undefined, slots: readonly Slot[]) => {
      setLoaded({ state: 'loading', slots })
      try {
        const more = await fetchSlots(serviceId, from)
        setLoaded({ state: 'loaded', slots: [...slots, ...more.slots], next: more.next })
      } catch {
        setLoaded({ state: 'failed', slots, from })
      }
    },
    [serviceId],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts anew
  useEffect(() => {
    void load(undefined, [])
  }, [load, attempt])
  return { loaded, load }
}
