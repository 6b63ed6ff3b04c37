import type { Role } from './auth.ts'

/** Bookings, hours for appointments and calendars of the agency belong to these roles only. */
export const takesAppointments = (role: Role): boolean => role === 'provider' || role === 'admin'

export const opensBackOffice = (role: Role): boolean => role === 'editor' || role === 'admin'
