import { useEffect, useRef } from 'react'
import styles from './preview.module.css'

/** Height in pixels until the embed reports its own. */
const START = 320

/** The embed in a frame; `onHeight` is called with the height that it reports. */
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
        // A new frame for each URL: navigating the old one would add a step to the browser's history.
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
