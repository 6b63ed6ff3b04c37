import type { EmailTexts } from '#contracts/email-texts.ts'

export const projectNewsTexts = ({
  project,
  author,
  progressPercentage,
}: {
  project: string
  author: string
  progressPercentage?: number | undefined
}): EmailTexts => {
  const progress = progressPercentage === undefined ? '' : ` It is now ${progressPercentage}% done.`
  return {
    subject: `News about ${project}`,
    beforeLink: `${author} has posted an update about ${project}.${progress} Read it here:`,
  }
}

export const projectAssignedTexts = ({ project }: { project: string }): EmailTexts => ({
  subject: `Project assigned to you: ${project}`,
  beforeLink: `You are now assigned to the project ${project}. You can see it, and post updates for the client, here:`,
})

/** Sent to addresses that nobody has confirmed, which get neither the author's name nor the project's. */
export const unnamedProjectNewsTexts: EmailTexts = {
  subject: 'News about your project',
  beforeLink: 'There is an update about your project. Read it here:',
}
