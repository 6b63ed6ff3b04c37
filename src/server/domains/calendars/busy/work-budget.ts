export class CalendarTooLarge extends Error {
  override name = 'CalendarTooLarge'
}

export class WorkBudget {
  private left: number

  constructor(steps: number) {
    this.left = steps
  }

  spend(steps: number): void {
    this.left -= steps
    if (this.left < 0) throw new CalendarTooLarge('the calendar repeats too much')
  }
}
