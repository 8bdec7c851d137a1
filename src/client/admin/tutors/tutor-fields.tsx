import { useId } from 'react'
import { Field, Select, TextArea, TextInput } from '#client/ui/field.tsx'
import { tutorAdminWords as words } from '#client/wording/en-admin-tutors.ts'
import { gradeLabel, grades } from '#shared/grade.ts'
import { accessLevels, tutorSubjects } from '#shared/tutor-rules.ts'
import { AvatarField } from './avatar-field.tsx'
import { isAccessLevel, type TutorDraft, type TutorFaults } from './tutor-draft.ts'

type FieldProps = {
  draft: TutorDraft
  faults: TutorFaults
  onChange: (change: Partial<TutorDraft>) => void
}

const errorOf = (fault: string | undefined) => (fault === undefined ? {} : { error: fault })

const NameField = ({ draft, faults, onChange }: FieldProps) => (
  <Field label={words.name} {...errorOf(faults.name)}>
    {(control) => (
      <TextInput
        {...control}
        name="name"
        autoComplete="off"
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    )}
  </Field>
)

const DescriptionField = ({ draft, faults, onChange }: FieldProps) => (
  <Field label={words.description} hint={words.descriptionHint} {...errorOf(faults.description)}>
    {(control) => (
      <TextArea
        {...control}
        name="description"
        rows={3}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    )}
  </Field>
)

const AccessField = ({ draft, onChange }: FieldProps) => (
  <Field label={words.access}>
    {(control) => (
      <Select
        {...control}
        name="access_level"
        value={draft.access_level}
        onChange={({ target }) => isAccessLevel(target.value) && onChange({ access_level: target.value })}
      >
        {accessLevels.map((level) => (
          <option key={level} value={level}>
            {words.accessLevel[level]}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

/** Everything that is typed and chosen about a tutor. `avatar`: how its picture is asked for, and the one that is there. */
export function TutorFields({ avatar, ...props }: FieldProps & { avatar: { label: string; current: string | null } }) {
  const { draft, faults, onChange } = props
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <NameField {...props} />
        <AccessField {...props} />
      </div>
      <DescriptionField {...props} />
      <Field label={words.personality} hint={words.personalityHint} {...errorOf(faults.personality)}>
        {(control) => (
          <TextArea
            {...control}
            name="personality"
            rows={7}
            value={draft.personality}
            onChange={(event) => onChange({ personality: event.target.value })}
          />
        )}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AvatarField
          {...avatar}
          name={draft.name}
          file={draft.avatar}
          fault={faults.avatar}
          onChoose={(file) => onChange({ avatar: file })}
        />
        <Field label={words.greeting} hint={words.greetingHint} {...errorOf(faults.greeting_style)}>
          {(control) => (
            <TextInput
              {...control}
              name="greeting_style"
              autoComplete="off"
              value={draft.greeting_style}
              onChange={(event) => onChange({ greeting_style: event.target.value })}
            />
          )}
        </Field>
        <GradeField {...props} />
        <VoiceField {...props} />
      </div>
      <SubjectField {...props} />
    </>
  )
}

const GradeField = ({ draft, onChange }: FieldProps) => (
  <Field label={words.grade}>
    {(control) => (
      <Select
        {...control}
        name="minimum_grade_level"
        value={draft.minimum_grade_level}
        onChange={(event) => onChange({ minimum_grade_level: Number(event.target.value) })}
      >
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {gradeLabel(grade)}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

function VoiceField({ draft, onChange }: FieldProps) {
  const isKnown = words.voices.some(({ pace }) => pace === draft.pace)
  const voices = isKnown ? words.voices : [...words.voices, { pace: draft.pace, label: words.otherVoice(draft.pace) }]
  return (
    <Field label={words.voice}>
      {(control) => (
        <Select
          {...control}
          name="pace"
          value={String(draft.pace)}
          onChange={(event) => onChange({ pace: Number(event.target.value) })}
        >
          {voices.map(({ pace, label }) => (
            <option key={pace} value={pace}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function SubjectField({ draft, faults, onChange }: FieldProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={faults.subjects ? errorId : undefined}>
      <legend className="mb-1.5 font-medium">{words.subjects}</legend>
      <div className="flex flex-wrap gap-x-6">
        {tutorSubjects.map((subject) => (
          <label key={subject} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              name="subjects"
              className="size-5 accent-leaf"
              checked={draft.subjects.includes(subject)}
              onChange={({ target }) =>
                onChange({
                  subjects: tutorSubjects.filter((one) =>
                    one === subject ? target.checked : draft.subjects.includes(one),
                  ),
                })
              }
            />
            {words.subject[subject]}
          </label>
        ))}
      </div>
      {faults.subjects && (
        <p id={errorId} className="font-medium text-rose-deep text-sm">
          {faults.subjects}
        </p>
      )}
    </fieldset>
  )
}
