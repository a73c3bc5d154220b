export type Toast = {
  text: string;
  failure?: boolean;
  /** The row it is about: a later message about that row replaces it. */
  about?: string;
  /** Offered while the API accepts it, with the seconds left. */
  undo?: () => void;
  /** When undo ends (epoch ms of this device), if not undoSeconds from now. */
  undoUntil?: number;
  action?: { label: string; run: () => void };
};

export type Shown = { toast: Toast; until: number | null; number: number };

/** More would cover the list they are about. */
const toastsMax = 4;

/** The stack with one more: without duplicates, and without outdated messages about its row. */
export function withToast(all: readonly Shown[], toast: Toast, until: number | null): readonly Shown[] {
  const others = all.filter(
    (one) =>
      (one.toast.text !== toast.text || one.toast.undo || toast.undo) &&
      (toast.about === undefined || one.toast.about !== toast.about),
  );
  return room([...others, { toast, until, number: (all.at(-1)?.number ?? 0) + 1 }]);
}

/** The oldest without an action is removed first. */
function room(all: readonly Shown[]): readonly Shown[] {
  if (all.length <= toastsMax) return all;
  const idle = all.find(({ toast }) => !toast.undo && !toast.action && !toast.failure) ?? all[0];
  return all.filter((one) => one !== idle);
}
