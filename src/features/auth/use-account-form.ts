import { useRef, useState } from 'react'
import { ApiError } from '#browser/api-error.ts'
import type { User } from '#contracts/auth.ts'
import { toast } from '#ui/toast-store.ts'

interface AccountForm {
  failure: string
  success: (user: User) => { title: string; description: string }
}

export function useAccountForm({ failure, success }: AccountForm) {
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)

  async function submit(send: () => Promise<User | null>): Promise<boolean | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setSending(true)
    setError(undefined)
    try {
      const user = await send()
      if (user) toast(success(user))
      return true
    } catch (cause) {
      isUnderWay.current = false
      if (!(cause instanceof ApiError)) console.error(cause)
      const message = cause instanceof ApiError && cause.message ? cause.message : failure
      setError(message)
      toast({ title: failure, description: message, variant: 'destructive' })
      return false
    } finally {
      setSending(false)
    }
  }
  return { error, isSending, submit }
}
