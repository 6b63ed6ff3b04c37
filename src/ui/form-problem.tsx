export const FormProblem = ({ id, message }: { id?: string; message: string }) => (
  <p
    id={id}
    role="alert"
    className="col-span-full rounded-hero-button border border-danger-line bg-danger-bg px-4 py-3 text-small font-semibold text-danger"
  >
    {message}
  </p>
)
