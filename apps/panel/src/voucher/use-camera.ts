import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createQrReader } from './read-qr.ts';

export type CameraState = 'starting' | 'reading' | 'denied' | 'missing';
const everyMs = 120;

/** Shows the rear camera in a video element and calls back with the first QR code; then turns the camera off. */
export function useCamera(
  active: boolean,
  onText: (text: string) => void,
): { state: CameraState; video: RefObject<HTMLVideoElement | null> } {
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onText);
  const [state, setState] = useState<CameraState>('starting');

  useEffect(() => {
    if (!active) return;
    let stopped = false;
    let stream: MediaStream | null = null;
    const stop = () => {
      stopped = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      setState('starting');
      // Insecure origins have no camera access.
      if (!navigator.mediaDevices) return setState('missing');
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1280 } },
          audio: false,
        });
      } catch (error) {
        return setState((error as DOMException).name === 'NotAllowedError' ? 'denied' : 'missing');
      }
      if (stopped || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play().catch(() => {});
      const read = await createQrReader();
      if (!stopped) setState('reading');
      while (!stopped && video.current) {
        const text = await read(video.current).catch(() => null);
        if (stopped) return;
        if (text) {
          stop();
          return found(text);
        }
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
    };
    void start();
    return stop;
  }, [active]);
  return { state, video };
}
