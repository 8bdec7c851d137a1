import { NewPasswordForm } from './new-password-form.tsx'

/** After a recovery code was typed here. */
export const UpdatePasswordView = () => <NewPasswordForm />
