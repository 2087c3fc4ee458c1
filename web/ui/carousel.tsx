import * as say from '#words/ui.js'
import { towards } from '../navigation/towards.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useMotion } from '../hooks/use-motion.ts'
import { useServed } from '../served.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { PAUSE, PLAY } from './icons.ts'
import styles from './carousel.module.css'

const INTERVAL = 8000
/** A chosen slide stays longer, so that it can be read. */
const CHOSEN_INTERVAL = 5 * INTERVAL

interface Slide {
  key: string
  /** The topic of the slide, for screen readers. */
  label: string
  content: ReactNode
}

/**
 * Slides that follow each other every 8 s from a random one of the first `starts`. Choosing one holds it for five times as long, the pause
 * button for good. Nothing moves by itself under the pointer or for readers who want no motion.
 */
export function Carousel({ label, slides, starts = slides.length }: CarouselProps) {
  const [moves] = useMotion()
  const served = useServed()
  // The start is random, but must be the same at the edge and in the browser.
  const [shown, setShown] = useState(() => ({
    at: served ? served.at % starts : Math.floor(Math.random() * starts),
    chosen: false,
  }))
  const [paused, setPaused] = useState(false)
  const [isHovered, setTouched] = useState(false)
  const count = slides.length
  const at = shown.at % count
  const runs = moves && !paused && !isHovered && count > 1

  useEffect(() => {
    if (!runs) return
    const next = setTimeout(
      () => setShown({ at: (at + 1) % count, chosen: false }),
      shown.chosen ? CHOSEN_INTERVAL : INTERVAL,
    )
    return () => clearTimeout(next)
  }, [runs, at, count, shown])

  return (
    <section
      className={styles.carousel}
      aria-roledescription={say.carouselRole()}
      aria-label={label}
      onPointerEnter={({ pointerType }) => setTouched(pointerType === 'mouse')}
      onPointerLeave={() => setTouched(false)}
    >
      <div className={styles.slides} aria-live={runs ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <div
            key={slide.key}
            className={classes(styles.slide, position === at && styles.shown)}
            role="group"
            aria-roledescription={say.slideRole()}
            aria-label={say.slideLabel({ position: position + 1, count, label: slide.label })}
            inert={position !== at}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.nav}>
          {slides.map((slide, position) => (
            <button
              key={slide.key}
              type="button"
              className={classes(styles.pip, runs && !shown.chosen && styles.runs)}
              aria-label={say.showSlide({ position: position + 1, count })}
              aria-current={position === at ? 'true' : undefined}
              onClick={() => setShown({ at: position, chosen: true })}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
                event.preventDefault()
                const next = (at + towards(event.key) + count) % count
                setShown({ at: next, chosen: true })
                const pips = event.currentTarget.parentElement?.querySelectorAll('button')
                pips?.[next]?.focus()
              }}
            />
          ))}
          {moves && (
            <IconButton small label={paused ? say.play() : say.pause()} onClick={() => setPaused(!paused)}>
              <Icon of={paused ? PLAY : PAUSE} size={14} />
            </IconButton>
          )}
        </div>
      )}
    </section>
  )
}

interface CarouselProps {
  label: string
  slides: Slide[]
  /** The number of first slides that may be the initial one. */
  starts?: number | undefined
}
