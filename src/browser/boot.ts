export interface Boot {
  early?: Event[] | undefined
  askUser?: () => Promise<UserResponse>
  held: Event[]
  hover?: PointerEvent
  isLeaving?: boolean
}

export interface UserResponse {
  status: number
  body: string
}

declare global {
  interface Window {
    boot?: Boot
  }
}
