export const FormProblem = ({ message }: { message: string }) => (
  <p
    role="alert"
    className="rounded-hero-button border border-danger-line bg-danger-bg px-4 py-3 text-small font-semibold text-danger sm:col-span-2"
  >
    {message}
  </p>
)
