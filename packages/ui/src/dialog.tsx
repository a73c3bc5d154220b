import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';
import { closeModal, openModal } from './open-modal.ts';

/**
 * A native modal dialog: focus stays inside, Escape and the backdrop close it, focus returns to its opener. `sheet` slides up on
 * phones; with `side` it is at the right edge of wider screens. `footer` stays visible below a scrolling body.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  sheet = false,
  side = false,
  footer,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  sheet?: boolean;
  side?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog) (open ? openModal : closeModal)(dialog);
  }, [open]);
  // The browser gives the focus back when a dialog closes, not when an open one is removed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog) closeModal(dialog);
    };
  }, []);
  // At a press out of sight at once: to make the page below answer again, the browser styles all of it anew. The opener may keep it
  // open, or close it a little later. Escape closes it at once, since the next key may be for the page.
  const leave = () => {
    const dialog = ref.current;
    if (!dialog || dialog.hidden) return;
    const focused = document.activeElement;
    const show = () => {
      dialog.hidden = false;
      if (dialog.open && focused instanceof HTMLElement) focused.focus();
    };
    dialog.hidden = true;
    afterPaint(() => {
      try {
        flushSync(onClose);
      } finally {
        if (dialog.open) afterPaint(show);
        else show();
      }
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a native dialog
    <dialog
      ref={ref}
      className={`${sheet ? 'sheet' : 'dialog'} ${side ? 'side' : ''}`}
      aria-labelledby={titleId}
      // Escape asks to close, as the button does: the opener may keep it open with unsaved edits.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // React passes the close event of a nested dialog on to this one.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) leave();
      }}
    >
      {open ? (
        <>
          <div className="flex items-center justify-between gap-4 px-5 pt-5 pb-3 md:px-6">
            <h2 id={titleId} className="text-dsm">
              {title}
            </h2>
            <button
              type="button"
              onClick={leave}
              aria-label={closeLabel}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-hover"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 md:px-6">{children}</div>
          {footer ? <div className="border-t border-line px-5 py-4 md:px-6">{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}
