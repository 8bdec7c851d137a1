import { codeWords } from '#client/wording/en-codes.ts'

const words = codeWords.code

type Channel = 'email' | 'phone'

const channels = [
  { channel: 'email', label: words.byEmail },
  { channel: 'phone', label: words.byPhone },
] as const

/** Where the code was sent, or shall be. */
export function ChannelChoice({ channel, onChannel }: { channel: Channel; onChannel: (channel: Channel) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.channel}</legend>
      <div className="flex flex-wrap gap-x-6">
        {channels.map((one) => (
          <label key={one.channel} className="inline-flex min-h-12 items-center gap-2.5">
            <input
              type="radio"
              name="channel"
              checked={one.channel === channel}
              onChange={() => onChannel(one.channel)}
              className="size-5"
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
