import { useState } from 'react'
import { sendMagicLink, sendPhoneCode, sendRecovery, verifyCode } from '#client/data/account.ts'
import { TypedField } from '#client/forms/typed-field.tsx'
import { navigate } from '#client/routing/address.ts'
import { authWords } from '#client/wording/en-auth.ts'
import { codeWords } from '#client/wording/en-codes.ts'
import type { Verified } from '#shared/account.ts'
import { limits } from '#shared/limits.ts'
import { AuthForm } from './auth-form.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { addressFaults, cleanedCode, codeFaults, type TypedCode } from './code-rules.ts'
import { addressOf } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { usePassedOn } from './passed-on.ts'
import { SendCode } from './send-code.tsx'
import { useTyped } from './typed-context.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useNewSession } from './use-new-session.ts'

const words = codeWords.code

/** The code from an e-mail or a text message, typed instead of following a link. */
export function CodeView() {
  const { code, typed, onTyped, handleSend } = useTypedCode()
  const follow = useFollow()
  const { accepts, field, form, busy, problem, result } = useAuthForm({
    typed,
    onTyped,
    check: (typed) => codeFaults(cleanedCode(typed)),
    send: (typed) => {
      const { channel, email, phone, token } = cleanedCode(typed)
      return verifyCode(channel === 'email' ? { type: code, email, token } : { type: 'sms', phone, token })
    },
    onDone: ({ result }) => follow(result),
  })
  if (result?.result === 'email_changed' || result?.result === 'phone_changed')
    return <ChangedNotice what={result.result} />
  const { channel } = typed
  return (
    <AuthForm form={form} busy={busy || result !== undefined} words={authWords.verify_otp} problem={problem}>
      <ChannelChoice
        channel={channel}
        onChannel={(channel) => {
          accepts({})
          onTyped({ ...typed, channel })
        }}
      />
      {channel === 'email' ? (
        <EmailField {...field('email')} />
      ) : (
        <TypedField {...field('phone')} label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel" />
      )}
      <SendCode
        key={channel}
        ready={() => accepts(addressFaults(cleanedCode(typed)))}
        send={handleSend}
        sent={channel === 'email' ? words.sentByEmail : words.sentByPhone}
      />
      <TypedField
        {...field('token')}
        label={words.code}
        hint={words.codeHint(limits.codeDigits)}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </AuthForm>
  )
}

/** What is typed here, the address shared with the other views; and what a code that comes by e-mail is for. */
function useTypedCode() {
  const { typed: before, onTyped: onTypedBefore } = useTyped()
  const [here, setHere] = useState<Omit<TypedCode, 'email'>>({ channel: 'email', phone: '', token: '' })
  const [code, setCode] = useState(usePassedOn().code ?? 'magiclink')
  const typed: TypedCode = { ...here, email: before.email }
  return {
    code,
    typed,
    onTyped: ({ email, ...rest }: TypedCode) => {
      setHere(rest)
      if (email !== before.email) onTypedBefore({ ...before, email })
    },
    /** Whoever is about to choose a new password gets another code for that; everybody else one that signs in. */
    handleSend: async () => {
      const { channel, email, phone } = cleanedCode(typed)
      if (channel === 'phone') return sendPhoneCode(phone)
      if (code === 'recovery') return sendRecovery(email)
      const sent = await sendMagicLink(email)
      setCode('magiclink')
      return sent
    },
  }
}

/** Goes where a good code leads. */
function useFollow() {
  const { askAnew, goIn } = useNewSession()
  return (result: Verified['result']) => {
    if (result === 'signed_in') return goIn()
    if (result === 'choose_password') return navigate(addressOf.update_password, { replace: true })
    return askAnew()
  }
}
