import { z } from '@hono/zod-openapi'
import { billingSettingsView } from './billing.ts'
import { helplinesOf } from './helplines.ts'
import { limits } from './limits.ts'
import { learnerStudentView } from './student.ts'
import { id, instant, shownName } from './text.ts'
import { codePoints, isStorable } from './text-rules.ts'

/** Outside providers that a parent may sign in with. */
export const providers = ['google', 'github', 'azure'] as const
export type Provider = (typeof providers)[number]

/** The public settings of this installation. */
export const configView = z
  .object({
    /** Who reads aloud and who words the tutor's replies: what is built in, or a service that the operator has set. */
    voice: z.enum(['builtin', 'service']),
    tutor: z.enum(['builtin', 'model']),
    /** Who turns speech into text: the browser, or a service that keeps no audio. */
    hearing: z.enum(['browser', 'service']),
    /** The model sees pictures: a photo can be attached. */
    sees: z.boolean(),
    /** Providers that the operator has set up. */
    providers: z.array(z.enum(providers)),
    /** A new account waits until its e-mail address is confirmed. */
    confirmation: z.boolean(),
    /** How payments are made; null: nothing costs anything here. */
    billing: billingSettingsView.nullable(),
  })
  .openapi('Config')
export type ConfigView = z.infer<typeof configView>

export const profileView = z
  .object({
    id,
    role: z.enum(['parent', 'admin']),
    full_name: z.string(),
    email: z.string(),
    email_confirmed: z.boolean(),
    phone: z.string().nullable(),
    /** ISO 3166 alpha-2: whose helplines the family is told. */
    country: z.string().nullable(),
    /** The parent has chosen a country, or that it is another one: it is not asked again. */
    country_asked: z.boolean(),
    /** What was made before the address was proven waits for a decision; nothing else opens until then. */
    unclaimed: z.boolean(),
    has_password: z.boolean(),
    has_pin: z.boolean(),
    /** `closed`: a child is learning on this device. The parent's calls answer `pin_required`, and nothing else is told here. */
    gate: z.enum(['open', 'closed']),
    /** The student whose lesson closed the gate. */
    gate_student_id: id.nullable(),
  })
  .openapi('Profile')
export type ProfileView = z.infer<typeof profileView>

// A mailbox name of its own is kept as it is typed elsewhere; better-auth and we compare addresses in lower case.
const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .transform((text) => text.toLowerCase())

const password = z
  .string()
  .refine(isStorable, { error: 'not_storable', abort: true })
  .refine((text) => codePoints(text) <= limits.passwordMax, { error: 'too_long' })

const newPassword = password.refine((text) => codePoints(text) >= limits.passwordMin, { error: 'too_short' })

/** A phone number in international form; spaces, dots, brackets and hyphens are slips of the writer. */
const phone = z
  .string()
  .max(40)
  .transform((text) =>
    text
      .normalize('NFKC')
      .replaceAll(/[\s().-]/g, '')
      .replace(/^00/, '+'),
  )
  .refine((text) => /^\+[1-9]\d{6,14}$/.test(text), { error: 'invalid_phone' })
  .openapi({ type: 'string' })

/** Digits as people copy them: with spaces or hyphens, or full-width. */
const digits = (count: number) =>
  z
    .string()
    .max(40)
    .transform((text) => text.normalize('NFKC').replaceAll(/[\s-]/g, ''))
    .refine((text) => text.length === count && /^\d+$/.test(text), { error: 'invalid_code' })
    .openapi({ type: 'string' })

export const credentials = z.strictObject({ email, password }).openapi('Credentials')

const country = z
  .string()
  .refine((code) => helplinesOf(code)?.country === code, { error: 'unknown_country' })
  .nullable()

export const signUp = z
  .strictObject({
    email,
    password: newPassword,
    full_name: shownName(limits.fullName).optional(),
    /** Null: another one than those whose helplines are known. */
    country: country.optional(),
  })
  .openapi('SignUp')
export type SignUp = z.input<typeof signUp>

/** Signed in, or waiting for the press on the link in the email. */
export const signedUp = z.object({ signed_in: z.boolean() })

export const toEmail = z.strictObject({ email }).openapi('ToEmail')
export const toPhone = z.strictObject({ phone }).openapi('ToPhone')

/** That an email or message goes out, if there is somebody to send it to. */
export const sentAnswer = z.object({ sent: z.literal(true) })

const emailTypes = ['signup', 'magiclink', 'email', 'recovery', 'email_change'] as const
const phoneTypes = ['sms', 'phone_change'] as const
/** What a code is for, by the names of the specification: the phone's two take a phone, the others an e-mail address. */
export const codeTypes = [...emailTypes, ...phoneTypes] as const
export type CodeType = (typeof codeTypes)[number]
export type PhoneCodeType = (typeof phoneTypes)[number]

export const verifyCode = z
  .union([
    z.strictObject({ type: z.enum(emailTypes), email, token: digits(limits.codeDigits) }),
    z.strictObject({ type: z.enum(phoneTypes), phone, token: digits(limits.codeDigits) }),
  ])
  .openapi('VerifyCode')

export const pressLink = z.strictObject({ token: z.string().max(200) }).openapi('PressLink')

/** What a good code or link led to. `choose_password`: this browser may now set a new password, for ten minutes. */
export const verifiedAnswer = z
  .object({ result: z.enum(['signed_in', 'choose_password', 'email_changed', 'phone_changed']) })
  .openapi('Verified')
export type Verified = z.infer<typeof verifiedAnswer>

export const choosePassword = z.strictObject({ password: newPassword }).openapi('ChoosePassword')

export const startProvider = z.strictObject({ provider: z.enum(providers) }).openapi('StartProvider')
export const providerAddress = z.object({ url: z.string() })

export const changeProfile = z
  .strictObject({ full_name: shownName(limits.fullName), country })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { error: 'empty' })
  .openapi('ChangeProfile')
export const changePassword = z
  .strictObject({ current_password: password, password: newPassword })
  .openapi('ChangePassword')
/** The password is asked for where the account has one. */
export const changeEmail = z.strictObject({ email, password: password.optional() }).openapi('ChangeEmail')
export const changePhone = z.strictObject({ phone, password: password.optional() }).openapi('ChangePhone')

const pin = z.string().regex(/^\d{4,6}$/, { error: 'invalid_pin' })

/** `pin: null` takes it away. Whoever has a password says it, or the PIN so far. */
export const changePin = z
  .strictObject({ pin: pin.nullable(), password: password.optional(), current_pin: pin.optional() })
  .openapi('ChangePin')

/** Opens the parent's gate again after a lesson. */
export const openGate = z.union([z.strictObject({ pin }), z.strictObject({ password })]).openapi('OpenGate')

/** One sign-in of this parent. */
export const sessionView = z
  .object({ id, name: z.string(), created_at: instant, last_used_at: instant, current: z.boolean() })
  .openapi('Session')
export type SessionView = z.infer<typeof sessionView>

/** Whoever has no password types the account's e-mail address instead, shortly after signing in. */
export const deleteAccount = z
  .strictObject({ password: password.optional(), email: email.optional() })
  .openapi('DeleteAccount')

/** What was deleted with the account. */
export const deletedAccount = z
  .object({
    students: z.int(),
    notes: z.int(),
    conversations: z.int(),
    messages: z.int(),
    devices: z.int(),
  })
  .openapi('DeletedAccount')
export type DeletedAccount = z.infer<typeof deletedAccount>

export const startLearner = z.strictObject({ student_id: id }).openapi('StartLearner')

/** A learner pass: opens learning calls for one student, for 60 minutes. */
export const learnerPass = z
  .object({ token: z.string(), expires_at: instant, learner_id: id, student: learnerStudentView })
  .openapi('LearnerPass')
export type LearnerPass = z.infer<typeof learnerPass>

/** The short code that lets one device of the child in: eight digits, ten minutes, once. */
export const pairingCode = z.object({ code: z.string(), expires_at: instant }).openapi('PairingCode')
export type PairingCode = z.infer<typeof pairingCode>

export const joinBody = z.strictObject({ code: digits(limits.pairingDigits) }).openapi('Join')

/** What a child's own device is for. */
export const joinedAnswer = z.object({ student: learnerStudentView }).openapi('Joined')
export type Joined = z.infer<typeof joinedAnswer>

/** A child's own device, as the parent sees it. */
export const deviceView = z
  .object({ id, student_id: id, name: z.string(), created_at: instant, last_used_at: instant })
  .openapi('Device')
export type DeviceView = z.infer<typeof deviceView>
