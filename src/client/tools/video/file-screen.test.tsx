// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { vacation } from '#tests/support/scripted-videos.ts'
import { FileScreen } from './file-screen.tsx'

afterEach(cleanup)

function openFile(item = vacation) {
  const [hush, onSeen, onLeave] = [vi.fn(), vi.fn(), vi.fn()]
  const { container } = render(<FileScreen item={item} large={false} hush={hush} onSeen={onSeen} onLeave={onLeave} />)
  const video = container.querySelector('video')
  if (!video) throw new Error('no video')
  return { video, hush, onSeen, onLeave }
}

describe('a video of a grown-up', () => {
  it('plays in the browser itself, with captions, never by itself, and leads nowhere else', () => {
    const { video } = openFile()
    expect(video.getAttribute('src')).toBe('/api/videos/1/file?signed')
    expect(video.hasAttribute('controls')).toBe(true)
    expect(video.hasAttribute('autoplay')).toBe(false)
    expect(video.getAttribute('preload')).toBe('metadata')
    expect(video.getAttribute('controlslist')).toBe('nodownload noremoteplayback')
    expect(video.querySelector('track[kind=captions]')?.getAttribute('src')).toBe('/api/videos/1/captions?signed')
    expect(document.activeElement?.textContent).toBe('Our garden')
  })

  it('has no captions track when there are no captions', () => {
    expect(openFile({ ...vacation, captions: null }).video.querySelector('track')).toBeNull()
  })

  it('silences the tutor when it plays, and was seen only when it has ended', () => {
    const { video, hush, onSeen } = openFile()
    fireEvent.play(video)
    expect(hush).toHaveBeenCalledTimes(1)
    expect(onSeen).not.toHaveBeenCalled()
    fireEvent.ended(video)
    expect(onSeen).toHaveBeenCalledWith(vacation.id)
  })

  it('says so calmly when it does not play', () => {
    const { video } = openFile()
    fireEvent.error(video)
    expect(screen.getByRole('alert').textContent).toBe('This video does not play right now.')
    expect(screen.getByRole('alert').innerHTML).not.toContain('rose')
  })
})
