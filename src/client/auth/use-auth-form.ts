import { useForm } from '#client/forms/use-form.ts'
import { faultsOf } from './credentials.ts'

type AuthFormOptions<T extends object, Result> = Omit<Parameters<typeof useForm<T, Result>>[0], 'faultsOf'>

/** A form of a way in: what the service said stands at the field that it is about. */
export const useAuthForm = <T extends object, Result>(options: AuthFormOptions<T, Result>) =>
  useForm({ ...options, faultsOf })
