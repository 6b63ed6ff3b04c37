export interface Boot {
  early?: Event[] | undefined
  askUser?: () => Promise<UserAnswer>
  held: Event[]
  hover?: PointerEvent
  isLeaving?: boolean
}

export interface UserAnswer {
  status: number
  body: string
}

declare global {
  interface Window {
    boot?: Boot
  }
}
