import { afterPaint } from '@metade/ui/after-paint.ts';

let audio: AudioContext | null = null;

/** Browsers allow sound only after a user gesture: the first touches or keys enable it. */
export function readySound(): () => void {
  const ready = () => {
    // Some browsers resume sound only within the gesture; making the context takes longer than a press may.
    if (audio?.state === 'suspended') void audio.resume();
    else if (!audio) afterPaint(() => (audio ??= new AudioContext()));
  };
  addEventListener('pointerdown', ready);
  addEventListener('keydown', ready);
  return () => {
    removeEventListener('pointerdown', ready);
    removeEventListener('keydown', ready);
  };
}

/** Plays two soft notes for a new booking. Silent until the page may make sound. */
export function chime(): void {
  if (audio?.state !== 'running') return;
  const start = audio.currentTime;
  note(audio, 659.25, start);
  note(audio, 880, start + 0.18);
}

function note(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.3, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}
