import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useUnread } from '#browser/use-unread.ts'
import type { OwnBooking } from '#contracts/bookings.ts'
import { bookingsQuery } from '../queries.ts'

export function useNewMessages(bookings: readonly OwnBooking[] | undefined, email: string) {
  const cache = useQueryClient()
  const { own } = useUnread()
  const shownCount = useRef<number>(undefined)
  useEffect(() => {
    shownCount.current = bookings?.filter(({ unread }) => unread > 0).length
  }, [bookings])
  useEffect(() => {
    if (shownCount.current === undefined || shownCount.current === own) return
    void cache.invalidateQueries({ queryKey: bookingsQuery(email).queryKey })
  }, [cache, own, email])
}
