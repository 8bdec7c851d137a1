import { type ReactNode, useState } from 'react'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button, type ButtonSize, type ButtonVariant, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Field, Select, TextArea, TextInput } from '#client/ui/field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import * as icons from '#client/ui/icons.tsx'
import { Loading, Skeleton, Spinner } from '#client/ui/loading.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Page } from '#client/ui/page.tsx'
import { useToast } from '#client/ui/toast.tsx'

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const sizes: ButtonSize[] = ['md', 'lg', 'child']
const colours = [
  ['cream', 'bg-cream'],
  ['cream-deep', 'bg-cream-deep'],
  ['paper', 'bg-paper'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['leaf', 'bg-leaf'],
  ['leaf-deep', 'bg-leaf-deep'],
  ['leaf-soft', 'bg-leaf-soft'],
  ['leaf-mist', 'bg-leaf-mist'],
  ['sun', 'bg-sun'],
  ['sun-deep', 'bg-sun-deep'],
  ['sun-soft', 'bg-sun-soft'],
  ['rose', 'bg-rose'],
  ['rose-soft', 'bg-rose-soft'],
  ['sky', 'bg-sky'],
  ['sky-soft', 'bg-sky-soft'],
] as const

/** For developing only: every component in every state, to look at and to test. Not part of the product, so its words stay here. */
export function UiGalleryPage() {
  return (
    <Page title="Components" intro="Everything in src/client/ui, in all its states." width="wide">
      <div className="grid gap-12">
        <Looks />
        <Buttons />
        <IconButtons />
        <Fields />
        <Messages />
        <Pictures />
        <Waiting />
        <InFront />
      </div>
    </Page>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="border-line border-b pb-2 text-heading">{title}</h2>
      {children}
    </section>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
)

function Looks() {
  return (
    <Part title="Type and colour">
      <p className="text-display">Display: one good question</p>
      <p className="text-title">Title: one good question at a time</p>
      <p className="text-heading">Heading: one good question at a time</p>
      <p className="max-w-2xl">
        Text: Il1 O0 aeo rnm. Lexend was drawn so that eyes which are still learning can tell letters apart, and so that
        lines do not crowd.
      </p>
      <p className="text-ink-soft text-sm">Small and soft: what helps, what was long ago, what one may skip.</p>
      <ul className="flex flex-wrap gap-3">
        {colours.map(([name, look]) => (
          <li key={name} className="grid gap-1 text-sm">
            <span className={`h-14 w-28 rounded-control border border-line ${look}`} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Buttons() {
  return (
    <Part title="Button">
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
      </Row>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy busyLabel="Saving…">
            Save
          </Button>
        ))}
        <a href="#main" className={buttonClass('primary')}>
          Link that looks like a button
        </a>
        <Button>
          <icons.PlusIcon className="size-5" />
          With a picture
        </Button>
      </Row>
    </Part>
  )
}

function IconButtons() {
  const [listening, setListening] = useState(false)
  return (
    <Part title="IconButton and icons">
      <Row>
        <IconButton label="Send" icon={<icons.SendIcon />} />
        <IconButton
          label="Microphone"
          icon={<icons.MicIcon />}
          pressed={listening}
          onClick={() => setListening(!listening)}
        />
        <IconButton label="Stop" icon={<icons.StopIcon />} pressed />
        <IconButton label="Attach" icon={<icons.AttachIcon />} disabled />
        <IconButton label="Microphone for the youngest" icon={<icons.MicIcon />} size="child" />
        <IconButton label="Speaker for the youngest" icon={<icons.SpeakerIcon />} size="child" pressed />
      </Row>
      <ul className="flex flex-wrap gap-x-6 gap-y-4">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="grid w-20 justify-items-center gap-1.5 text-ink-soft text-xs">
            <Icon className="size-7 text-ink" />
            {name.replace('Icon', '')}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Fields() {
  return (
    <Part title="Field">
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="E-mail">
          {(control) => <TextInput {...control} type="email" placeholder="you@example.org" />}
        </Field>
        <Field label="Password" hint="At least 10 characters.">
          {(control) => <TextInput {...control} type="password" defaultValue="correct horse" />}
        </Field>
        <Field label="Nickname" hint="What the tutor says." error="Please write a nickname.">
          {(control) => <TextInput {...control} />}
        </Field>
        <Field label="Grade Level">
          {(control) => (
            <Select {...control} defaultValue="3">
              <option value="0">Grade K</option>
              <option value="3">Grade 3</option>
            </Select>
          )}
        </Field>
        <Field label="Note">{(control) => <TextArea {...control} placeholder="Loves horses." />}</Field>
        <div className="grid content-start gap-6">
          <Field label="Disabled">
            {(control) => <TextInput {...control} disabled value="Cannot be changed" readOnly />}
          </Field>
          <Field label="Picture">{(control) => <TextInput {...control} type="file" accept="image/*" />}</Field>
        </div>
      </div>
    </Part>
  )
}

function Messages() {
  return (
    <Part title="Notice, Card, EmptyState">
      <Notice tone="info">The session is being saved. No sound is kept.</Notice>
      <Notice tone="success">Your password has been updated</Notice>
      <Notice tone="warning" action={<Button variant="secondary">Retry now</Button>}>
        Session is not recording—retrying in the background
      </Notice>
      <Notice tone="danger">That e-mail and password do not match.</Notice>
      <div className="grid gap-5 md:grid-cols-3">
        <Card>A plain card</Card>
        <Card tone="sunny">A sunny card</Card>
        <Card tone="leaf">A leaf card</Card>
      </div>
      <EmptyState title="No session history found." action={<Button variant="secondary">Refresh</Button>}>
        It appears here after the first lesson.
      </EmptyState>
    </Part>
  )
}

function Pictures() {
  return (
    <Part title="Avatar">
      <Row>
        <Avatar src="/portraits/pip.svg" name="Pip" size="xl" />
        <Avatar src="/portraits/nobody.svg" name="Failed" size="xl" />
        <Avatar src={null} name="Mia" size="lg" />
        <Avatar src={null} name="ömer" size="md" />
        <Avatar src={null} name="李" size="md" />
        <Avatar src={null} name="" size="sm" />
      </Row>
    </Part>
  )
}

function Waiting() {
  return (
    <Part title="Loading">
      <Row>
        <Spinner />
        <div className="w-64">
          <Loading label="Preparing your session…" />
        </div>
        <div className="grid gap-3">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-24 w-72 rounded-card" />
        </div>
      </Row>
    </Part>
  )
}

function InFront() {
  const [open, setOpen] = useState<'md' | 'lg' | null>(null)
  const toast = useToast()
  const close = () => setOpen(null)
  return (
    <Part title="Dialog and toast">
      <Row>
        <Button onClick={() => setOpen('md')}>Open a dialog</Button>
        <Button onClick={() => setOpen('lg')}>Open a long dialog</Button>
        <Button variant="secondary" onClick={() => toast({ text: 'Tutor selected! Redirecting…', tone: 'success' })}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast({ text: 'A plain word' })}>
          Plain
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ text: 'Error updating tutor. Please try again.', tone: 'danger' })}
        >
          Danger
        </Button>
      </Row>
      <Dialog
        open={open !== null}
        onClose={close}
        size={open ?? 'md'}
        title="Edit Profile for Mia"
        closeLabel="Close"
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save Changes</Button>
          </>
        }
      >
        <Field label="Name">{(control) => <TextInput {...control} defaultValue="Mia" />}</Field>
        {open === 'lg' &&
          Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a long text.`).map((line) => (
            <p key={line}>{line}</p>
          ))}
      </Dialog>
    </Part>
  )
}
