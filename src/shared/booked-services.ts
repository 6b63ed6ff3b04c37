const bookingLink = /(?<![\w/])\/booking\/(\d{1,9})(?![\w/-])/g

export function bookedServices(text: string): number[] {
  const ids = Array.from(text.matchAll(bookingLink), ([, id]) => Number(id))
  return [...new Set(ids)].toSorted((one, other) => one - other)
}
