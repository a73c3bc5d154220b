import { Check, CircleAlert, X } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../words/words.tsx';
import { withToast, type Shown, type Toast } from './toast-stack.ts';
import { useTapGuard } from './use-tap-guard.ts';

type Toasts = { show: (toast: Toast) => void };

const ToastContext = createContext<Toasts | null>(null);
const plainSeconds = 5;

/**
 * Toasts above everything, newest on top so that none moves under a finger, and inside an open dialog: announced, disappearing by
 * themselves; failures and questions stay until answered.
 */
export function ToastProvider({ children, undoSeconds }: { children: ReactNode; undoSeconds: number }) {
  const { m } = useWords();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const show = useCallback(
    (toast: Toast) => {
      const seconds = toast.undo ? undoSeconds : plainSeconds;
      const stays = toast.failure || toast.action;
      const until = stays ? null : (toast.undoUntil ?? Date.now() + seconds * 1000);
      setShown((all) => withToast(all, toast, until));
    },
    [undoSeconds],
  );
  const toasts = useMemo(() => ({ show }), [show]);
  const close = useCallback((number: number) => setShown((all) => all.filter((one) => one.number !== number)), []);
  useTapGuard(() => show({ text: m.evening.moved }));
  const dialog = useTopDialog();
  // A dialog's row or button has its own undo; a toast at its foot would cover the submit button.
  const told = dialog ? shown.filter(({ toast }) => !toast.undo) : shown;
  const foot =
    'bottom-[calc(4.5rem+var(--save-bar,0rem)+env(safe-area-inset-bottom))] rail:bottom-[calc(1.25rem+var(--save-bar,0rem))] rail:left-23';
  const stack = (
    <div
      data-fixed
      data-bar="toasts"
      aria-live="polite"
      className={`pointer-events-none fixed inset-x-0 z-50 flex justify-center px-3 ${dialog ? 'top-[calc(0.75rem+env(safe-area-inset-top))]' : foot}`}
    >
      <ul className={`flex w-full max-w-xl gap-2 md:w-auto md:min-w-96 ${dialog ? 'flex-col' : 'flex-col-reverse'}`}>
        {told.map((one) => (
          <ToastCard key={one.number} {...one} onClose={close} />
        ))}
      </ul>
    </div>
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {dialog ? createPortal(stack, dialog) : stack}
    </ToastContext>
  );
}

/** The open dialog on top, which makes everything outside of it inert. */
function useTopDialog(): HTMLDialogElement | null {
  const [top, setTop] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    let open: HTMLDialogElement[] = [];
    const look = () => {
      const now = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
      open = [...open.filter((one) => now.includes(one)), ...now.filter((one) => !open.includes(one))];
      setTop(open.at(-1) ?? null);
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return top;
}

export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast outside of ToastProvider');
  return toasts;
}

function ToastCard({ toast, until, number, onClose }: Shown & { onClose: (number: number) => void }) {
  const { m } = useWords();
  const close = () => onClose(number);
  const left = useSecondsLeft(until, close);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is gone with its row: keyboard focus continues here.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const action = toast.undo ? { label: m.toast.undo, run: toast.undo } : toast.action;
  return (
    <li className="pointer-events-auto flex min-h-15 flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-3 bg-ink py-2 pr-2 pl-4 text-sm text-page shadow-3">
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
          aria-label={`${action.label}: ${toast.text}`}
          onClick={() => {
            close();
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
          aria-label={m.toast.close}
          onClick={close}
          className="grid size-11 shrink-0 place-items-center rounded-2 focus-visible:outline-offset-[-5px]"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </li>
  );
}

/** Whole seconds until an instant, then calls back. */
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
