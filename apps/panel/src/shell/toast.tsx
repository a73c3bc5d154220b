import { defaultSettings } from '@metade/domain/settings.ts';
import { Check, CircleAlert, X } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';

type Toast = {
  text: string;
  failure?: boolean;
  /** Offered for as long as the API takes it back, with the seconds that are left. */
  undo?: () => void;
  action?: { label: string; run: () => void };
};

type Toasts = { show: (toast: Toast) => void };

const ToastContext = createContext<Toasts | null>(null);
const plainSeconds = 5;

/** One message at a time above everything, announced, gone by itself; one that failed or asks stays until it is answered. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ toast: Toast; until: number | null; number: number } | null>(null);
  const show = useCallback((toast: Toast) => {
    const seconds = toast.undo ? defaultSettings.undoSeconds : plainSeconds;
    const stays = toast.failure || toast.action;
    setCurrent((last) => ({
      toast,
      until: stays ? null : Date.now() + seconds * 1000,
      number: (last?.number ?? 0) + 1,
    }));
  }, []);
  const toasts = useMemo(() => ({ show }), [show]);
  const close = () => setCurrent(null);
  return (
    <ToastContext value={toasts}>
      {children}
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 flex justify-center px-3 md:bottom-5 md:left-23"
      >
        {current ? <ToastCard key={current.number} {...current} onClose={close} /> : null}
      </div>
    </ToastContext>
  );
}

export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast outside of ToastProvider');
  return toasts;
}

function ToastCard({ toast, until, onClose }: { toast: Toast; until: number | null; onClose: () => void }) {
  const { m } = useWords();
  const left = useSecondsLeft(until, onClose);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row's button that was pressed is gone with its row: a keyboard goes on from here.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const action = toast.undo ? { label: m.toast.undo, run: toast.undo } : toast.action;
  return (
    <div className="pointer-events-auto flex min-h-15 w-full max-w-xl flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-3 bg-ink py-2 pr-2 pl-4 text-sm text-page shadow-3 md:w-auto md:min-w-96">
      {toast.failure || toast.action ? (
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      ) : (
        <Check aria-hidden="true" className="size-5 shrink-0" />
      )}
      <span className="min-w-0 flex-1 basis-32">{toast.text}</span>
      {action ? (
        <button
          ref={button}
          type="button"
          onClick={() => {
            onClose();
            action.run();
          }}
          className="min-h-11 shrink-0 rounded-2 bg-page px-4 font-semibold text-ink focus-visible:outline-offset-[-5px]"
        >
          {action.label}
          {toast.undo ? (
            <span aria-hidden="true" className="ml-2 font-medium text-ink-3">
              {m.toast.seconds(left)}
            </span>
          ) : null}
        </button>
      ) : null}
      {toast.undo ? null : (
        <button
          type="button"
          aria-label={m.close}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-2 focus-visible:outline-offset-[-5px]"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}

/** Whole seconds until an instant, and then a call. */
function useSecondsLeft(until: number | null, onOver: () => void): number {
  const over = useEffectEvent(onOver);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) over();
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
