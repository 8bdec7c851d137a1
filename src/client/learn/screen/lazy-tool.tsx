import { type ReactNode, useEffect, useState } from 'react'
import { reloadOnce } from '#client/late/load-screen.ts'
import type { ToolProps } from '#client/tools/contract/tool-props.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { commonWords } from '#client/wording/en-common.ts'
import { learnWords as words } from '#client/wording/en-learn.ts'

type Tool = (props: ToolProps) => ReactNode

/** A tool whose files come when it is first opened. When they do not come, the rest of the lesson goes on. */
export function lazyTool(load: () => Promise<Tool>): Tool {
  let here: Tool | null = null
  return function LazyTool(props: ToolProps) {
    const [state, setState] = useState<{ Tool: Tool | null; failed: boolean }>({ Tool: here, failed: false })
    const isWanted = state.Tool === null && !state.failed
    useEffect(() => {
      if (!isWanted) return
      let left = false
      const arrived = (Tool: Tool) => {
        here = Tool
        if (!left) setState({ Tool, failed: false })
      }
      const missing = async () => {
        // After a release the files of an old page are gone: a reload brings the new ones, and the lesson goes on.
        if (!left && !(await reloadOnce())) setState({ Tool: null, failed: true })
      }
      load().then(arrived, missing)
      return () => {
        left = true
      }
    }, [isWanted])
    if (state.Tool) return <state.Tool {...props} />
    return (
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-4">
        {state.failed ? (
          <EmptyState
            title={words.wentWrong}
            action={<Button onClick={() => setState({ Tool: here, failed: false })}>{commonWords.tryAgain}</Button>}
          />
        ) : (
          <Loading label={commonWords.loading} />
        )}
      </div>
    )
  }
}
