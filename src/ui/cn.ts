import { type ClassValue, clsx } from 'clsx'

/** Joins class names; what is falsy stays out. */
export const cn = (...classes: ClassValue[]): string => clsx(classes)
