import {
  assignedTexts,
  calledOffTexts,
  movedTexts,
  requestAssignedTexts,
  unassignedTexts,
} from '#content/emails/assignees.ts'
import { anyWords, patternOf } from './email-pattern.ts'

const anyAppointment = {
  service: anyWords,
  companyName: anyWords,
  contactName: anyWords,
  time: anyWords,
  timeBefore: anyWords,
}
const patterns = Object.entries({
  assigned: assignedTexts,
  moved: movedTexts,
  unassigned: unassignedTexts,
  calledOff: calledOffTexts,
  requestAssigned: requestAssignedTexts,
}).map(([news, texts]) => ({ news, subject: patternOf(texts(anyAppointment).subject) }))

export const assigneeNewsOf = (subject: string): string =>
  patterns.find((pattern) => pattern.subject.test(subject))?.news ?? subject

export const movedPattern = (time: string, timeBefore: string): RegExp =>
  patternOf(movedTexts({ ...anyAppointment, time, timeBefore }).beforeLink)
