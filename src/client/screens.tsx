import type { ReactNode } from 'react'
import { Router as Links } from 'wouter'
import { useArrival } from './arrival.ts'
import { BrokenScreen } from './broken-screen.tsx'
import { type Address, navigate, ShownAddress, useAddress } from './routing/address.ts'
import type { Router, Shown } from './routing/router.ts'
import { ScreenBoundary } from './routing/screen-boundary.tsx'
import { useScroll } from './routing/scroll.ts'
import { useSignedOutElsewhere } from './session/session-tabs.ts'
import { useStoreValue } from './store/use-store.ts'

/** The screen of the address, the lesson's too, with a line while the next one is on its way. */
export function Screens({ router }: { router: Router }) {
  const { address, shown, isMoving } = useStoreValue(router, (going) => going)
  useSignedOutElsewhere(router.again)
  if (!shown) return null
  return (
    <ShownAddress value={address}>
      <Links hook={usePath} searchHook={useSearch}>
        {isMoving && <div className="fixed inset-x-0 top-0 z-50 h-1 animate-late bg-sun" />}
        <ShownScreen address={address} shown={shown} />
      </Links>
    </ShownAddress>
  )
}

function ShownScreen({ address, shown }: { address: Address; shown: Shown }) {
  const screen = 'screen' in shown ? shown.screen : null
  useArrival(address, screen?.title)
  useScroll(address)
  return (
    <shown.Frame>
      {screen ? (
        <ScreenBoundary key={address.pathname} broken={broken}>
          <screen.Component />
        </ScreenBoundary>
      ) : (
        broken('error' in shown && shown.error)
      )}
    </shown.Frame>
  )
}

const broken = (error: unknown): ReactNode => <BrokenScreen error={error} />

// The links of the screen that is shown stand at its address, also while the bar has the next one already.
const usePath = (): [string, typeof navigate] => [useAddress().pathname, navigate]
const useSearch = () => useAddress().search
