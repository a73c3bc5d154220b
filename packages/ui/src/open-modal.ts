import { afterPaint } from './after-paint.ts';

/**
 * Opens a dialog above the page, and makes it modal once it is painted: to make the page below inert the browser styles all of it
 * anew, for which the paint would wait. Until then it is a popover and inert, if the browser knows popovers. A key or press that comes
 * before makes it modal at once, and the page below does not hear of it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open || dialog.popover) return;
  if (!CSS.supports('selector(:popover-open)')) {
    dialog.showModal();
    return;
  }
  dialog.inert = true;
  dialog.popover = 'manual';
  dialog.showPopover();
  const hasty = new AbortController();
  const makeModal = (event?: Event) => {
    hasty.abort();
    event?.stopPropagation();
    // It was closed meanwhile.
    if (!dialog.popover) return;
    endPopover(dialog);
    if (dialog.isConnected) dialog.showModal();
  };
  afterPaint(makeModal);
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, makeModal, { capture: true, signal: hasty.signal });
}

/** Closes it, modal or not yet. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (dialog.popover) endPopover(dialog);
  dialog.close();
}

function endPopover(dialog: HTMLDialogElement): void {
  dialog.popover = null;
  dialog.inert = false;
}
