import { useEffect, useRef } from 'react'
import styles from './preview.module.css'

/** Before the embed says how high it is. */
const START = 320

/** An embed as another page shows it; it tells its height. */
export function Preview({ src, title, width, height, onHeight }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<{ type?: string; height?: number } | null>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.type === 'setHeight' && typeof data.height === 'number') onHeight(data.height)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onHeight])
  return (
    <div className={styles.ground}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is ours */}
      <iframe
        // Another address in the same frame would be one more step "back".
        key={src}
        ref={frame}
        className={styles.frame}
        src={src}
        title={title}
        width={width ?? '100%'}
        height={height ?? START}
      />
    </div>
  )
}

interface PreviewProps {
  src: string
  title: string
  width: number | undefined
  height: number | undefined
  onHeight: (height: number) => void
}
