import { bookingQuestions } from '#content/booking/questions.ts'
import { serviceQuestions } from '#content/booking/service-questions.ts'
import { bookingWords } from '#contracts/booking-fields.ts'
import { questionsOfService, type ServiceQuestion } from '#contracts/service-questions.ts'

/** The forms, emails, exports and pages of this site take the fields of a booking from here, in the agency's words. */
export const { bookingFieldList, askedFieldList, givenAnswers, answersToRead } =
  bookingWords(bookingQuestions)

export const questionsOf = (serviceId: number): readonly ServiceQuestion[] =>
  questionsOfService(serviceQuestions, serviceId)

export const allQuestions = (): readonly ServiceQuestion[] => Object.values(serviceQuestions).flat()
