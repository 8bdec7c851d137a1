import type { OverviewView } from '#shared/overview.ts'

type Level = 'good' | 'limited' | 'off'
type Says = { level: Level; says: string; hint?: string }
type Settings = OverviewView['settings']

const good = (says: string): Says => ({ level: 'good', says })
const limited = (says: string, hint: string): Says => ({ level: 'limited', says, hint })
const off = (says: string, hint: string): Says => ({ level: 'off', says, hint })

type Part<Name extends keyof Settings> = { part: string; is: Record<Settings[Name], Says> }

const parts: { [Name in keyof Settings]: Part<Name> } = {
  database: {
    part: 'Database',
    is: {
      embedded: limited('Embedded', 'Good for one home and one server. Set DATABASE_URL for more.'),
      postgres: good('PostgreSQL'),
    },
  },
  address: {
    part: 'Address',
    is: {
      not_set: limited('Not set', 'Links in emails lead to localhost. Set PUBLIC_URL.'),
      plain: limited('Without https', 'What families type can be read on its way.'),
      secure: good('https'),
    },
  },
  mail: {
    part: 'Email',
    is: {
      files: limited('Files only', 'Emails lie in the outbox folder. Set SMTP_URL to send them.'),
      smtp: good('SMTP'),
    },
  },
  texts: {
    part: 'Text messages',
    is: {
      files: limited('Files only', 'Codes lie in the outbox folder. Set a text message service.'),
      service: good('A service'),
    },
  },
  tutor: {
    part: 'Tutor’s words',
    is: { builtin: good('Built in'), model: good('A language model, with the built-in tutor behind it') },
  },
  voice: { part: 'Voice', is: { builtin: good('Built in'), service: good('A speech service') } },
  hearing: {
    part: 'Listening',
    is: { browser: good('The browser’s own'), service: good('A service that keeps no sound') },
  },
  files: {
    part: 'Files',
    is: { folder: good('In the data folder'), s3: good('In an S3 bucket') },
  },
  payments: {
    part: 'Payments',
    is: {
      none: off('None', 'Everything is free. Set the keys of Stripe to sell a subscription.'),
      stripe: good('Stripe'),
    },
  },
  confirmation: {
    part: 'Sign-up',
    is: {
      off: limited('Addresses are not confirmed', 'It is on as soon as email is sent.'),
      on: good('Addresses are confirmed'),
    },
  },
  providers: {
    part: 'Sign-in',
    is: {
      none: off('Password, link and code', 'No outside provider is set.'),
      some: good('Also with an outside provider'),
    },
  },
}

/** What each part runs on, in words, and what to set for more: 'Email: files only'. */
export function healthWords(settings: Settings): (Says & { part: string })[] {
  const said = <Name extends keyof Settings>(name: Name) => {
    const { part, is }: Part<Name> = parts[name]
    return { part, ...is[settings[name]] }
  }
  return [
    said('database'),
    said('address'),
    said('mail'),
    said('texts'),
    said('tutor'),
    said('voice'),
    said('hearing'),
    said('files'),
    said('payments'),
    said('confirmation'),
    said('providers'),
  ]
}
